/** One field of a request as the checks see it. */
export interface CheckedField {
  readonly type: string;
  /** `html` is read as HTML, anything else as plain text. */
  readonly data: string;
  readonly source: string;
  readonly target: string;
}

/** BCP 47 tags; anything else counts as a language that nothing is known of. */
export interface CheckedLanguages {
  readonly source: string;
  readonly target: string;
}
