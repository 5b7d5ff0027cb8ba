// Types of the wire from the server's own schema:  python -m porphyry.server.schema | npm run protocol
import { writeFileSync } from "node:fs";
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
writeFileSync(new URL("../src/lib/wire.ts", import.meta.url), out);
console.log(`wire.ts: ${Object.keys(schema.$defs).length} types`);
