import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { isFunctionWord, wordsOf } from '../text/plain-words';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemSpan } from '../problem';
import type { ParsedValue } from '../parsed/parsed-value';

/** Scripts with capitals. */
const BICAMERAL = new Set(['Latn', 'Cyrl', 'Grek', 'Armn']);

/** Languages in which a capital may follow small letters: prefixes stay small before a name. */
const INNER_CAPITALS = new Set('ga gd zu xh st tn nso ss nr ve ts sw rw'.split(' '));

/** Finds capitals at the start that were lost, capitals inside words, and words in capitals. */
export const letterCase: FieldCheck = {
  ids: ['letter-case'],
  find(pair, problems) {
    const { sourceLanguage, targetLanguage } = pair;
    if (!BICAMERAL.has(targetLanguage.script) || !BICAMERAL.has(sourceLanguage.script)) return;
    smallStarts(pair, problems);
    smallAfterStop(pair, problems);
    capitalsInside(pair, problems);
    capitals(pair, problems);
  },
};

type Problems = Parameters<FieldCheck['find']>[1];

const wordsIn = once(({ prose }: ParsedValue): ReadonlySet<string> => new Set(wordsOf(prose)));

function smallStarts({ source, target, blocks }: ParsedPair, problems: Problems): void {
  const found: { readonly opener: string; readonly word: string; readonly span: ProblemSpan }[] = [];
  for (const [index, { source: from, target: to }] of blocks.entries()) {
    // A line of plain text may go on with the sentence of the line before it.
    if (from.opener === 'line' && index > 0 && !/[.!?:。]\s*\ufdd0?$/.test(target.prose.slice(0, to.start)))
      continue;
    const before = FIRST_WORD.exec(source.prose.slice(from.start, from.end));
    const after = FIRST_WORD.exec(target.prose.slice(to.start, to.end));
    if (before === null || after === null) continue;
    const [, , was = ''] = before;
    const [, lead = '', is = ''] = after;
    if (!/^\p{Lu}/u.test(was) || !/^\p{Ll}+$/u.test(is)) continue;
    // "iPhone" and names of commands keep their small letter.
    if (wordsIn(source).has(is) || /^\p{Lu}{2}/u.test(was) || was.toLowerCase() === is) continue;
    // The capital of "Sailcut CAD documentation" is that of a name, which the target has elsewhere.
    if (wordsIn(target).has(was)) continue;
    // An item that goes on with the sentence before the list.
    if (/[,;]\s*$/.test(target.prose.slice(to.start, to.end))) continue;
    const at = to.start + lead.length;
    const span = target.readable.spanOf(at, at + is.length);
    // A name in a tag of its own keeps its small letter.
    if (IN_TAG.test(target.raw.slice(Math.max(0, span.from - 120), span.from))) continue;
    const item = listOpener(blocks, index);
    found.push({ opener: item ?? to.opener, word: is, span });
  }
  const openers = found.map(({ opener }) => opener);
  for (const { opener, word, span } of found) {
    // Some languages begin the items of a list with small letters.
    if (LIST.has(opener) && openers.indexOf(opener) !== openers.lastIndexOf(opener)) continue;
    problems.add('letter-case', 'small-start', { word }, { target: [span] });
  }
}

const LIST = new Set(['li', 'dt', 'dd', 'td', 'th']);

/** The opener of the item whose paragraph a block is. */
function listOpener(blocks: ParsedPair['blocks'], index: number): string | undefined {
  const before = blocks[index - 1]?.target;
  return before !== undefined && LIST.has(before.opener) ? before.opener : undefined;
}

const IN_TAG = /<(?:code|strong|b|em|i|tt|span|var|kbd)\b[^<>]{0,100}>$/i;

/**
 * The first word of a block, after quotes and brackets; code or a placeholder before it would be its subject.
 */
const FIRST_WORD = /^([\s"'“”„«»¿¡([‘’‚-]{0,10})([\p{L}\p{M}]{2,40})(?![\p{L}\p{M}\p{N}_./(-])/u;

function smallAfterStop({ source, target }: ParsedPair, problems: Problems): void {
  for (const { index, 1: word = '' } of target.prose.matchAll(SMALL_AFTER_STOP)) {
    if (source.prose.search(SMALL_AFTER_STOP) !== -1) return;
    const span = target.readable.spanOf(index, index + word.length);
    if (target.raw[span.from - 1] === '>') continue;
    const places = { target: [span] };
    problems.add('letter-case', 'small-start', { word }, places);
  }
}

const SMALL_AFTER_STOP = /(?<=[\p{Ll}\p{M}]{5}[.?!] )(\p{Ll}{2,40})(?![\p{L}\p{N}_.(])/gu;

function capitalsInside({ source, target, targetLanguage }: ParsedPair, problems: Problems): void {
  if (INNER_CAPITALS.has(targetLanguage.base)) return;
  for (const { index, 0: word } of firstOf(target.prose.matchAll(INSIDE))) {
    if (source.raw.includes(word) || NAME.test(word)) continue;
    // Names have endings in some languages: "WordPressa".
    if (word.length > 6 && source.raw.includes(word.slice(0, -2))) continue;
    const span = target.readable.spanOf(index, index + word.length);
    if (target.raw.slice(span.from, span.to).includes('<')) continue;
    const places = { target: [span] };
    problems.add('letter-case', 'inside', { word }, places);
  }
}

/** "OpenOffice", "VirtualHost", "iCal", "eKitap" */
const NAME =
  /^(?:[ei]\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}|(?:kilo|méga|mega|giga|téra|tera)\p{Lu}\p{Ll}+)$/u;

const INSIDE = /(?<![\p{L}\p{N}_$@#.-])\p{L}?\p{Ll}+\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}_(])/gu;

/** Compares how many words are in capitals; which ones they are differs by language. */
function capitals({ source, target, sourceLanguage, targetLanguage }: ParsedPair, problems: Problems): void {
  const [before, after] = [capitalWords(source.prose), capitalWords(target.prose)];
  if (before.length === after.length) return;
  if (after.length > before.length && before.length === 0) {
    for (const { word, at } of after) {
      if (!isWord(word, targetLanguage.base) && word.length < 6) continue;
      const span = target.readable.spanOf(at, at + word.length);
      if (target.raw.slice(span.from, span.to).includes('<')) continue;
      const places = { target: [span] };
      problems.add('letter-case', 'capitals', { word }, places);
    }
  } else if (after.length === 0) {
    for (const { word, at } of before) {
      if (!isEmphasis(word, sourceLanguage.base)) continue;
      const places = { source: [source.readable.spanOf(at, at + word.length)] };
      problems.add('letter-case', 'no-capitals', { word }, places);
    }
  }
}

const isWord = (word: string, base: string): boolean => isFunctionWord(word.toLowerCase(), base);

/** Words that are written in capitals for emphasis; other ones may be abbreviations. */
const EMPHASIZED = new Set(
  'warning note caution danger important notice attention never always must only free sale'.split(' '),
);
const isEmphasis = (word: string, base: string): boolean =>
  base === 'en' && (EMPHASIZED.has(word.toLowerCase()) || isFunctionWord(word.toLowerCase(), base));

const capitalWords = (prose: string) =>
  Array.from(prose.matchAll(CAPITALS), ({ index, 0: word }) => ({ word, at: index }));
const CAPITALS = /(?<![\p{L}\p{N}_$@#%{<./+-])\p{Lu}{3,40}(?![\p{L}\p{N}_/(=+])/gu;
