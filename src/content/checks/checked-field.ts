/** One field of a request as input for the checks. */
export interface CheckedField {
  readonly type: string;
  /** `html` is parsed as HTML, any other value as plain text. */
  readonly data: string;
  readonly source: string;
  readonly target: string;
}

/** BCP 47 tags; any other text counts as an unknown language. */
export interface CheckedLanguages {
  readonly source: string;
  readonly target: string;
}
