/** A legal action as the panel and the boards use it; everything else comes from wire.ts. */
export type Value = string | number;

/** One legal action: its line of notation, its verb and its fields in the order of the notation. */
export interface Option {
  text: string;
  verb: string;
  fields: Record<string, Value>;
  /** Of each field, the vocabulary its value is from, where that is known. */
  kinds?: Record<string, string>;
}

export function toOption(legal: Record<string, unknown>, kinds?: Record<string, string>): Option {
  const { text, verb, ...fields } = legal as { text: string; verb: string } & Record<string, Value>;
  return { text, verb, fields, ...(kinds ? { kinds } : {}) };
}
