/** What the games print, as the server would send it. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const root = new URL("../../", import.meta.url).pathname;
const own = `${root}.venv/bin/python`;
const python = existsSync(own) ? own : "python3";
const CODE =
  "import json, sys; from porphyry.kernel import registry; print(json.dumps(registry.game(sys.argv[1]).rows()))";

export const rowsOf = <Rows>(game: string): Rows =>
  JSON.parse(execFileSync(python, ["-c", CODE, game], { cwd: root, encoding: "utf8" })) as Rows;
