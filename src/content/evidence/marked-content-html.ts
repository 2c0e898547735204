import type { ProblemSpan } from '../checks/problem';
import type { ReadablePart } from '../html/line-collector';
import { readableLines } from '../html/readable-lines';

/** A piece of markup. Texts become markup only by `text`. */
export type Html = string;

/** A value as lines of text with its tags, and with the places of problems marked. */
export function contentOf(value: string, isHtml: boolean, spans: readonly ProblemSpan[]): Html {
  return readableLines(value, isHtml)
    .map(({ parts }) => `<p>${parts.map((part) => partOf(part, spans)).join('')}</p>`)
    .join('');
}

function partOf(part: ReadablePart, spans: readonly ProblemSpan[]): Html {
  const touching = spans.filter(({ from, to }) => from < part.end && to > part.start);
  if (part.kind === 'tag') {
    const tag = `<code dir="ltr">${text(part.raw)}</code>`;
    return touching.length === 0 ? tag : `<mark>${tag}</mark>`;
  }
  if (touching.length === 0) return text(part.text);
  // Text that the value writes in another way has no places of its own.
  if (part.isWhole) return `<mark>${text(part.text)}</mark>`;
  const cuts = new Set([0, part.text.length]);
  for (const { from, to } of touching) {
    cuts.add(Math.max(0, from - part.start)).add(Math.min(part.text.length, to - part.start));
  }
  const ends = [...cuts].toSorted((a, b) => a - b);
  const pieces = ends.slice(1).map((end, index) => {
    const start = ends[index] ?? 0;
    const piece = text(part.text.slice(start, end));
    const isMarked = touching.some(({ from, to }) => from - part.start <= start && to - part.start >= end);
    return isMarked ? `<mark>${piece}</mark>` : piece;
  });
  return pieces.join('');
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as markup that shows it. */
export function text(value: string): Html {
  return value.replaceAll(/[&<>"]/g, (character) => references[character] ?? character);
}
