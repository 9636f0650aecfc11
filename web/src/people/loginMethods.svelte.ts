/** By what the person here comes in: what they are asked for before such ways change. */

import type { PasskeyList } from "../lib/wire";
import { people } from "./api";

class Ways {
  known = $state.raw<PasskeyList>({ passkeys: [], password: true }); // until it is known

  async look(): Promise<void> {
    this.known = await people.passkeys();
  }
}

export const ways = new Ways();
