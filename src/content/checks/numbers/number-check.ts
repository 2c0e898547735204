import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemCollector } from '../problem-collector';
import { isPerhapsReworded } from './counted-things';
import { isArgument } from './dollar-arguments';
import { ExcusedNumbers } from './excused-numbers';
import { isFunctionWord } from '../text/plain-words';
import { findMistypedDigits } from './mistyped-digits';
import { lostBeside } from './lost-beside';
import { blockOf, byBlock, loneNumbers, type LoneNumber } from './number-blocks';
import { matchNumbers, type NumberMatches } from './number-matches';
import { isNumberOfPart } from './numbers-of-tools';
import {
  joinedGroups,
  joinedLike,
  numbersOfPair,
  spanWithSign,
  spanWithUnit,
  type NumberToken,
} from './number-tokens';
import { scaleAt } from './number-forms';
import { isNameOfSetting } from './other-notations';
import { SaidNumbers } from './said-numbers';
import { isInOwnCurrency } from '../quantities/currency-names';
import { areOneUnit, meantBy } from '../quantities/unit-names';

/** Encodings that a program tries, of which each language has its own. */
const ENCODINGS = /^\s*\[\s?'UTF-8'(?:, ?'[A-Z\d-]{3,20}'){1,20}\s?\]\s*$/;

/**
 * Finds numbers that one side has in digits and the other neither in digits nor in words, and changed units.
 */
export const numberCheck: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (ENCODINGS.test(source.raw)) return;
    const found = numbersOfPair(pair);
    if (found[0].length === 0 && (found[1].length === 0 || isNameOfSetting(source))) return;
    const left = joinedGroups(joinedLike(...found), found[1], source, sourceLanguage);
    const right = joinedGroups(joinedLike(found[1], found[0]), found[0], target, targetLanguage);
    const { missing, extra } = compareInBlocks(pair, left, right, problems);
    findExchanged(pair, left, right, problems);
    if (missing.length + extra.length === 0) return;
    const inTarget = new SaidNumbers(target, right, targetLanguage, ({ readings }) => readings);
    const inSource = new SaidNumbers(source, left, sourceLanguage, ({ values }) => values);
    const excused = new ExcusedNumbers(pair, { left, right, missing, extra });
    const mistyped = findMistypedDigits(pair, missing, problems);
    const replaced = replacedIn(pair, missing, extra);
    const isLostBeside = lostBeside(pair, left, right);
    const added = extra.filter(
      (token) => !inSource.says(token, pair.partnerOf(blockOf(target, token))) && !excused.isExtra(token),
    );
    const loneOf = loneNumbers(pair, missing, added);
    const isChanged = (token: NumberToken): boolean => isChangedInto(token, loneOf(token));
    const keepsParts = left.some((token) => isNumberOfPart(source, token) && !missing.includes(token));
    const isOfOwnPart = (token: NumberToken): boolean => !keepsParts && isNumberOfPart(source, token);
    for (const token of missing) {
      const own = blockOf(source, token);
      const block = pair.partnerOf(own);
      if (mistyped.has(token)) continue;
      // The added number says it, as a matter of style.
      if (isOfOwnPart(token) && isChanged(token)) continue;
      const isSaid = inTarget.says(token, block) && !replaced.has(token) && !isLostBeside(token);
      if (isSaid && !(own && block && inTarget.repeatsWords(token, block, inSource, own))) continue;
      if (excused.isMissing(token) && !(isChanged(token) && excused.isPerhapsSaid(token))) continue;
      const variant = isPerhapsReworded(token, loneOf(token), pair) ? 'reworded' : 'missing';
      problems.add('numbers', variant, { number: token.text }, { source: [spanWithSign(source, token)] });
    }
    for (const token of added)
      problems.add('numbers', 'extra', { number: token.text }, { target: [spanWithSign(target, token)] });
  },
};

/** Whether the block of the target has one other number that was added: "the 3rd", "die 4.". */
function isChangedInto(token: NumberToken, lone: LoneNumber | undefined): boolean {
  const [is, ...more] = lone?.added ?? [];
  return is !== undefined && more.length === 0 && Math.abs(is.text.length - token.text.length) < 2;
}

/**
 * Finds numbers of a list that changed places: three or more with nothing but units, brackets and marks
 * between them stay in their order in every language, but those of a date do not.
 */
function findExchanged(
  { source, target }: ParsedPair,
  before: readonly NumberToken[],
  after: readonly NumberToken[],
  problems: ProblemCollector,
): void {
  const runs = runsOf(target, after);
  for (const run of runsOf(source, before)) {
    const values = run.map(valueOf);
    const sorted = sortedValues(run);
    const other = runs.find((one) => one.length === run.length && sortedValues(one) === sorted);
    const at = other?.findIndex(({ values: [value] }, index) => value !== values[index]) ?? -1;
    const [was, is] = [run[at], other?.[at]];
    if (was === undefined || is === undefined) continue;
    problems.add(
      'numbers',
      'changed',
      { before: was.text, after: is.text },
      {
        source: [source.readable.spanOf(was.start, was.end)],
        target: [target.readable.spanOf(is.start, is.end)],
      },
    );
  }
}

