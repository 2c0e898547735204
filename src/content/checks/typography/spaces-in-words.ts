import { matchesOf } from '../../text/matches';
import { segmenterOf } from '../../text/segmenters';
import type { FieldCheck } from '../field-check';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import { HAN } from './mark-rule';
import { seamsOf } from '../parsed/seams';

const LETTER = `[${HAN}ー]`;
const BETWEEN = new RegExp(`(?<=${LETTER}) (?=${LETTER})`, 'gu');
const END = new RegExp(`${LETTER}{1,12}$`, 'u');
const START = new RegExp(`^${LETTER}{1,12}`, 'u');
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;

/**
 * Finds a space inside of a word of Chinese or Japanese, the only one in a text of Chinese, and all of them
 * where lines of Chinese were joined with spaces: several of these divide words.
 */
export const spacesInWords: FieldCheck = {
  ids: ['punctuation'],
  find(pair, problems) {
    const { source, target, targetLanguage } = pair;
    const { base } = targetLanguage;
    if ((base !== 'zh' && base !== 'ja') || source.prose.search(BETWEEN) !== -1) return;
    const seams = seamsOf(target);
    const spaces = matchesOf(target.prose, BETWEEN).filter(
      ({ index }) => !seams.has(index) && !seams.has(index + 1),
    );
    const sides = spaces.map(({ index }) => sidesOf(target.prose, index));
    const areInWords = sides.map(({ before, after }) => wordAcross(before, after, base) !== undefined);
    const isOfLines = base === 'zh' && areInWords.filter(Boolean).length >= fewestInWords;
    for (const [at, { index }] of spaces.entries()) {
      const { before = '', after = '' } = sides[at] ?? {};
      const besides = [spaces[at - 1]?.index, spaces[at + 1]?.index];
      const isAlone = base === 'zh' && isOnlyOne(pair, besides, index);
      const isDivided =
        areInWords[at] === true ||
        (base === 'ja' && isBeforeParticle(before, after) && !isSetApart(target.prose, index));
      if (!isDivided && !isAlone && !(isOfLines && !areNames(before, after))) continue;
      const places = { target: [target.readable.spanOf(index, index + 1)] };
      problems.add(
        'punctuation',
        'space-in-word',
        { text: `${before.slice(-4)} ${after.slice(0, 4)}` },
        places,
      );
    }
  },
};

/** So many spaces inside of words were left by lines that were joined. */
const fewestInWords = 3;

/** The letters before and behind a space. */
const sidesOf = (prose: string, at: number): { readonly before: string; readonly after: string } => ({
  before: END.exec(prose.slice(Math.max(0, at - 12), at))?.[0] ?? '',
  after: START.exec(prose.slice(at + 1, at + 13))?.[0] ?? '',
});

const areNames = (before: string, after: string): boolean => KATAKANA.test(before) || KATAKANA.test(after);

/** Returns the word that a space divides. Names in katakana may be written with spaces. */
function wordAcross(before: string, after: string, base: string): string | undefined {
  const words = segmenterOf(base, 'word').segment(before + after);
  const word = words.containing(before.length)?.segment ?? '';
  const at = words.containing(before.length)?.index ?? before.length;
  return at < before.length && !KATAKANA.test(word) ? word : undefined;
}

/** Whether a particle of Japanese stands behind the space, which belongs to the word before it. */
const isBeforeParticle = (before: string, after: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}]$/u.test(before) &&
  PARTICLES.has([...segmenterOf('ja', 'word').segment(after)][0]?.segment ?? '');

/** Whether the words before a space have one before them, too, as the names of menus have. */
const isSetApart = (prose: string, at: number): boolean =>
  /\s[^\s、。]{1,20}$/u.test(prose.slice(Math.max(0, at - 22), at));

const PARTICLES = new Set('を が は に へ の な も で と から まで より'.split(' '));

/** Whether a space is the only one in a sentence of Chinese, or in a label whose source has only words. */
function isOnlyOne(pair: ParsedPair, besides: readonly (number | undefined)[], at: number): boolean {
  const block = blockPairAt(pair, 'target', at);
  if (block === undefined) return false;
  const { start, end } = block.target;
  if (besides.some((index) => index !== undefined && index >= start && index < end)) return false;
  const text = pair.target.prose.slice(start, end).trim();
  // In an attribute, spaces set sentences apart, and so the title before the first one.
  if (block.target.opener.includes(' ') && /[。！？] \S/.test(text)) return false;
  if (/[，。；]/.test(text)) return true;
  const from = pair.source.prose.slice(block.source.start, block.source.end);
  return !/\s\S*\s|^[第一二三四五六七八九十]/.test(text) && ONLY_WORDS.test(from);
}

const ONLY_WORDS = /^[\p{L}\s'’]{1,200}[.!?:…]{0,3}\s*$/u;
