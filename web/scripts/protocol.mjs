// Types of the wire from the server's own schema:  python -m porphyry.server.schema | npm run protocol
// With `-- --check` nothing is written: it fails if wire.ts is not what the schema says.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

let text = "";
for await (const chunk of process.stdin) text += chunk;
const schema = JSON.parse(text.replaceAll("#/$defs/", "#/components/schemas/"));
const ast = await openapiTS(
  {
    openapi: "3.1.0",
    info: { title: schema.title, version: "1" },
    paths: {},
    components: { schemas: schema.$defs },
  },
  { defaultNonNullable: true, emptyObjectsUnknown: true, rootTypes: true, rootTypesNoSchemaPrefix: true },
);
const out = "// Made by `npm run protocol` from the server's schema. Do not edit.\n" + astToString(ast);
const file = new URL("../src/lib/wire.ts", import.meta.url);
if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== out) {
    console.error("wire.ts is not what the server says: python -m porphyry.server.schema | npm run protocol");
    process.exit(1);
  }
} else {
  writeFileSync(file, out);
  console.log(`wire.ts: ${Object.keys(schema.$defs).length} types`);
}
