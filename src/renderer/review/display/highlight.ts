import { parser } from '@lezer/html';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import type { Tree } from '@lezer/common';
import { nextTask } from './next-task';

export interface CodeToken {
  readonly text: string;
  /** Offset in the code, in UTF-16 units. */
  readonly start: number;
  /** Classes of `@lezer/highlight` (`tok-typeName` …); empty for plain text. */
  readonly classes: string;
}

export interface CodeLine {
  /** Undefined for the continuation of a very long line. */
  readonly number: number | undefined;
  readonly tokens: readonly CodeToken[];
}

/** A chunk of code that is rendered at once. */
export interface CodeChunk {
  readonly lines: readonly CodeLine[];
}

/** About ten screens, whose layout takes well under a frame. */
const chunkCharacters = 16_000;

/**
 * Parses in slices to keep the window responsive; calls `onProgress` with the finished share. Undefined when
 * aborted.
 */
export async function parseHtml(
  code: string,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<Tree | undefined> {
  const sliceMs = 8;
  const parse = parser.startParse(code);
  let sliceEnd = performance.now() + sliceMs;
  for (;;) {
    const tree = parse.advance();
    if (tree !== null) return tree;
    if (performance.now() < sliceEnd) continue;
    onProgress(parse.parsedPos / code.length);
    await nextTask();
    if (signal.aborted) return undefined;
    sliceEnd = performance.now() + sliceMs;
  }
}

export function parseSmallHtml(code: string): Tree {
  return parser.parse(code);
}

/** Returns the ends of chunks: at a line break where possible, else in the middle of an endless line. */
export function chunkEnds(code: string): number[] {
  const ends: number[] = [];
  for (let start = 0; start < code.length;) {
    const limit = Math.min(start + chunkCharacters, code.length);
    const lineBreak = limit === code.length ? -1 : code.lastIndexOf('\n', limit - 1);
    let end = lineBreak > start ? lineBreak + 1 : limit;
    // Avoids splitting a surrogate pair.
    if (end < code.length && /[\uDC00-\uDFFF]/.test(code.charAt(end))) end--;
    ends.push(end);
    start = end;
  }
  return ends.length === 0 ? [0] : ends;
}

/**
 * Returns the lines of `code` from `from` to `to`, highlighted; `firstNumber` is the number of the line that
 * contains `from`.
 */
export function highlightChunk(
  code: string,
  tree: Tree | undefined,
  from: number,
  to: number,
  firstNumber: number,
): CodeChunk {
  const continues = from > 0 && code.charAt(from - 1) !== '\n';
  const lines: CodeLine[] = [];
  let number = firstNumber;
  let tokens: CodeToken[] = [];
  let start = from;
  const endLine = (): void => {
    lines.push({ number: continues && lines.length === 0 ? undefined : number, tokens });
    number++;
    start++;
    tokens = [];
  };
  const putText = (text: string, classes: string): void => {
    tokens.push({ text, start, classes });
    start += text.length;
  };
  if (tree === undefined) {
    code
      .slice(from, to)
      .split('\n')
      .forEach((line, index) => {
        if (index > 0) endLine();
        if (line !== '') putText(line, '');
      });
  } else {
    highlightCode(code, tree, classHighlighter, putText, endLine, from, to);
  }
  // The line break that ends a chunk ends its last line; the next chunk begins the next line.
  if (tokens.length > 0 || to === from || code.charAt(to - 1) !== '\n') endLine();
  return { lines };
}
