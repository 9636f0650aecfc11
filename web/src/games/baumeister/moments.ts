import type { MomentOf } from "../../table/moments";
import { talers, UNIT } from "./crew";
import Coins from "./Coins.svelte";
import Finished from "./Finished.svelte";
import type { Table } from "./shown";

export const momentOf: MomentOf<Table> = (news, table) => {
  const paid = news.filter((one) => one.kind === "paid");
  if (paid.length) {
    const sum = (seat: number, kind: string) =>
      news.filter((one) => one.kind === kind && one.seat === seat).reduce((all, one) => all + Number(one.amount), 0);
    const rows = paid.map(({ seat }) => ({
      seat: Number(seat),
      text: [sum(Number(seat), "income"), -sum(Number(seat), "paid")]
        .filter(Boolean)
        .map((amount) => (amount > 0 ? "+" : "") + talers(table, UNIT * amount))
        .join(" "),
    }));
    return () => ({
      at: table.me === null ? ["market"] : ["stage", `seat-${table.me}`],
      title: table.say("payday"),
      rows,
      art: Coins,
      news: paid[0]!,
    });
  }
  const finished = news.find((one) => one.kind === "finished");
  if (!finished) return null;
  return () => ({
    at: [`contract-${String(finished.contract)}`, `seat-${finished.seat}`],
    title: table.newsText(finished),
    art: Finished,
    news: finished,
  });
};
