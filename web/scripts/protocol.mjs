// Types of the wire from the server's own schema:  python -m porphyry.server.schema | npm run protocol
// With `-- --check` nothing is written: it fails if wire.ts is not what the schema says.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const reference = (name) => ts.factory.createTypeReferenceNode(name);
const NEVER = ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword);
const STRING = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);

/** An object whose fields the schema does not name: one that has none, or one whose names only the game knows. */
function unnamed(schema) {
  if (schema.type !== "object" || Object.keys(schema.properties ?? {}).length > 0) return undefined;
  if (schema.additionalProperties === false)
    return ts.factory.createTypeReferenceNode("Record", [STRING, NEVER]);
  return typeof schema.additionalProperties === "object" ? undefined : reference("Named");
}

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
  {
    defaultNonNullable: true,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: unnamed,
  },
);
const out =
  '// Made by `npm run protocol` from the server\'s schema. Do not edit.\nimport type { Named } from "./types";\n\n' +
  astToString(ast);
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
