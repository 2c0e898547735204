/** Headers as they stood on the wire. */
export type HeaderPairs = readonly (readonly [name: string, value: string])[];

/** A body as far as it was kept. `text` is it, or its beginning, read as UTF-8. */
export interface KeptBody {
  readonly text: string;
  /** Of the whole body, or of what was read of it. */
  readonly sizeBytes: number;
  /** `text` is only its beginning. */
  readonly isBeginning: boolean;
  /** Not UTF-8: `text` has replacement characters. */
  readonly isBinary: boolean;
}
