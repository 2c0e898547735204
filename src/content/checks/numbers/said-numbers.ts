import { timesOf } from '../counted';
import type { CheckedLanguage } from '../parsed/checked-language';
import { byBlock } from './number-blocks';
import type { NumberToken } from './number-tokens';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { isChineseOrJapanese } from '../parsed/checked-language';
import { hasNumberWords, spelledNumbers } from './spelled-numbers';
import { ownValue } from '../../own-value';

/** A number in a name: one side may write "PHP5" or "puzzle-15", and the other "PHP 5" or "15-puzzle". */
const IN_NAME =
  /\p{Nd}(?<=\p{Script=Latin}[-_.]?\p{Nd})\p{Nd}*(?:\.\p{Nd}+)*|\p{Nd}(?=[ -]?[DdДд](?!\p{L}))/gu;

/** In UTF-16 units. */
const longestCounted = 1000;

/** Words of English with another meaning than that of a number: that of a name, or of a part. */
const AMBIGUOUS = /^(?:seconds?|may|march)$|(?:first|third|[a-z]{2}th)s?$/;

const WORD = /[\p{L}\p{M}'’ʼ]+/gu;
const HAN_NUMERAL = /[〇零一二三四五六七八九十百千万萬億亿兩两双雙両]+/g;

/** The words for a hundred and for a thousand, with their endings, of languages without a list. */
const LARGE: Readonly<Record<string, readonly [hundred: RegExp, thousand: RegExp]>> = {
  sk: [/(?<!\p{L})(?:sto|stov[ck]\p{L}{1,3}|stoviek)(?!\p{L})/iu, /(?<!\p{L})tisíc/iu],
  sl: [/(?<!\p{L})(?:sto|stotin\p{L}{0,3})(?!\p{L})/iu, /(?<!\p{L})tisoč/iu],
  hr: [/(?<!\p{L})(?:sto|stotin\p{L}{0,3})(?!\p{L})/iu, /(?<!\p{L})tisuć/iu],
  sr: [/(?<!\p{L})(?:сто|стотин\p{L}{0,3})(?!\p{L})/iu, /(?<!\p{L})хиљад/iu],
  bg: [/(?<!\p{L})(?:сто|стотици|стотина)(?!\p{L})/iu, /(?<!\p{L})хиляд/iu],
  ro: [/(?<!\p{L})(?:sută|sute)(?!\p{L})/iu, /(?<!\p{L})(?:o mie|mii)(?!\p{L})/iu],
  el: [
    /(?<!\p{L})(?:εκατόν?|εκατοντάδ\p{L}{1,3})(?!\p{L})/iu,
    /(?<!\p{L})χ[ιί]λι(?:α|άδ\p{L}{1,3}|ες|ους|ων)(?!\p{L})/iu,
  ],
  ca: [/(?<!\p{L}|\bper )(?:cent|centenars?)(?!\p{L})/iu, /(?<!\p{L})(?:mil|milers?)(?!\p{L})/iu],
};

/** Returns 100 and 1000 where a text says them in a language of whose number words there is no list. */
function largeNumbers(text: string, { base }: CheckedLanguage): readonly string[] {
  const [hundred, thousand] = ownValue(LARGE, base) ?? [];
  return [
    ...(hundred?.test(text) === true ? ['100'] : []),
    ...(thousand?.test(text) === true ? ['1000'] : []),
  ];
}

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
  readonly #times = new Map<TextBlock, ReadonlyMap<string, number>>();

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

  /**
   * Whether the words of a block for a number are those that `other` has for it beside its digits: "3 alarms
   * in March", "Wecker im März".
   */
  repeatsWords(
    { values: [value = ''] }: NumberToken,
    block: TextBlock,
    other: SaidNumbers,
    of: TextBlock,
  ): boolean {
    if (
      !/^(?:[2-9]|1[0-2])$/.test(value) ||
      this.#inBlocks.get(block)?.some(({ readings, parts }) => [...readings, ...parts].includes(value))
    )
      return false;
    const said = other.#timesSaid(value, of);
    return said > 0 && this.#timesSaid(value, block) <= said;
  }

  /** How many words of a block may say a number; none in a long block. */
  #timesSaid(value: string, block: TextBlock): number {
    const { start, end } = block;
    if (end - start > longestCounted) return 0;
    let times = this.#times.get(block);
    if (times === undefined) {
      const pattern = isChineseOrJapanese(this.#language) ? HAN_NUMERAL : WORD;
      const words = this.#value.words.slice(start, end).match(pattern) ?? [];
      const meant = words.filter((word) => !AMBIGUOUS.test(word));
      times = timesOf(meant.flatMap((word) => [...spelledNumbers(word, this.#language)]));
      this.#times.set(block, times);
    }
    return times.get(value) ?? 0;
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
        ...largeNumbers(this.#value.words.slice(start, end), this.#language),
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
