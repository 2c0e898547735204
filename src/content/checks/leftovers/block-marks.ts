import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemCollector } from '../problem-collector';

/** The mark of a heading or of a list's item in Markdown at the start of a block. */
const MARK = /^\s{0,40}(#{1,6}|[-*]|1[.)]) (?=\s?[\p{L}\p{N}"“«„\u001d])/u;

/** Elements in which one expects no such mark: the browser shows what it stands for. */
const ELEMENTS = /^(?:h[1-6]|p|li|dd|dt)$/;

/**
 * Finds blocks of HTML that begin with a mark of Markdown, where no block of the source begins with one: a
 * heading in `<h2>` needs no "##". Many of them are a way to write, like the hyphens of a dialogue.
 */
export function blockMarks({ source, target, blocks }: ParsedPair, problems: ProblemCollector): void {
  if (!target.isHtml) return;
  const found = blocks.flatMap((block) => {
    const mark = ELEMENTS.test(block.target.opener) ? markOf(target, block.target) : undefined;
    return mark === undefined ? [] : [{ ...mark, block }];
  });
  if (found.length === 0 || found.length > mostMarks || hasMarks(source, blocks)) return;
  for (const { at, text, block } of found) {
    // A number that the source has at another place: "1. stratégia" for "Strategy 1".
    if (/\d/.test(text) && textOf(source, block.source).includes('1')) continue;
    const span = target.readable.spanAt(at, text);
    problems.add('leftovers', 'markdown', { text }, { target: [span] });
  }
}

/** More of them are no leftovers. */
const mostMarks = 2;

function markOf(value: ParsedValue, block: TextBlock) {
  const [whole = '', text] = MARK.exec(textOf(value, block)) ?? [];
  return text === undefined ? undefined : { text, at: block.start + whole.indexOf(text) };
}

/** Whether a block of the source begins with a mark or a number, or with a dash that one may write so. */
const hasMarks = (source: ParsedValue, blocks: readonly BlockPair[]): boolean =>
  blocks.some((block) => /^\s{0,40}(?:[#*+–—•·−-]|\p{Nd}{1,3}[.):\s])/u.test(textOf(source, block.source)));

const textOf = ({ readable }: ParsedValue, { start, end }: TextBlock): string =>
  readable.prose.slice(start, end);
