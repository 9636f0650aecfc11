import EditionSheet from "./EditionSheet.svelte";
import EditionThumb from "./EditionThumb.svelte";

export const parts = { Sheet: EditionSheet, Thumb: EditionThumb };
