import type { CheckedLanguage } from '../parsed/checked-language';
import { byBlock } from './number-blocks';
import type { NumberToken } from './number-tokens';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { hasNumberWords, spelledNumbers } from './spelled-numbers';

/** A number in a name: one side may write "PHP5" or "puzzle-15", and the other "PHP 5" or "15-puzzle". */
const IN_NAME = /(?<=\p{Script=Latin}[-_.]?)\p{Nd}+(?:\.\p{Nd}+)*|\p{Nd}(?=[ -]?[DdДд](?!\p{L}))/gu;

/**
 * The numbers of a side, in words or digits, in one block or, where the block is unknown, in the whole value.
 */
export class SaidNumbers {
  readonly #value: ParsedValue;
  readonly #tokens: readonly NumberToken[];
  readonly #inBlocks: ReadonlyMap<TextBlock, readonly NumberToken[]>;
  readonly #language: CheckedLanguage;
  readonly #readingsOf: (token: NumberToken) => readonly string[];
  readonly #known = new Map<TextBlock | undefined, ReadonlySet<string>>();

  constructor(
    value: ParsedValue,
    tokens: readonly NumberToken[],
    language: CheckedLanguage,
    readingsOf: (token: NumberToken) => readonly string[],
  ) {
    this.#value = value;
    this.#tokens = tokens;
    this.#inBlocks = byBlock(value, tokens);
    this.#language = language;
    this.#readingsOf = readingsOf;
  }

  says({ values }: NumberToken, block: TextBlock | undefined): boolean {
    // If the language's number words are unknown, a small number may be written in words.
    if (!hasNumberWords(this.#language) && values.some((value) => /^(?:\d|1[0-2])$/.test(value))) return true;
    let said = this.#known.get(block);
    if (said === undefined) {
      const { start, end } = block ?? { start: 0, end: this.#value.words.length };
      const inDigits = block === undefined ? this.#tokens : (this.#inBlocks.get(block) ?? []);
      said = new Set([
        ...spelledNumbers(this.#value.words.slice(start, end), this.#language),
        ...(this.#value.words.slice(start, end).match(IN_NAME) ?? []).map((text) =>
          text.replace(/^0+(?=\d)|\.0+$/g, ''),
        ),
        ...inDigits.flatMap((token) => [...this.#readingsOf(token), ...token.parts]),
      ]);
      this.#known.set(block, said);
    }
    return values.some((value) => said.has(value));
  }
}
