/** What a number is made of: asked of the game, from what this seat may know. */
import { getContext, setContext } from "svelte";
import type { Named } from "../lib/types";
import type { TableStore } from "../lib/table.svelte";

interface SumPart {
  /** A text of the game, and what it names. */
  text: string;
  params: Named;
}

export interface SumLine extends SumPart {
  /** What this line adds; nothing where it only says something. */
  value: number | null;
  rule: string;
}

export interface Sum extends SumPart {
  total: number;
  lines: SumLine[];
}

const KEY = Symbol("sums");

/** Numbers below can be asked what they are made of, of this table as it stands. */
export const explainBy = (store: TableStore): void => void setContext(KEY, store);

/** The table to ask; none where nothing can be asked. */
export const explainer = (): TableStore | undefined => getContext<TableStore | undefined>(KEY);

export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);
