/** Types of the client's own; everything else comes from wire.ts. */

/** Things by their names, where only the game knows which: parameters of a text, a question to it, a position. */
export type Named = Record<string, unknown>;

/** One event of a table of events that a game declares, told apart by its kind. */
export type EventOf<Events> = {
  [Kind in keyof Events]: { kind: Kind; params: Events[Kind]; rule: string };
}[keyof Events];

/** What a field of an action holds: a word, or a number. */
export type Value = string | number;

/** One legal action: its line of notation, its verb and its fields in the order of the notation. */
export interface Option {
  text: string;
  verb: string;
  fields: Record<string, Value>;
  /** Of each field, the vocabulary its value is from, where that is known. */
  kinds?: Record<string, string>;
}

export function toOption(legal: Named, kinds?: Record<string, string>): Option {
  const { text, verb, ...fields } = legal as { text: string; verb: string } & Record<string, Value>;
  return { text, verb, fields, ...(kinds ? { kinds } : {}) };
}