const valueOf = ({ values: [value = ''] }: NumberToken): string => value;

const sortedValues = (run: readonly NumberToken[]): string =>
  run
    .map(valueOf)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(' ');

function runsOf({ words }: ParsedValue, tokens: readonly NumberToken[]): readonly (readonly NumberToken[])[] {
  const runs: NumberToken[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && IN_RUN.test(words.slice(last.end, token.start)))
      run.push(token);
    else runs.push([token]);
  }
  return runs.filter(({ length }) => length >= 3 && length <= 20);
}

const IN_RUN = /^\s?(?:[\p{L}°%€$]{1,3})?[ \u00a0]?[(),;、，（）]{1,2}\s?\(?$/u;

/** Numbers in place of which the target's block has another one with their unit, and no other that is new. */
function replacedIn(
  pair: ParsedPair,
  missing: readonly NumberToken[],
  extra: readonly NumberToken[],
): ReadonlySet<NumberToken> {
  const ofSource = byBlock(pair.source, missing);
  const found = new Set<NumberToken>();
  for (const [block, added] of byBlock(pair.target, extra)) {
    const other = pair.partnerOf(block);
    const [was, ...more] = other === undefined ? [] : (ofSource.get(other) ?? []);
    const [is] = added;
    if (was?.unit === undefined || is?.unit === undefined || more.length + added.length > 1) continue;
    if (areOneUnit(was.unit.ids, is.unit.ids)) found.add(was);
  }
  return found;
}

/**
 * Compares block by block for exact positions, then the rest of all blocks, because sentences may move, with
 * the numbers of blocks that have no partner.
 */
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
  const isAlone = (block: TextBlock | undefined): boolean => pair.partnerOf(block) === undefined;
  const rest = matchNumbers(
    [
      ...found.flatMap(({ missing }) => missing),
      ...source.filter((token) => isAlone(blockOf(pair.source, token))),
    ],
    [
      ...found.flatMap(({ extra }) => extra),
      ...target.filter((token) => isAlone(blockOf(pair.target, token))),
    ],
  );
  for (const [left, right] of [...found.flatMap(({ matched }) => matched), ...rest.matched]) {
    compareUnits(pair, left, right, problems);
    compareScales(pair, left, right, problems);
    compareYears(pair, left, right, problems);
  }
  return rest;
}

const YEAR = /^(?:19|20)\d\d$/;
const GROUPED_YEAR = /^[12][.,'’\s]\d{3}$/;
/** Words before a year: the sign of copyright, a name, a month, another year, and a few others. */
const BEFORE_YEAR =
  /(?:©|&copy;|\([cC]\)|(?<!\p{L})(?:in|since|year|copyright)|(?<=[\p{L}\p{N}"'“«(] )\p{Lu}\p{L}{2,20}|(?:19|20)\d\d[,–-])[ \u00a0]?$/u;

/** Finds a year with a sign between its digits, which only numbers have: "Copyright 2.011". */
function compareYears(
  { source, target, sourceLanguage }: ParsedPair,
  left: NumberToken,
  right: NumberToken,
  problems: ProblemCollector,
): void {
  if (!GROUPED_YEAR.test(right.text) || !YEAR.test(left.text) || left.unit !== undefined) return;
  if (!BEFORE_YEAR.test(source.words.slice(Math.max(0, left.start - 30), left.start))) return;
  const [, next] = /^[ -](\p{Ll}{1,20})/u.exec(source.words.slice(left.end, left.end + 21)) ?? [];
  if (next !== undefined && !isFunctionWord(next, sourceLanguage.base)) return;
  problems.add(
    'numbers',
    'changed',
    { before: left.text, after: right.text },
    { source: [spanWithSign(source, left)], target: [spanWithSign(target, right)] },
  );
}

/** Finds millions that became billions, or thousands. */
function compareScales(
  { source, target }: ParsedPair,
  left: NumberToken,
  right: NumberToken,
  problems: ProblemCollector,
): void {
  const [was, is] = [
    scaleAt(source.words.slice(left.end, left.end + 22)),
    scaleAt(target.words.slice(right.end, right.end + 22)),
  ];
  if (was === undefined || is === undefined || was.scale === is.scale) return;
  // The numbers differ as well: "1.9 billion", "1900 million".
  if (left.values[0] !== right.values[0]) return;
  problems.add(
    'numbers',
    'unit',
    { number: left.text, before: was.text, after: is.text },
    { source: [spanWithUnit(source, left)], target: [spanWithUnit(target, right)] },
  );
}

/** Finds a unit that became another one. */
function compareUnits(
  pair: ParsedPair,
  left: NumberToken,
  right: NumberToken,
  problems: ProblemCollector,
): void {
  if (left.unit === undefined || right.unit === undefined || areOneUnit(meantBy(left.unit), right.unit.ids))
    return;
  const { source, target } = pair;
  if (isArgument(left, source, target) || isInOwnCurrency(pair, left.unit.text, right.unit.text)) return;
  problems.add(
    'numbers',
    'unit',
    { number: left.text, before: left.unit.text, after: right.unit.text },
    { source: [spanWithUnit(source, left)], target: [spanWithUnit(target, right)] },
  );
}
