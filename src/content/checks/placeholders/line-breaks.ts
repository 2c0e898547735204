import type { FieldCheck } from '../field-check';

/** Texts that are wrapped at a width have a line this long, or nearly. */
const wrapped = 60;

/** Labels up to this length are broken into lines to fit a column. */
const narrow = 40;

/** Finds line breaks of plain text that were lost or added; the lines of a text are shown as they are. */
export const lineBreaks: FieldCheck = {
  ids: ['line-breaks'],
  find({ source, target }, problems) {
    if (source.isHtml || target.isHtml || !(source.raw + target.raw).includes('\n')) return;
    // The name of a message, and a label that is broken to be narrow.
    if (/^[\w-]+$/.test(source.raw) || (source.raw.length < narrow && NARROW_LABEL.test(source.raw))) return;
    const isWrapped =
      source.raw.search(INSIDE_SENTENCE) !== -1 ||
      source.raw
        .split('\n')
        .some(
          (line, index, { length }) =>
            index < length - 1 && line.length > wrapped && !/[.:!?]\s*$/.test(line),
        );
    // Each language wraps a text in another place, but has the same paragraphs.
    const end = isWrapped ? /\n\s*\n/ : /\n/;
    const [before, after] = [linesOf(source.raw, end), linesOf(target.raw, end)];
    if (before === after || (before > 1 && after > before)) return;
    // A break in the middle of a sentence is the source's mistake.
    const inside =
      source.raw.match(isWrapped ? PARAGRAPH_INSIDE_SENTENCE : BREAK_INSIDE_SENTENCE)?.length ?? 0;
    if (after < before && before - after <= inside) return;
    const at = target.raw.search(/\S\s*\n\s*\S/);
    const places =
      after > before && at !== -1
        ? { target: [{ from: at, to: at + 2 }] }
        : { target: [{ from: 0, to: target.raw.length }] };
    problems.add('line-breaks', after > before ? 'added' : 'lost', {}, places);
  },
};

/** Words in two lines: "Width\n(px)". */
const NARROW_LABEL = /^[\p{L}\p{N} ()/-]*\n[\p{L}\p{N} ()/-]*$/u;

const INSIDE_SENTENCE = /[\p{L},] ?\n[ \t]*\p{Ll}/gu;
const BREAK_INSIDE_SENTENCE = /[\p{L},] ?\n\s*\p{Ll}/gu;
const PARAGRAPH_INSIDE_SENTENCE = /[\p{L},] ?\n[ \t]*\n\s*\p{Ll}/gu;

/** Parts with text, so that final line ends are left to the check of edge spaces. */
const linesOf = (text: string, end: RegExp): number =>
  text.split(end).filter((line) => line.trim() !== '').length;
