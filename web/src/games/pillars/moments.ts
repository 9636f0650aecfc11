import type { MomentOf } from "../../table/moments";
import Crown from "./Crown.svelte";

const KINGS = ["kings-trick", "kings-trick-given"];

export const momentOf: MomentOf = (news, table) => {
  const king = news.find((one) => KINGS.includes(one.kind));
  if (!king) return null;
  const at = king.kind === "kings-trick" ? "aside" : `seat-${king.receiver}`;
  return () => ({ at: [at, "trick"], title: table.newsText(king), art: Crown, news: king });
};
