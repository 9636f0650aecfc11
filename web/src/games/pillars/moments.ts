import type { MomentOf } from "../../table/moments";
import { stateOf } from "./cards";
import Crown from "./Crown.svelte";
import HandDone from "./HandDone.svelte";
import type { Table } from "./shown";

const KINGS = ["kings-trick", "kings-trick-given"];

export const momentOf: MomentOf<Table> = (news, table) => {
  const next = news.find((one) => one.kind === "hand-begins");
  const number = Number(next?.number) - 1; // of the hand that was counted
  if (next && number > 0)
    return () => ({
      at: ["trick"],
      title: table.say("hand-done", { number }),
      rows: table.around.map((seat) => ({
        seat,
        text: table.words.number(stateOf(table).seats[seat]!.pad[number - 1]!),
      })),
      art: HandDone,
      news: next,
    });
  const king = news.find((one) => KINGS.includes(one.kind));
  if (!king) return null;
  const at = king.kind === "kings-trick" ? "aside" : `seat-${king.receiver}`;
  return () => ({ at: [at, "trick"], title: table.newsText(king), art: Crown, news: king });
};
