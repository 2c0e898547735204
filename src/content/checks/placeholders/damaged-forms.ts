import { matchesOf } from '../../text/matches';
import { countOf, firstMatches, firstOf, timesOf } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { pluralCategories } from './plural-categories';

/** Finds parts of a program's text that lost a sign without which the program reads them differently. */
export const damagedForms: FieldCheck = {
  ids: ['placeholders'],
  find(pair, problems) {
    if (pair.source.raw.includes('%')) {
      findSinglePercent(pair, problems);
      findLostBraces(pair, problems);
      findSpaced(pair, problems);
    }
    if (pair.source.raw.includes('|')) findLostForm(pair, problems);
    findDoubled(pair, problems);
  },
};

/** A sign of percent that is doubled for printf begins a conversion when it is single: "100%% done". */
function findSinglePercent({ source, target }: ParsedPair, problems: ProblemCollector): void {
  const [before, after] = [source, target].map(({ readable: { text } }) => percentSigns(text));
  if (before === undefined || after === undefined) return;
  if (after.doubled.length >= before.doubled.length || after.single.length <= before.single.length) return;
  const place = before.doubled.at(-1) ?? 0;
  // A number or an argument before it, other than a conversion, makes the sign of a percentage.
  const sign = after.single.find((at) => !/[\p{L}\d({[*.%]/u.test(target.readable.text.charAt(at + 1)));
  if (sign === undefined) return;
  problems.add(
    'placeholders',
    'missing',
    { placeholder: '%%' },
    { source: [source.readable.spanOf(place, place + 2)], target: [target.readable.spanOf(sign, sign + 1)] },
  );
}

function percentSigns(text: string): {
  readonly doubled: readonly number[];
  readonly single: readonly number[];
} {
  const all = matchesOf(text, /%%?/g);
  const ofLength = (length: number): readonly number[] =>
    all.filter(([found]) => found.length === length).map(({ index }) => index);
  return { doubled: ofLength(2), single: ofLength(1) };
}

/** Finds conversions that documentation shows and that have a space behind their sign: "%d", "% d". */
function findSpaced({ source, target }: ParsedPair, problems: ProblemCollector): void {
  if (!source.isHtml) return;
  const [before, after] = [source.readable.text, target.readable.text];
  const spaced = firstMatches(after, SPACED);
  if (spaced.length === 0 || matchesOf(before, SPACED).length > 0) return;
  for (const { 0: found, index, 1: letter = '' } of spaced) {
    const text = `%${letter}`;
    if (countOf(after, text) >= countOf(before, text)) continue;
    const places = { target: [target.readable.spanAt(index, found)] };
    problems.add('placeholders', 'missing', { placeholder: text }, places);
  }
}

/** Whether a text has a conversion with a space behind its sign, where it is none of a percentage. */
export const hasSpaced = ({ readable: { text } }: ParsedValue, conversion: string): boolean =>
  text.includes('% ') && matchesOf(text, SPACED).some(([, letter = '']) => conversion === `%${letter}`);

const SPACED = /%[ \u00a0\u202f]([A-Za-z])(?![\p{L}\p{M}\p{N}'’])/gu;

/** Finds variables that lost their braces: "%{REQUEST_URI}" became "%REQUEST_URI". */
function findLostBraces({ source, target }: ParsedPair, problems: ProblemCollector): void {
  const [before, after] = [source, target].map(({ readable: { text } }) =>
    timesOf(firstMatches(text, IN_BRACES).map(([, name = '']) => name)),
  );
  for (const [name, times] of before ?? []) {
    if (times <= (after?.get(name) ?? 0)) continue;
    const [was, is] = [source, target].map(({ readable: { text } }) => countOf(text, `%${name}`));
    const index = target.readable.text.indexOf(`%${name}`);
    if (was === undefined || is === undefined || is <= was) continue;
    problems.add(
      'placeholders',
      'missing',
      { placeholder: `%{${name}}` },
      { target: [target.readable.spanOf(index, index + name.length + 1)] },
    );
  }
}

const IN_BRACES = /%\{([A-Za-z][\w-]{2,60})\}/g;

/** Finds a message of several forms, "one file | {count} files", of which the target has a single one. */
function findLostForm({ source, target, targetLanguage }: ParsedPair, problems: ProblemCollector): void {
  if (source.isHtml || target.raw.includes('|') || !COUNTED_FORMS.test(source.raw)) return;
  if (pluralCategories(targetLanguage.base, 'cardinal').length < 2) return;
  const from = source.raw.indexOf('|');
  problems.add('placeholders', 'missing', { placeholder: '|' }, { source: [{ from, to: from + 1 }] });
}

const COUNTED_FORMS =
  /^[^|\n]{1,200}[^|\s](?: \| |\|)[^|\n]{0,200}(?:\{(?:count|n|num|number|total)\}|:count\b|%\{?(?:count|d|n)\b)[^|\n]{0,200}$/;

/** Finds an argument with a name that is there twice in a row: "{name} {name}". */
function findDoubled({ source, target }: ParsedPair, problems: ProblemCollector): void {
  const doubled = target.fixedParts.filter(({ text, kind, start }, at) => {
    const before = target.fixedParts[at - 1];
    return (
      kind === 'placeholder' &&
      before?.text === text &&
      /^[$#%]?\{/.test(text) &&
      target.readable.text.slice(before.end, start).trim() === ''
    );
  });
  for (const [text, parts] of firstOf(Map.groupBy(doubled, (part) => part.text))) {
    if (countOf(source.raw, text) >= countOf(target.raw, text)) continue;
    for (const { start, end } of parts) {
      const places = { target: [target.readable.spanOf(start, end)] };
      problems.add('placeholders', 'extra-likely', { placeholder: text }, places);
    }
  }
}
