import "./example.css";
import "./symbols.css";
import type { Drawer, Drawing } from "../../rules/drawing";
import symbols from "./symbols.svg?raw";

export const sprite = symbols;

/** Churches, gates, red dots, stones, and who is met on the cards. */
export const draw: Drawer["draw"] = ({ domain, key }) => {
  if (domain === "stone")
    return drawn("-8 -8 40 40", `<rect class="stone ${key}" x="3" y="3" width="18" height="18" rx="2"/>`);
  if (domain === "field" && symbols.includes(`id="c-${key}"`))
    return drawn("-34 -70 68 71", `<use href="#c-${key}" x="-34" y="-70" width="68" height="71"/>`);
  if (domain === "field" && key.startsWith("gate-"))
    return drawn("-24 -34 48 46", `<use href="#gatehouse" x="-24" y="-34" width="48" height="46"/>`);
  if (domain === "field") return drawn("-10 -10 44 44", `<circle class="red-dot" cx="12" cy="12" r="7"/>`);
  const met = /^(abbot|abbess)-/.test(key) ? "archbishop" : key.replace(/-\d+$/, "");
  return symbols.includes(`id="i-${met}"`) ? drawn("0 0 24 24", `<use href="#i-${met}"/>`) : null;
};

const drawn = (box: string, svg: string): Drawing => ({ box, svg: `<g class="city-piece">${svg}</g>` });
