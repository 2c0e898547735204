import { countOf } from '../counted';
import { matchesOf, countMatches } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { CONTEXT_LINE, type ParsedValue } from '../parsed/parsed-value';
import { wrappedLineEnds } from '../parsed/wrapped-lines';
import { dividedAt } from '../text/divided';
import { usualLength } from '../text/usual-length';

/** Texts that are wrapped at a width have a line this long, or nearly. */
const wrapped = 60;

/** Labels up to this length are broken into lines to fit a column. */
const narrow = 40;

/** Finds line breaks of plain text that were lost or added; the lines of a text are shown as they are. */
export const lineBreaks: FieldCheck = {
  ids: ['line-breaks'],
  find({ source, target, sourceLanguage, targetLanguage }, problems) {
    if (source.isHtml || target.isHtml) return;
    if (!source.raw.includes('\n') && !target.raw.includes('\n')) return;
    if (CONTEXT_LINE.test(source.raw) && !CONTEXT_LINE.test(target.raw)) return;
    // The name of a message, and a label that is broken to be narrow.
    const isMessageName = /^[\w-]+$/.test(source.raw) && !isLabel(source.raw, target.raw);
    if (isMessageName || (source.raw.length < narrow && NARROW_LABEL.test(source.raw))) return;
    // Between the branches of a plural a line break is a space, as others are.
    if (BRANCHES.test(source.raw)) return;
    // A comment that was one line or several is wrapped as other texts are.
    const isComment = COMMENT.test(source.raw) && COMMENT.test(target.raw);
    const linesOfValue = ({ raw }: ParsedValue): string => (isComment ? raw.replaceAll(LEAD, '') : raw);
    const [from, to] = [linesOfValue(source), linesOfValue(target)];
    const isWrapped =
      from.search(INSIDE_SENTENCE) !== -1 ||
      from
        .split('\n')
        .some(
          (line, index, { [index + 1]: next }) =>
            next !== undefined &&
            line.length > wrapped &&
            !/[.:!?]\s*$/.test(line) &&
            !SENTENCE_BEGIN.test(next),
        );
    // Each language wraps a text in another place, but has the same paragraphs.
    const end = isWrapped ? /\n\s*\n/ : /\n/;
    // A text that does not fit into one line goes on in the next.
    const [before, after] = isWrapped
      ? [linesOf(from, end), linesOf(to, end)]
      : [linesIn(source), linesIn(target)];
    if (before === after || (before > 1 && after > before)) return;
    // Help that is wrapped into more lines may have an empty line less.
    if (isWrapped && after < before && breaksIn(to) >= breaksIn(from)) return;
    // A full line of the source may end where its text does.
    if (after > before && linesOf(from, /\n/) === linesOf(to, /\n/)) return;
    if (before === 1 && hasTwoForms(from, to)) return;
    // Both are wrapped, but a sentence ends where a line of the source is full, or each has its own line.
    if (after < before && !isWrapped && wrappedLineEnds(target.raw).size > 0) {
      if (linesOf(target.raw, /\n/) >= linesOf(source.raw, /\n/)) return;
      if (source.raw.split('\n').every((line, at, { length }) => at === length - 1 || line.length > wrapped))
        return;
    }
    // A break in the middle of a sentence is the source's mistake.
    const inside = countMatches(source.raw, isWrapped ? PARAGRAPH_INSIDE_SENTENCE : BREAK_INSIDE_SENTENCE);
    if (after < before && before - after <= inside) return;
    const usual = usualLength(sourceLanguage, targetLanguage);
    if (after < before && (isInColumns(from, to) || isLineMissing(from, to, usual))) return;
    if (after === before + 1 && isNoteOfTranslators(from, to)) return;
    const at = addedBreak(target.raw, isWrapped);
    // A line that does not fit into its column goes on in the next one.
    if (after > before && COLUMN.test(target.raw.slice(at + 1))) return;
    const places =
      after > before && at !== -1
        ? { target: [{ from: at, to: at + 2 }] }
        : { target: [{ from: 0, to: target.raw.length }] };
    const isJoined = after < before && !isWrapped && after === 1 && areSentences(from, to);
    problems.add('line-breaks', after > before ? 'added' : isJoined ? 'joined' : 'lost', {}, places);
  },
};

