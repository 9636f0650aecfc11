import "./example.css";
import type { Drawer } from "../../rules/drawing";
import heads from "./heads.svg?raw";
import { boxOf, partOf, portraitOf, svgOf, WORKS } from "./kit";

const LETTER: Record<string, string> = { master: "M", foreman: "F", journeyman: "J", apprentice: "A" };

export const sprite = heads;

/** Heads, buildings and their pieces; notes of loans and cards of the economy are words. */
export const draw: Drawer["draw"] = (piece, facts) => {
  const { domain, key } = piece;
  if (domain === "worker") return draw({ ...piece, domain: "category", key: key.replace(/-\d+$/, "") }, facts);
  if (domain === "category")
    return { box: "0 0 28 32", svg: `<g class="rank ${key}"><use href="#bh-${LETTER[key]}"/></g>` };
  if (domain === "contract") return { box: boxOf(portraitOf(key)), svg: svgOf(portraitOf(key)) };
  if (domain === "piece") return drawPiece(key);
  return null;
};

/** `large-house-gable-2`: the longest name of a work is meant. */
function drawPiece(key: string) {
  const work = WORKS.filter((one) => key.startsWith(`${one}-`)).sort((a, b) => b.length - a.length)[0];
  const part = work && partOf(work, key.slice(work.length + 1));
  if (!part) return null;
  return { box: `-6 ${-part.height - 3} ${part.width + 12} ${part.height + 6}`, svg: part.svg };
}
