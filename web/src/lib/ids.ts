/** Names for commands and questions, made here so that the same one can be sent again. */
export function newId(kind: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `${kind}-${btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")}`;
}
