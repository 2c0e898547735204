import { sentence } from '../../sentence';
import type { TextRange } from '../../html/tokenize';
import type { FileText } from '../file-text';

/** A subtitle with text; its range excludes empty lines around the text. */
export interface Cue extends TextRange {
  /** The line with the times. */
  readonly timing: string;
}

interface Line extends TextRange {
  readonly isTiming: boolean;
}

const timing =
  /^\s{0,9}(?:\d{1,3}:)?\d{1,2}:\d{1,2}[,.]\d{1,3}\s{0,9}-->\s{0,9}(?:\d{1,3}:)?\d{1,2}:\d{1,2}[,.]\d{1,3}/;

/**
 * Reads the subtitles of a file. A WebVTT cue ends at the first empty line, a SubRip cue before the number of
 * the next one. @throws FileError for text outside a cue, and for unreadable times.
 */
export function readCues(file: FileText, isVtt: boolean): readonly Cue[] {
  const { text } = file;
  const lines = linesOf(text);
  const starts = lines.flatMap(({ isTiming }, index) => (isTiming ? [index] : []));
  const first = starts[0] ?? lines.length;
  if (!isVtt) refuseTextBefore(file, lines.slice(0, first));
  return starts.flatMap((index, number): readonly Cue[] => {
    const { start, end } = lines[index] ?? { start: 0, end: 0 };
    const line = text.slice(start, end);
    if (!timing.test(line))
      file.fail(
        'syntax',
        start,
        sentence`The times of a subtitle are written ${isVtt ? '00:01.000 --> 00:02.000' : '00:00:01,000 --> 00:00:02,000'}; correct this line.`,
      );
    const next = starts[number + 1];
    const body = lines.slice(index + 1, next ?? lines.length);
    const range = isVtt ? firstBlock(text, body) : withoutNumber(text, body, next !== undefined);
    return range === undefined ? [] : [{ ...range, timing: line.trim() }];
  });
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const next = newline === -1 ? text.length : newline + 1;
    const line = text.slice(start, newline === -1 ? text.length : newline);
    const end = start + (line.endsWith('\r') ? line.length - 1 : line.length);
    lines.push({ start, end, isTiming: line.includes('-->') });
    start = next;
  }
  return lines;
}

function refuseTextBefore(file: FileText, lines: readonly Line[]): void {
  const wrong = lines.find(
    ({ start, end }) => !/^\s*\d*\s*$/.test(file.text.slice(start, Math.min(end, start + 200))),
  );
  if (wrong !== undefined)
    file.fail(
      'syntax',
      wrong.start,
      'A number and a line with times begin each subtitle; add them or remove this line.',
    );
}

function firstBlock(text: string, lines: readonly Line[]): TextRange | undefined {
  const blank = lines.findIndex(({ start, end }) => start === end);
  return trimmed(text, blank === -1 ? lines : lines.slice(0, blank));
}

function withoutNumber(text: string, lines: readonly Line[], hasNext: boolean): TextRange | undefined {
  const last = lines.at(-1);
  const isNumber =
    hasNext &&
    last !== undefined &&
    last.end - last.start < 20 &&
    /^\s*\d+\s*$/.test(text.slice(last.start, last.end));
  return trimmed(text, isNumber ? lines.slice(0, -1) : lines);
}

/** Range from the first to the last character that is not white space. */
function trimmed(text: string, lines: readonly Line[]): TextRange | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const raw = text.slice(first.start, last.end);
  const content = raw.trim();
  if (content === '') return undefined;
  const start = first.start + raw.length - raw.trimStart().length;
  return { start, end: start + content.length };
}
