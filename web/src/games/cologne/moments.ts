import type { MomentOf } from "../../table/moments";
import Completed from "./Completed.svelte";

export const momentOf: MomentOf = (news, table) => {
  const completed = news.find((one) => one.kind === "completed");
  if (!completed) return null;
  return () => ({
    at: [`field-${String(completed.church)}`],
    title: table.newsText(completed),
    art: Completed,
    news: completed,
  });
};
