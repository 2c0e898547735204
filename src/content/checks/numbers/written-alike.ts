import { countOf, firstMatches } from '../counted';
import { isNear } from '../code/similar';
import type { FieldCheck } from '../field-check';
import { atDigit } from './at-digit';
import { isRightToLeft } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { decimalOf } from './number-values';
import { unitAt } from '../quantities/unit-names';

/** Compares versions, hexadecimal numbers, fractions and sizes, which every language writes alike. */
export const writtenAlike: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    if (A_POINT.test(pair.source.prose)) compareVersions(pair, problems);
    if (A_HEX.test(pair.source.prose)) compareHex(pair, problems);
    if (!isRightToLeft(pair.targetLanguage)) compareTwos(pair, problems);
  },
};

const A_POINT = atDigit(/\p{Nd}\.\p{Nd}/u);
const A_HEX = /0x[\da-f]{2}/i;

const POINTED = atDigit(
  /(?<![\p{N}.,]|[^\p{L}]\/)\p{Nd}{1,4}(?:\.\p{Nd}{1,4}){1,3}(?!\p{N}|[.,/%]\p{N}|\s?[%°])/gu,
);
const AFTER_VERSION =
  /(?<!\p{L})(?:versi[oóõ](?:n|ns|ne|ni)|versão|versões|releases?|sürüm|v\.?)[ \u00a0]?v?$/iu;
/** A name before its version: "HTTP/1.1", "with Apache 2.1". */
const NAME_BEFORE = /(?<!\p{L})(?:\p{Lu}{2,10}[ /]|(?<=\p{Ll} )\p{Lu}\p{Ll}{2,20} )$/u;

/** Finds versions with commas in the place of their points. */
function compareVersions({ source, target, targetLanguage }: ParsedPair, problems: ProblemCollector): void {
  for (const { index, 0: before } of firstMatches(source.prose, POINTED)) {
    const after = before.replaceAll('.', ',');
    const start = target.prose.indexOf(after);
    if (start === -1) continue;
    const [words, others] = [textBefore(source.prose, index), textBefore(target.prose, start)];
    const [name] = NAME_BEFORE.exec(words) ?? [];
    const isVersion =
      before.split('.').length > 2 ||
      AFTER_VERSION.test(words) ||
      AFTER_VERSION.test(others) ||
      (name !== undefined && others.endsWith(name) && !isAmount(name, before)) ||
      // Such a language has a comma in no number.
      decimalOf(targetLanguage) === '.';
    if (!isVersion || countOf(target.prose, before) >= countOf(source.prose, before)) continue;
    if (/[\p{N}.,]/u.test(target.prose[start - 1] ?? '')) continue;
    if (/^[.,]?\p{N}/u.test(target.prose.slice(start + after.length))) continue;
    const places = {
      source: [source.readable.spanAt(index, before)],
      target: [target.readable.spanAt(start, after)],
    };
    problems.add('numbers', 'changed', { before, after }, places);
  }
}

/** Whether it is an amount of money behind the code of its currency: "SEK 248.00". */
const isAmount = (name: string, number: string): boolean =>
  /^\p{Nd}+\.\p{Nd}{2}$/u.test(number) && CURRENCIES.has(name.trim());

/** PHP and TOP are programs, and ALL is a word, too. */
const CURRENCIES: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !/^(?:PHP|TOP|ALL)$/.test(code)),
);

const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - 24), at);

const HEX = /(?<![\p{L}\p{N}])0x[\da-f]{2,16}(?![\p{L}\p{N}])/giu;
const LIKE_HEX = /(?<![\p{L}\p{N}])[\da-f][\da-fxх×]{2,17}/giu;

/** Finds hexadecimal numbers with other digits. */
function compareHex({ source, target }: ParsedPair, problems: ProblemCollector): void {
  const small = target.raw.toLowerCase();
  const inSource = new Set(source.prose.match(LIKE_HEX));
  for (const { index, 0: before } of firstMatches(source.prose, HEX)) {
    if (small.includes(before.toLowerCase())) continue;
    const found = firstMatches(target.prose, LIKE_HEX).find(
      ([one]) => /\d/.test(one) && !inSource.has(one) && isNear(one.toLowerCase(), before.toLowerCase(), 2),
    );
    if (found === undefined) continue;
    const span = target.readable.spanOf(found.index, found.index + found[0].length);
    if (problems.hasAt('numbers', span)) continue;
    const places = { source: [source.readable.spanAt(index, before)], target: [span] };
    problems.add('numbers', 'changed', { before, after: found[0] }, places);
  }
}

const TWO = atDigit(/(?<![\p{L}\p{N}.,/-])(\p{Nd}{1,5})([×x/])(\p{Nd}{1,5})(?![\p{L}\p{N}/-]|[.,]\p{N})/gu);

/** Finds fractions and sizes whose two numbers changed places: 3/4 and 4/3, 1920×1080 and 1080×1920. */
function compareTwos({ source, target, sourceLanguage }: ParsedPair, problems: ProblemCollector): void {
  const before = firstMatches(source.prose, TWO);
  if (before.length === 0) return;
  const [inSource, inTarget] = [source, target].map(({ prose }) => new Set(prose.match(TWO)));
  for (const { index, 0: found, 1: first, 2: sign = '', 3: second } of firstMatches(target.prose, TWO)) {
    const was = before.find(([, one, , other]) => one === second && other === first);
    if (was === undefined || first === second || inSource?.has(found) || inTarget?.has(was[0])) continue;
    // Before a unit it is a fraction, elsewhere it may be a date: 3/4 and 4/3.
    const end = was.index + was[0].length;
    if (sign === '/' && unitAt(source.prose, was.index, end, sourceLanguage) === undefined) continue;
    const places = {
      source: [source.readable.spanOf(was.index, end)],
      target: [target.readable.spanAt(index, found)],
    };
    problems.add('numbers', 'changed', { before: was[0], after: found }, places);
  }
}
