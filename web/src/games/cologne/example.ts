import "./cologne.css"; // what the symbols look like
import type { Drawer } from "../../rules/drawing";
import symbols from "./symbols.svg?raw";

export const sprite = symbols;

/** Churches, gates, red dots, stones, and who is met on the cards. */
export const draw: Drawer["draw"] = ({ domain, key }) => {
  if (domain === "stone")
    return { box: "-8 -8 40 40", svg: `<rect class="st-${key}" x="3" y="3" width="18" height="18" rx="2"/>` };
  if (domain === "field" && symbols.includes(`id="c-${key}"`))
    return {
      box: "-34 -70 68 71",
      svg: `<g class="church"><use href="#c-${key}" x="-34" y="-70" width="68" height="71"/></g>`,
    };
  if (domain === "field" && key.startsWith("gate-"))
    return { box: "-24 -34 48 46", svg: `<use href="#gatehouse" x="-24" y="-34" width="48" height="46"/>` };
  if (domain === "field") return { box: "-10 -10 44 44", svg: `<circle class="dot" cx="12" cy="12" r="7"/>` };
  const met = /^(abbot|abbess)-/.test(key) ? "archbishop" : key.replace(/-\d+$/, "");
  return symbols.includes(`id="i-${met}"`) ? { box: "0 0 24 24", svg: `<use href="#i-${met}"/>` } : null;
};
