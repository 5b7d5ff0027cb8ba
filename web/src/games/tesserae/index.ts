import type { BoardModule, Fits } from "../board";
import PlainText from "../plain/PlainText.svelte";
import BoardComponent, { type Tesserae } from "./Board.svelte";

export const Board: BoardModule<Tesserae>["Board"] = BoardComponent;
export const TextBoard: BoardModule["TextBoard"] = PlainText;
export const Displays: BoardModule["Displays"] | null = null;
export const aspect = 1.4;
export const quick = ["bid"];

/** The compiler checks that this is a board. */
export type Checked = Fits<typeof import("."), Tesserae>;
