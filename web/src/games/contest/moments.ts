import type { MomentOf } from "../../table/moments";
import Exposed from "./Exposed.svelte";
import Founded from "./Founded.svelte";
import type { Table } from "./shown";

const FOUNDS = 3; // buildings

export const momentOf: MomentOf<Table> = (news, table) => {
  const exposed = news.find((one) => one.kind === "exposed");
  if (exposed) return () => ({ at: ["stage"], title: table.newsText(exposed), art: Exposed, news: exposed });
  const laid = news.findLast((one) => one.kind === "laid");
  const seat = Number(laid?.seat);
  if (!laid || table.play.state.seats[seat]!.city.length !== FOUNDS - 1) return null;
  const name = table.seatName(seat);
  return () => ({
    at: seat === table.me ? [`place-${seat}-2`] : [`seat-${seat}`],
    title: table.say("moment-founded", { name, mine: seat === table.me ? "yes" : "no" }),
    art: Founded,
    news: laid,
  });
};
