import { usualPlace, type Place } from "../../editions/values";
import EditionSheet from "./EditionSheet.svelte";
import EditionThumb from "./EditionThumb.svelte";
import { BOARD, boardSections, endsOf, placeOf } from "./stops";

/** Streets and places are asked on the map. */
const place: Place = (key) => (endsOf(key) || placeOf(key) ? [BOARD, BOARD] : usualPlace(key));

export const parts = { Sheet: EditionSheet, Thumb: EditionThumb, place, sections: boardSections };