/**
 * Whether a word is a label of one word, and neither the name of a message, whose text would be longer, nor
 * that of a key, which keeps its name: "Scroll".
 */
const isLabel = (from: string, to: string): boolean =>
  /^(?:_?\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}*_\p{Ll}+)$/u.test(from) && to.length < narrow && !to.includes(from);

/** Whether a label has two forms in the target, of which a program takes the one that fits its sentence. */
function hasTwoForms(from: string, to: string): boolean {
  const lines = to.split('\n');
  const isShort = from.length < longestLabel && !/[.!?…]/.test(to);
  if (!isShort || lines.length !== 2 || lines.some((line) => line.length <= from.length * 0.6)) return false;
  // A long line was full, or a note follows it.
  if (lines.some((line) => line.length >= narrow)) return true;
  const [first = [], second = []] = lines.map(stemsOf);
  return first.some((stem) => second.includes(stem));
}

/** The beginnings of the words, which the forms of a word share. */
const stemsOf = (line: string): readonly string[] =>
  line.toLowerCase().match(/(?<![\p{L}\p{M}])[\p{L}\p{M}]{3,4}/gu) ?? [];

const longestLabel = 80;

/** Whether a line of two columns, an option and what it does, is one line with a dash or spaces in it. */
const isInColumns = (from: string, to: string): boolean =>
  /\S\n[ \t]{8,}\S/.test(from) && !to.trim().includes('\n');

const COLUMN = /^\s*?\r?\n(?: {8}|\t)[ \t]*\S/;

/**
 * Whether a line is gone with its text: no line of the target goes on after a sentence where the source has
 * none that does, or the target is much too short for the lines of the source.
 */
