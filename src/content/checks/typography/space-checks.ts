import { countMatches, matchesOf } from '../../text/matches';
import { isUnspaced } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { BLOCK_ELEMENTS } from '../parsed/parsed-value';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { goesOn } from './slipped-marks';

/** Finds leading or trailing space that only one side has: concatenated values would run into each other. */
export const edgeSpaces: FieldCheck = {
  ids: ['edge-spaces'],
  find({ source, target, targetLanguage }, problems) {
    // White space around blocks is not rendered.
    if ([source, target].some(({ tags }) => tags.some(({ name }) => BLOCK_ELEMENTS.has(name)))) return;
    const [from, to] = [edgesOf(source), edgesOf(target)];
    for (const edge of ['leading', 'trailing'] as const) {
      const [was, is] = [from[edge], to[edge]];
      if (was.to > was.from === is.to > is.from) continue;
      const isMissing = is.to === is.from;
      // Spaces on both sides make a label wider.
      if (isMissing && PADDED.test(source.raw)) continue;
      // Many spaces behind a label lay it out beside another one.
      if (isMissing && edge === 'trailing' && PADDED_END.test(source.raw)) continue;
      // A unit behind a number has a space before it in some languages: " %".
      if (!isMissing && edge === 'leading' && UNIT.test(source.raw)) continue;
      // A label of wide letters fills its column: "未検証    " for "Unverified".
      if (!isMissing && isUnspaced(targetLanguage) && isInColumn(source, target, is)) continue;
      // Languages without spaces between words have none after a sentence either, but lines, and a space
      // behind a mark of half width.
      if (
        isMissing &&
        isUnspaced(targetLanguage) &&
        !source.raw.slice(was.from, was.to).includes('\n') &&
        !(edge === 'trailing' && /[:,;]$/.test(target.raw))
      )
        continue;
      // A mark that stands later in the source: " tab, then", ", then".
      if (isMissing && edge === 'leading' && goesOn(source) && /^[,;:]/.test(target.raw)) continue;
      // Korean units follow a number without a space: "30프레임".
      if (isMissing && edge === 'leading' && targetLanguage.base === 'ko') continue;
      // No text follows a text of several paragraphs.
      if (isMissing && edge === 'trailing' && isWholeText(source) && ENDED.test(target.raw)) continue;
      // The text after a whole sentence may stand on a line of its own.
      const isAfterSentence =
        isMissing &&
        edge === 'trailing' &&
        (WHOLE_SENTENCE.test(source.raw) || WHOLE_SENTENCE.test(target.raw)) &&
        !source.raw.endsWith('\n');
      problems.add(
        'edge-spaces',
        isAfterSentence ? 'trailing-after-sentence' : `${edge}-${isMissing ? 'missing' : 'extra'}`,
        {},
        { source: [was], target: [is] },
      );
    }
  },
};

/**
 * Whether two or more spaces beside a label of plain text that is no sentence make it as wide as its source,
 * where each wide letter takes the place of two others.
 */
const isInColumn = (source: ParsedValue, { raw, isHtml }: ParsedValue, { from, to }: ProblemSpan): boolean =>
  !isHtml &&
  /^ {2,40}$/.test(raw.slice(from, to)) &&
  /^[^.。！？!?\n]{1,20}$/u.test(raw.trim()) &&
  raw.length + countMatches(raw, WIDE) === source.raw.length;

const WIDE = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uff01-\uff60]/g;

/** Whether a plain text has paragraphs, of which the last one ends as a sentence or a remark does. */
const isWholeText = ({ raw, isHtml }: ParsedValue): boolean =>
  !isHtml && /\S\n\n\S/.test(raw) && ENDED.test(raw.slice(-20).trimEnd()) && !raw.endsWith('\n');

const ENDED = /[.!?)]$/;
const PADDED = /^ {2,20}\S(?:.{0,60}\S)? {2,20}$/;
const PADDED_END = /^[^\n]{0,100}[^\s:,;.] {6,40}$/;
const WHOLE_SENTENCE = /^\s*\p{Lu}\S*(?:\s{1,20}\S+){2,}[.!?]\s*$/u;

const UNIT = /^(?:%|°[CF]?|[kcmµ]?m|px|pt|m?s|[kMG]?B|[kMG]?Hz)$/;

