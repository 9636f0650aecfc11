import type { Drawer, Drawing } from "../../rules/drawing";
import heads from "./heads.svg?raw";
import pieces from "./pieces.svg?raw";

const LETTER: Record<string, string> = { master: "M", foreman: "F", journeyman: "J", apprentice: "A" };
const HOUSE = `<use href="#bp-side"/><use href="#bp-roof"/><g transform="translate(246 0)"><use href="#bp-gable"/></g>`;
const WALL = `<use href="#bp-wall-main"/><use href="#bp-wall-side"/><g transform="translate(231 0)"><use href="#bp-wall-side"/></g>`;
const PARTS: [RegExp, Drawing][] = [
  [/gable/, { box: "0 14 122 244", svg: `<use href="#bp-gable"/>` }],
  [/roof/, { box: "115 17 138 97", svg: `<use href="#bp-roof"/>` }],
  [/wall-\d-main/, { box: "60 37 181 65", svg: `<use href="#bp-wall-main"/>` }],
  [/wall-\d-side/, { box: "3 11 64 91", svg: `<use href="#bp-wall-side"/>` }],
  [/side/, { box: "120 110 128 148", svg: `<use href="#bp-side"/>` }],
];

export const sprite = heads + pieces;

/** Heads, buildings and their pieces; notes of loans and cards of the economy are words. */
export const draw: Drawer["draw"] = ({ domain, key }) => {
  if (domain === "category")
    return { box: "0 0 28 32", svg: `<g class="${LETTER[key]}"><use href="#bh-${LETTER[key]}"/></g>` };
  if (domain === "contract")
    return key.endsWith("wall") ? { box: "0 0 300 106", svg: WALL } : { box: "100 0 280 262", svg: HOUSE };
  if (domain === "piece") return PARTS.find(([part]) => part.test(key))?.[1] ?? null;
  return null;
};
