/**
 * By language, the name of a pair of opposites with the words for one of them and, behind a stroke, for the
 * other. `*` stands for any letters. The words are many, because any of them says what the source says.
 */
export type TermsOfLanguages = Readonly<Record<string, readonly string[]>>;
