// Writes src/lib/wire.ts from the server's schemas: `node scripts/wire-types.mjs ../docs/api/*.json`.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const definitions = {};
for (const file of process.argv.slice(2)) {
  const text = (await readFile(file, "utf8"))
    .replaceAll("#/components/schemas/", "#/$defs/")
    .replaceAll("#/definitions/", "#/$defs/");
  const schema = JSON.parse(text);
  Object.assign(definitions, schema.components?.schemas, schema.definitions, schema.$defs);
}
// Titles of single fields would become types of their own; only the models are named.
const untitled = (value) => {
  if (Array.isArray(value)) return value.map(untitled);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, v]) => !(key === "title" && typeof v === "string"))
      .map(([key, v]) => [key, untitled(v)]),
  );
};
// What has a default is still always sent.
for (const model of Object.values(definitions)) if (model.properties) model.required = Object.keys(model.properties);
const names = Object.keys(definitions).sort();
const root = {
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: names,
  $defs: untitled(definitions),
};
const code = await compile(root, "Wire", {
  additionalProperties: false,
  bannerComment: "/* Generated from docs/api by scripts/wire-types.mjs; do not edit. */",
  style: { printWidth: 120 },
  unknownAny: true,
  ignoreMinAndMaxItems: true,
});
await writeFile(new URL("../src/lib/wire.ts", import.meta.url), code);
