import type { ParsedPair } from '../parsed/parsed-pair';

/** A pattern of marks that are wrong in the languages to which it applies. */
export interface MarkRule {
  readonly variant: string;
  readonly pattern: RegExp;
  readonly applies: (pair: ParsedPair) => boolean;
  /** Whether the source may do the same for a reason that holds in the target too. */
  readonly isAllowedBySource?: boolean;
}

/** The letters of Chinese and Japanese, as part of a class of characters. */
export const HAN = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