function isLineMissing(from: string, to: string, usual: number): boolean {
  const lines = from.split('\n').map((line) => line.trim());
  if (lines.some((line) => /^(?:\{\w{1,20}\}|%\w{1,10})$/.test(line) && !to.includes(line))) return true;
  // Where each line ends as a sentence does, one that lost its break goes on after a sentence.
  const areSentencesAll = lines.every((line) => line === '' || /[.!?:。！？：…][)"”“»]?$/.test(line));
  if (to.trim().includes('\n')) {
    const isJoined = dividedAt(lengthsOf(from), lengthsOf(to), 1 / usual) !== undefined;
    return areSentencesAll && !isJoined && goingOn(to) <= goingOn(from);
  }
  return from.length > shortest && to.length < from.length * usual * shortText;
}

const lengthsOf = (text: string): readonly number[] =>
  text.split('\n').flatMap((line) => line.trim().length || []);

/** Sentences after which a line goes on. */
const goingOn = (text: string): number => countMatches(text, GOES_ON);
const GOES_ON = /(?<=\p{L}["”“’‘'»)]?)[.!?:](?=[ \t]+\S)|[。！？：](?=[^\n])/gu;
/** A text whose lines are all there is at least as long as this part of the usual length. */
const shortText = 0.7;
/** In a shorter text the lengths of languages differ too much. */
const shortest = 40;

/** Whether the last line of the target has an address of its own: of those who translate the program. */
function isNoteOfTranslators(from: string, to: string): boolean {
  const last = to.trim().split('\n').at(-1) ?? '';
  const [address] = ADDRESS.exec(last) ?? [];
  return address !== undefined && !from.includes(address);
}

const ADDRESS = /[\w.-]{1,60}@[\w-]{1,60}\.[\w.-]{2,60}|https?:\/\/\S{3,200}/;

/**
 * Whether each line of a text is a sentence of prose, and a translation in one line has as many of them: a
 * wiki, for example, shows these lines as one paragraph.
 */
function areSentences(from: string, to: string): boolean {
  const lines = from.trim().split('\n');
  return (
    lines.length <= mostJoined &&
    lines.every((line) => SENTENCE_LINE.test(line)) &&
    countMatches(to, SENTENCE_END) + countMatches(to, CLAUSE_END) >= lines.length
  );
}

const mostJoined = 4;
const SENTENCE_LINE = /^\p{Lu}\S{0,30}(?: \S{1,80}){2,80}(?<![:;,])[.!?]["”»)]?\s?$/u;
/** Chinese joins sentences by commas. */
const CLAUSE_END = /，(?=\p{Script=Han})/gu;
const SENTENCE_END = /[.!?。！？…]["”»)]?(?=\s|$|(?<=[。！？]))/gu;

/** Returns the offset before the first break that does not end a full line, in a wrapped paragraph. */
function addedBreak(raw: string, isWrapped: boolean): number {
  const ends = wrappedLineEnds(raw);
  // An expression with the line ends in its middle takes the cube of the time that a run of them is long.
  for (const { index, 0: gap } of matchesOf(raw, /(?<=\S)\s+(?=\S)/g)) {
    const breaks = countOf(gap, '\n');
    if (breaks < (isWrapped ? 2 : 1)) continue;
    if (!ends.has(index + gap.search(/\r?\n/))) return index - 1;
  }
  return -1;
}

const BRANCHES = /\{\s?\w{1,40},\s?(?:plural|select|selectordinal),\s{0,20}\n/;

/** Each line is a comment of a program. */
const COMMENT = /^\s*(?:(?:\/\/|#)[^\n]*(?:\n\s*|$))+$/;
const LEAD = /^[ \t]*(?:\/\/|#)/gm;

/** A sentence begins in a line of its own, though the line before has no mark: "at %s\nThis may fail". */
const SENTENCE_BEGIN = /^\s*\p{Lu}\p{Ll}{1,30} \p{Ll}/u;

/** Words in two lines: "Width\n(px)". */
const NARROW_LABEL = /^[\p{L}\p{N} ()/-]*\n[\p{L}\p{N} ()/-]*$/u;

/** A template is indented in the middle of a sentence: "{$ files $} files in\n    {$ folders $} folders". */
const IN_TEMPLATE = String.raw`[\p{L},] ?\n[ \t]{2,40}\{[^{}\n]{1,80}\} \p{Ll}`;
/** Where a text has tags, a line that begins with one goes on with the sentence. */
const INLINE_TAG = '<(?:a|b|i|em|strong|code|span)(?: [^<>]{1,300})?>\\p{Ll}';
/** No line ends after such a word of English, nor before a small letter that follows a bracket. */
const UNFINISHED = String.raw`(?<!\p{L})(?:an?|the|of|or|and|to) ?\n|[)\]],? ?\n[ \t]*\p{Ll}{2}`;
const INSIDE_SENTENCE = new RegExp(
  String.raw`[\p{L},] ?\n[ \t]*(?:\p{Ll}|${INLINE_TAG})|${UNFINISHED}|${IN_TEMPLATE}`,
  'gu',
);
/** A line of an argument alone, a file for example, is set apart in the middle of its sentence. */
const BREAK_INSIDE_SENTENCE = new RegExp(
  String.raw`(?<=[\p{L}\p{N},])(?<!\n ?%\w) ?\n\s*(?:\p{Ll}|${INLINE_TAG})|["”»] ?\n\p{Ll}|${IN_TEMPLATE}`,
  'gu',
);
const PARAGRAPH_INSIDE_SENTENCE = /[\p{L},] ?\n[ \t]*\n\s*\p{Ll}/gu;

const breaksIn = (text: string): number => text.split('\n').length;

/** Parts with text, so that final line ends are left to the check of edge spaces. */
const linesOf = (text: string, end: RegExp): number =>
  text.split(end).filter((line) => HAS_WORD.test(line)).length;

/** The lines with text, without those that only go on where the line before was full. */
const linesIn = ({ prose, readable: { blocks } }: ParsedValue): number =>
  blocks.filter(({ start, end }) => HAS_WORD.test(prose.slice(start, end))).length;

/** A line with a stray full stop alone says nothing. */
const HAS_WORD = /[^\s.]|\.{2}/;
