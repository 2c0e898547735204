/** Number words: `cardinals` from 0 to 12, `ordinals` from 1, then others with their values. */
export interface WordList {
  readonly cardinals: string;
  readonly ordinals?: string;
  /** From 13 to 19. */
  readonly teens?: string;
  /** From 30 to 90, in steps of ten. */
  readonly tens?: string;
  /** From 100 to 900, in steps of a hundred. */
  readonly hundreds?: string;
  readonly others?: Readonly<Record<string, number>>;
  /** The words are inflected, so any word that begins with one of them counts. */
  readonly areStems?: true;
  /** Words among stems that count only as a whole: many others begin like them. */
  readonly whole?: Readonly<Record<string, number>>;
}
