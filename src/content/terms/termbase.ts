/** Ranks of a term among those of its concept and language. */
export const termStatuses = ['preferred', 'admitted', 'forbidden'] as const;
export type TermStatus = (typeof termStatuses)[number];

/** Parts of speech, as TBX-Basic has them. */
export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb', 'other'] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

export interface Term {
  readonly text: string;
  readonly status: TermStatus;
  readonly partOfSpeech?: PartOfSpeech;
  /** Only text in the same letter case is this term. */
  readonly isCaseSensitive?: boolean;
  readonly note?: string;
}

/** A concept, with its terms by language. */
export interface TermEntry {
  /** Unique in its termbase. */
  readonly id: string;
  /** The field of knowledge or the product that the concept belongs to. */
  readonly subject?: string;
  /** Explains the concept in any language. */
  readonly definition?: string;
  /** Definitions in single languages, by language tag; a reader of that language gets them first. */
  readonly definitions?: Readonly<Record<string, string>>;
  readonly note?: string;
  /** A translation keeps the term as it is in the source, whatever terms other languages have. */
  readonly isUntranslatable?: boolean;
  /** Lists of at least one term, by canonical BCP 47 tag. */
  readonly terms: Readonly<Record<string, readonly Term[]>>;
}
