/** A word of a text, with its place in UTF-16 offsets, `to` exclusive. */
export interface WordPlace {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}
