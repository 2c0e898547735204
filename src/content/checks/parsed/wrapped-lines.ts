import { matchesOf, countMatches } from '../../text/matches';
/** Texts are wrapped at widths between these; a longer line is a paragraph of its own. */
const narrowest = 50;
const widest = 110;

/** A sentence that goes on in the next line was cut where the line was full, or nearly. */
const fullEnough = 40;

/** As many lines of nearly one width, none of which ends a sentence, were filled. */
const severalFull = 3;

interface Line {
  readonly text: string;
  readonly end: number;
  readonly width: number;
}

/**
 * Returns the ends of the lines after which a plain text goes on because the line was full. Each language is
 * wrapped at other words, so that these ends say nothing; all others divide the text as its author did.
 */
export function wrappedLineEnds(raw: string): ReadonlySet<number> {
  const lines = linesOf(raw);
  if (lines.length < 2) return none;
  const widths = lines.filter(({ text }) => /\p{L}/u.test(text)).map(({ width }) => width);
  const limit = widths.reduce((most, width) => Math.max(most, width), 0);
  if (limit < narrowest || limit > widest) return none;
  const ends = new Set<number>();
  const full: number[] = [];
  let isContinued = false;
  const afterSentence: number[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (next === undefined || !mayGoOn(line.text, next.text)) continue;
    const isFull = line.width >= narrowest && line.width + 1 + widthOf(firstUnit(next.text)) > limit;
    const isInside =
      (INSIDE_END.test(line.text) && /^\s*\p{Ll}/u.test(next.text)) ||
      (line.width >= narrowest && /\p{Lo}\s*$/u.test(line.text) && /^\s*\p{Lo}/u.test(next.text));
    if (SENTENCE_END.test(line.text)) {
      if (isFull && /^\s*[\p{L}\p{M}"“„«(]/u.test(next.text)) afterSentence.push(line.end);
    } else if (isInside && line.width >= fullEnough) ends.add(line.end);
    else if (isFull) {
      full.push(line.end);
      if (SENTENCE_END.test(next.text)) isContinued = true;
    }
  }
  // The longest line looks full in any text. It is where one is cut inside a sentence, or several are full.
  if (ends.size > 0 || isContinued || full.length >= severalFull) for (const end of full) ends.add(end);
  // A sentence may end where the line is full; only beside lines that are cut inside one is that by chance.
  if (ends.size > 0) for (const end of afterSentence) ends.add(end);
  return ends;
}

const none: ReadonlySet<number> = new Set();

function linesOf(raw: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { index, 0: lineBreak } of matchesOf(raw, /\r\n|[\r\n\u2028\u2029]/g)) {
    const text = raw.slice(start, index);
    lines.push({ text, end: index, width: widthOf(text.trimEnd()) });
    start = index + lineBreak.length;
  }
  if (lines.length === 0) return lines;
  const text = raw.slice(start);
  return [...lines, { text, end: raw.length, width: widthOf(text.trimEnd()) }];
}

/** Whether both lines are prose, and the second begins no item, heading, quotation or row of a table. */
const mayGoOn = (line: string, next: string): boolean =>
  /\p{L}/u.test(line) &&
  /\p{L}|\p{N}/u.test(next) &&
  !ITEM.test(next) &&
  !COLUMNS.test(line.trim()) &&
  !COLUMNS.test(next.trim());

const ITEM =
  /^\s*(?:[-–—*•+#=|>!~^:@;%$\\{}<[]|\p{N}{1,3}[.)）、:]|\p{L}[.)]\s|--|[A-Za-z][\w-]{0,30}\s?[:=])/u;
const COLUMNS = /\t|\S {3,}\S|\|/;

/** Signs that take two columns, which have no space between the words. */
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g;

const widthOf = (text: string): number => text.length + countMatches(text, WIDE);

/** The first word of a line, or its first sign in a script that is cut anywhere. */
const firstUnit = (line: string): string =>
  /^\s*([\u2e80-\u303e\u3041-\ua4cf\uf900-\ufaff]|\S{1,80})/u.exec(line)?.[1] ?? '';

const INSIDE_END = /[\p{L}\p{M}\p{N},)\]"”»’'-]\s*$/u;
const SENTENCE_END = /[.!?:…。！？：।؟][)"”»’'」』）]*\s*$/u;
