import "./example.css";
import "./symbols.css";
import type { Drawer, Drawing } from "../../rules/drawing";
import { symbolOf } from "./symbols";
import symbols from "./symbols.svg?raw";

export const sprite = symbols;

/** Churches, gates, red dots, stones, and who is met on the cards. */
export const draw: Drawer["draw"] = ({ domain, key }) => {
  if (domain === "stone")
    return drawn("-8 -8 40 40", `<rect class="stone ${key}" x="3" y="3" width="18" height="18" rx="2"/>`);
  if (domain === "field" && has(`c-${key}`)) return church(`c-${key}`);
  if (domain === "field" && key.startsWith("gate-"))
    return drawn("-24 -34 48 46", `<use href="#gatehouse" x="-24" y="-34" width="48" height="46"/>`);
  if (domain === "field") return drawn("-10 -10 44 44", `<circle class="red-dot" cx="12" cy="12" r="7"/>`);
  const symbol = symbolOf(key.replace(/-\d+$/, ""));
  if (!has(symbol)) return null;
  return symbol.startsWith("c-") ? church(symbol) : drawn("0 0 120 120", `<use href="#${symbol}"/>`);
};

const has = (symbol: string): boolean => symbols.includes(`id="${symbol}"`);
const church = (symbol: string): Drawing =>
  drawn("-34 -70 68 71", `<use href="#${symbol}" x="-34" y="-70" width="68" height="71"/>`);
const drawn = (box: string, svg: string): Drawing => ({ box, svg: `<g class="city-piece">${svg}</g>` });
