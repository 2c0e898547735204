import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { endsPluralForm } from '../placeholders/template-choices';
import { isKeywordList } from '../text/keyword-list';
import { isInQuotation } from '../sentences/quotations';
import type { TextRange } from '../../html/tokenize';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';

const HARD = '\u00a0\u202f';
/** A mark after a word that needs a space before it; digits on both sides make a time or a ratio. */
const BEFORE =
  /(?<=[\p{L}\p{M}\p{Nd}\p{Pe}"”»%+\u001e\u001d])([ \u2009]?|[\u00a0\u202f])([;:!?»])(?=[\s\p{Pe}»"”.,\u001c]|<\/|$)/gu;
const AFTER = /«([ \u2009]?|[\u00a0\u202f])(?=[\p{L}\p{Nd}])/gu;

/** Canadian French puts a space only before the colon and inside guillemets. */
const CANADIAN = new Set([':', '»']);

/** Words that begin with a mark. */
const OPENED: Readonly<Record<string, RegExp>> = {
  '!': /(?<![^\s\u001c(])![^\s!\u001c]{1,58}$/,
  ':': /(?<![^\s\u001c(]):[^\s:\u001c]{1,58}$/,
};

const ARGUMENT = /\\\w{1,20} \w{1,30}$/;

/** French requires a no-break space before `; : ! ? »` and after `«`. */
export const frenchSpacing: FieldCheck = {
  ids: ['french-spacing'],
  find(pair, problems) {
    const { source, target, targetLanguage, blocks } = pair;
    const { base, region } = targetLanguage;
    // Swiss usage allows both.
    if (base !== 'fr' || region === 'CH' || source.raw.includes('(?:') || isKeywordList(source)) return;
    const isCanadian = region === 'CA';
    const report = (space: string, mark: string, start: number, end: number) => {
      const places = { target: [target.readable.spanOf(start, end)] };
      if (isCanadian && mark !== '«' && !CANADIAN.has(mark)) {
        if (space !== '') problems.add('french-spacing', 'not-in-canada', { mark }, places);
      } else if (space === '') {
        problems.add('french-spacing', 'missing', { mark }, places);
      } else if (!HARD.includes(space)) {
        problems.add('french-spacing', 'breaking', { mark }, places);
      }
    };
    const code = codeIn(pair);
    let inCode = 0;
    // A label of one word, like "Description:" and "Gamma: %1", is a word of both languages.
    const english = blocks.filter(
      (block) =>
        textOf(source, block.source) === textOf(target, block.target) &&
        !LABEL.test(textOf(source, block.source)),
    );
    for (const { index, 0: found, 1: space = '', 2: mark = '' } of matchesOf(target.prose, BEFORE)) {
      if (english.some((block) => index >= block.target.start && index < block.target.end)) continue;
      // The mark is the name of a key or a sign, in a tag of its own.
      const { from, to } = target.readable.spanAt(index, found);
      if (/>.$/.test(target.raw.slice(from, to)) && target.raw.startsWith('</', to)) continue;
      if (mark === '!' && isFactorial(target.prose, index) && FACTORIAL.test(source.prose)) continue;
      // A mark on both sides of a word belongs to it: "!image!".
      if (OPENED[mark]?.test(target.prose.slice(Math.max(0, index - 60), index)) === true) continue;
      // The source names the mark, too: "Use ? for one character".
      if (space !== '' && /[!?]/.test(mark) && source.prose.includes(` ${mark} `)) continue;
      // The mark is the end of a character reference, or part of a tag in plain text.
      if (
        mark === ';' &&
        /&[\w.-]{1,40}$/.test(target.raw.slice(Math.max(0, from - 41), from + space.length))
      )
        continue;
      if (/<[a-z!/][^<>]{0,400}$/i.test(target.raw.slice(Math.max(0, from - 400), from))) continue;
      // The query of an address begins with the mark: "http://localhost/?".
      if (mark === '?' && space === '' && ADDRESS_END.test(target.raw.slice(Math.max(0, to - 200), to)))
        continue;
      // The beginning of addresses: "http:, ftp:".
      if (mark === ':' && space === '' && PROTOCOL.test(target.prose.slice(Math.max(0, index - 10), index)))
        continue;
      // The letter of a drive: "le lecteur D: correspond".
      if (mark === ':' && space === '' && DRIVE.test(target.prose.slice(Math.max(0, index - 12), index)))
        continue;
      if (mark === ':' && endsPluralForm(target.prose, index + space.length)) continue;
      if (space === '' && isInName(pair, from, to)) continue;
      // A time that was divided: "03: 45.2".
      if (mark === ':' && /\d:\s?\d/.test(target.prose.slice(index - 1, index + 3))) continue;
      // A smiley, and the end of an argument: ":)", "(\key action;)".
      if (/^[:;]-?[()]/.test(target.prose.slice(index + space.length, index + space.length + 3))) {
        const before = target.prose.slice(Math.max(0, index - 60), index);
        if (space !== '' || ARGUMENT.test(before)) continue;
      }
      // The output of a program is quoted as it is.
      if (isQuoted(source, target.readable.text, index)) continue;
      if (isInQuotation(pair, index, index + found.length)) continue;
      while ((code[inCode]?.end ?? Infinity) <= index) inCode += 1;
      if ((code[inCode]?.start ?? Infinity) <= index) continue;
      report(space, mark, index, index + found.length);
    }
    for (const { index, 0: found, 1: space = '' } of matchesOf(target.prose, AFTER)) {
      report(space, '«', index, index + found.length);
    }
  },
};

/**
 * Whether a sentence names something with its mark, in an element that the source has as well: "the field
 * <i>Default:</i>". An element at the beginning of a paragraph or a sentence is a label.
 */
function isInName({ source, target: { raw } }: ParsedPair, from: number, to: number): boolean {
  const before = raw.slice(Math.max(0, from - longestElement), from);
  const after = raw.slice(from, to + longestElement);
  const [, name] = IN_ELEMENT.exec(before) ?? [];
  const end = after.indexOf('<');
  return name !== undefined && end >= to - from && source.raw.includes(`>${name}${after.slice(0, end)}</`);
}

/** In UTF-16 units. */
const longestElement = 120;
const IN_ELEMENT = /[\p{L}\p{M},]\s<(?:b|i|em|strong|tt|var|span|u|cite)>([^<>]{1,80})$/u;

/** A letter of a formula: "k!". */
const FACTORIAL = /(?<![\p{L}'’-])\p{L}!/u;
const isFactorial = (prose: string, at: number): boolean =>
  FACTORIAL.test(prose.slice(Math.max(0, at - 2), at + 1));

const LABEL = /^\s*\p{Lu}\S*(?:\s+[^\p{L}\s]\S*)?\s*$/u;

const PROTOCOL = /(?<![\p{L}\p{N}])(?:https?|s?ftps?|file|mailto|smb|ssh|dav|data)$/iu;

const DRIVE = /(?:lecteur|unité|disque|volume)s? [A-Z]$/iu;

const ADDRESS_END = /[a-z]:\/\/[^\s<>"']{1,190}\/\?$/i;

/** Whether the source has the mark between the same words, which are no words of French then. */
function isQuoted(value: ParsedValue, target: string, at: number): boolean {
  const { text, around: places, ends, names, named, known } = searchedMarks(value);
  const says = (quoted: string): boolean => {
    const answer = known.get(quoted) ?? text.includes(quoted);
    known.set(quoted, answer);
    return answer;
  };
  const around = target.slice(Math.max(0, at - 10), at + 10).trim();
  // Another block behind a label, such as code, says nothing about its mark: "Solution:".
  const isInside = /^[;:!?»][^\u001c]*[^\s\u001c]/.test(target.slice(at, at + 10));
  if (isInside && around.length >= 16 && places.has(target.slice(at - 6, at + 6)) && says(around))
    return true;
  // Both words beside it are those of the source, and it is no label: "closes: #nnn".
  const before = /[^\s\u001c]{2,30}$/.exec(target.slice(Math.max(0, at - 30), at))?.[0];
  const after = /^[;:!?] ?[^\s\u001c]{2,30}/.exec(target.slice(at, at + 33))?.[0];
  // The name of a header, "Reply-To:", without its colon in the source.
  if (before !== undefined && HEADER.test(before) && says(before)) return true;
  if (before === undefined || !ends.has(before.slice(-2) + (target[at] ?? ''))) return false;
  // The name of a field, quoted with its colon.
  const isName = /^[;:!?]\s?[»"”]/.test(target.slice(at, at + 3)) && says(before + (target[at] ?? ''));
  if (isName) return true;
  // A command that begins with a sign: ":q!".
  if (/^[:/\\-][a-z]/.test(before) && says(before + (target[at] ?? ''))) return true;
  // The mark belongs to a name of the source: "Yahoo! is", or "Yahoo! Groups" with "Groupes" in the target.
  const name = before + (target[at] ?? '');
  const beginning = NEXT_WORD.exec(target.slice(at + 1, at + 2 + sharedLetters))?.[1];
  if (names.has(name) || (beginning !== undefined && named.has(`${name} ${beginning}`))) return true;
  // "Date", "Page" and "Version" are words of both languages.
  const isLabel = /^\p{Lu}/u.test(before) || !isNoWord(before + (after ?? ''));
  return after !== undefined && !isLabel && says(before + after);
}

const HEADER = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)+$/u;

/** Code between grave accents, as Markdown has it, of the target that is the same in the source. */
function codeIn({ source, target }: ParsedPair): readonly TextRange[] {
  if (!target.raw.includes('`')) return [];
  const [before, after] = [source, target].map(({ readable: { text } }) => matchesOf(text, CODE));
  const kept = new Set(before?.map(([code]) => code));
  return (after ?? [])
    .filter(([code]) => kept.has(code))
    .map(({ index, 0: code }) => ({ start: index, end: index + code.length }));
}

const CODE = /`[^`\n\u001c]{1,200}`/g;

/**
 * Collects the letters around the marks of a source: most marks of a target stand between other letters, and
 * take no pass over the source.
 */
const searchedMarks = once(({ readable: { text } }: ParsedValue) => {
  const at = matchesOf(text, /[;:!?»]/g).map(({ index }) => index);
  return {
    text,
    // The mark itself, or the space before it.
    around: new Set(
      at.flatMap((mark) => [mark, mark - 1].map((to) => text.slice(Math.max(0, to - 6), to + 6))),
    ),
    ends: new Set(at.map((mark) => text.slice(Math.max(0, mark - 2), mark + 1))),
    // The sentence goes on after the mark: with a small letter, or with the capital of a name on both sides.
    names: new Set(text.match(/(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}]{1,30}!(?= \p{Ll})/gu)),
    named: new Set(text.match(/(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}]{1,30}! \p{Lu}\p{L}{4}/gu)),
    known: new Map<string, boolean>(),
  };
});

/** Names of parts begin alike in both languages: "Yahoo! Groups", "Yahoo! Groupes". */
const sharedLetters = 5;
const NEXT_WORD = /^ (\p{Lu}\p{L}{4})$/u;

/** Whether one of the words beside a mark has signs that words don't have: `#nnn`, `a.b`, `foo_bar`. */
const isNoWord = (words: string): boolean => /\p{L}[._/#@+=-]+\p{L}|(?<!\S)[#/@$-]+\p{L}/u.test(words);

const textOf = ({ readable }: ParsedValue, { start, end }: TextBlock): string =>
  readable.text.slice(start, end).trim();
