import { Refused } from "./api";
import { t } from "./messages.svelte";

/** Why something did not work, as a sentence; nothing if it did. */
export async function errorOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    return error instanceof Refused ? error.message : t("no-server");
  }
}