/** Line breaks at the edges of HTML belong to the file that it came from. */
function edgesOf({ raw, isHtml }: ParsedValue) {
  // A vertical tab is a mark for a program, if anything.
  const space = isHtml ? /[^\S\r\n]/ : /[^\S\v\f]/;
  let [start, end] = [0, raw.length];
  while (start < end && space.test(raw[start] ?? '')) start += 1;
  while (end > start && space.test(raw[end - 1] ?? '')) end -= 1;
  const isLine = (char: string | undefined) => isHtml && (char === '\n' || char === '\r');
  return {
    leading: { from: 0, to: isLine(raw[start]) ? 0 : start },
    trailing: { from: isLine(raw[end - 1]) ? raw.length : end, to: raw.length },
  };
}

/** Two or more spaces between two words of one line. */
const DOUBLE = /(?<=[^\s\u001c])(?:[ \u00a0\u202f\u3000]{2,})(?=[^\s\u001c])/g;

/** Finds repeated spaces between words where the source has none. */
export const doubleSpaces: FieldCheck = {
  ids: ['double-spaces'],
  find({ source, target }, problems) {
    // Two spaces after each sentence are a habit of typists, which HTML shows only as no-break spaces.
    const before = doubleIn(source);
    const isUsual =
      before.some(({ isAfterSentence, isShown }) => isAfterSentence && isShown) || endsLineInSentence(source);
    const found = doubleIn(target).filter(
      ({ isAfterSentence, isShown }) => !isAfterSentence || (isShown && !isUsual),
    );
    if (found.length === 0 || before.some(({ isAfterSentence }) => !isAfterSentence)) return;
    const places = { target: found.map(({ start, end }) => target.readable.spanOf(start, end)) };
    problems.add('double-spaces', 'double', {}, places);
  },
};

/**
 * Whether a plain text is wrapped behind sentences alone and has none with one space behind it: the habit of
 * two spaces shows only where the lines are wrapped elsewhere.
 */
const endsLineInSentence = ({ raw, isHtml }: ParsedValue): boolean =>
  !isHtml && /[.!?]\n\p{Lu}/u.test(raw) && !/[.!?] \p{Lu}/u.test(raw);

function doubleIn({ prose, readable, raw, isHtml }: ParsedValue) {
  const hasLines = !isHtml && raw.includes('\n');
  return matchesOf(prose, DOUBLE)
    .map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      isAfterSentence: /[.!?:;)"”。！？：；）」』؟।]/.test(prose[index - 1] ?? ''),
      isShown: !isHtml || /[^ ]/.test(found),
    }))
    .filter(({ start, end }) => {
      // Several spaces beside a sign put columns below each other: "Flow control     :".
      const isWide = end - start > 2;
      const isBeforeSign = /[:|=]/.test(prose[end] ?? '') && (isWide || hasLines);
      if (isBeforeSign || (isWide && /[-|:]/.test(prose[start - 1] ?? ''))) return false;
      // A line that a program ends by an escape goes on in its column.
      if (raw.endsWith('\\n', readable.spanOf(start, end).from)) return false;
      // The columns of options and commands: "  --limit=SPEED  The speed", "d NUMBER  - skip".
      if (!isHtml && OPTION_BEFORE.test(prose.slice(Math.max(0, start - 80), start))) return false;
      if (hasLines && isBeforeDash(prose, start, end)) return false;
      // A browser shows one of the spaces on both sides of a tag.
      const { from, to } = readable.spanOf(start, end);
      return !raw.slice(from, to).includes('<') || /[\u00a0\u3000]|&nbsp;/.test(raw.slice(from, to));
    });
}

/** An argument may follow behind a space only on a line that is indented: others may be sentences. */
const OPTION_BEFORE =
  /(?:^|[\n\u001c])(?:[ \t]{1,12}--?[A-Za-z][\w-]{0,40}(?:[= ]\S{1,30})?|--?[A-Za-z][\w-]{0,40}(?:=\S{1,30})?)$/;

/** Whether a letter or an argument to type stands before a dash: "d NUMBER  - skip", "<id>  - show". */
const isBeforeDash = (prose: string, start: number, end: number): boolean =>
  prose.startsWith('- ', end) && COMMAND_BEFORE.test(prose.slice(Math.max(0, start - 60), start));

const COMMAND_BEFORE = /(?:^|[\n\u001c])[ \t]{0,12}(?:[\p{L}\d?!]|[^\p{L}\s]?<\S{1,20})(?: \S{1,20})?$/u;
