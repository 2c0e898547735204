import type { CheckedLanguage } from './checked-language';
import type { FieldCheck } from './field-check';
import { matchNumbers, type NumberMatches } from './number-matches';
import { numberTokens, type NumberToken } from './number-tokens';
import type { ParsedPair } from './parsed-pair';
import type { ParsedValue } from './parsed-value';
import type { ProblemCollector } from './problem-collector';
import type { TextBlock } from './readable-text';
import { spelledNumbers } from './spelled-numbers';

/** Numbers that one side has in digits and the other neither in digits nor in words, and units that are others. */
export const numberCheck: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    const [left, right] = [
      numberTokens(source.words, sourceLanguage),
      numberTokens(target.words, targetLanguage),
    ];
    if (left.length === 0 && right.length === 0) return;
    const { missing, extra } = compareInBlocks(pair, left, right, problems);
    const inTarget = new SaidIn(target, right, targetLanguage, ({ readings }) => readings);
    const inSource = new SaidIn(source, left, sourceLanguage, ({ values }) => values);
    const origins = new Map(pair.blocks.map((blocks) => [blocks.target, blocks.source]));
    const originOf = (token: NumberToken): TextBlock | undefined => {
      const block = blockOf(target, token);
      return block === undefined ? undefined : origins.get(block);
    };
    for (const token of missing) {
      if (token.isFullHour || inTarget.says(token, pair.partnerOf(blockOf(source, token)))) continue;
      problems.add(
        'numbers',
        'missing',
        { number: token.text },
        { source: [source.readable.spanOf(token.start, token.end)] },
      );
    }
    for (const token of extra) {
      if (token.isFullHour || inSource.says(token, originOf(token))) continue;
      problems.add(
        'numbers',
        'extra',
        { number: token.text },
        { target: [target.readable.spanOf(token.start, token.end)] },
      );
    }
  },
};

/** Block by block, so that the places are right; then what is left of all blocks, as sentences may move. */
function compareInBlocks(
  pair: ParsedPair,
  source: readonly NumberToken[],
  target: readonly NumberToken[],
  problems: ProblemCollector,
): NumberMatches {
  const [ofSource, ofTarget] = [byBlock(pair.source, source), byBlock(pair.target, target)];
  const found = pair.blocks.map((blocks) =>
    matchNumbers(ofSource.get(blocks.source) ?? [], ofTarget.get(blocks.target) ?? []),
  );
  const isPaired = pair.blocks.length > 0;
  const rest = matchNumbers(
    isPaired ? found.flatMap(({ missing }) => missing) : source,
    isPaired ? found.flatMap(({ extra }) => extra) : target,
  );
  const matched = [...found.flatMap((matches) => matches.matched), ...rest.matched];
  for (const [left, right] of matched) {
    if (left.unit === undefined || right.unit === undefined || left.unit === right.unit) continue;
    problems.add(
      'numbers',
      'unit',
      { number: left.text, before: left.unit, after: right.unit },
      {
        source: [pair.source.readable.spanOf(left.start, left.end)],
        target: [pair.target.readable.spanOf(right.start, right.end)],
      },
    );
  }
  return rest;
}

/** The block a token stands in: the last that begins at or before it. */
function blockOf({ readable: { blocks } }: ParsedValue, { start }: NumberToken): TextBlock | undefined {
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle]?.start ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  return blocks[low];
}

function byBlock(value: ParsedValue, tokens: readonly NumberToken[]): ReadonlyMap<TextBlock, NumberToken[]> {
  const blocks = new Map<TextBlock, NumberToken[]>();
  for (const token of tokens) {
    const block = blockOf(value, token);
    if (block === undefined) continue;
    const list = blocks.get(block);
    if (list === undefined) blocks.set(block, [token]);
    else list.push(token);
  }
  return blocks;
}

/** The numbers of a side, in words or in digits, in one block or, where that is not known, in all of it. */
class SaidIn {
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
    let said = this.#known.get(block);
    if (said === undefined) {
      const { start, end } = block ?? { start: 0, end: this.#value.words.length };
      const inDigits = block === undefined ? this.#tokens : (this.#inBlocks.get(block) ?? []);
      said = new Set([
        ...spelledNumbers(this.#value.words.slice(start, end), this.#language),
        ...inDigits.flatMap((token) => [...this.#readingsOf(token), ...token.parts]),
      ]);
      this.#known.set(block, said);
    }
    return values.some((value) => said.has(value));
  }
}
