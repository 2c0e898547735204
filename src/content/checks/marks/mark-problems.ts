import type { ProblemCollector } from '../problem-collector';
import { spanOf, type Marked } from './marked-words';

/** Says that a tag of the target is around other words than that of the source. */
export function addMoved(was: Marked, is: Marked, problems: ProblemCollector): void {
  // A letter for any value may be another one: "a.b.c.d/e", "a.b.c.d/x".
  if (/^\p{L}$/u.test(was.text.trim()) && /^\p{L}$/u.test(is.text.trim())) return;
  const detail = { tag: `<${is.tag.name}>`, before: was.text, after: is.text };
  problems.add('tag-contents', 'moved', detail, { source: [spanOf(was)], target: [spanOf(is)] });
}

/** A link of the target with its address and the one that it should have. */
export interface ExchangedLink {
  readonly link: Marked;
  readonly address: string;
  readonly expected: string;
  /** The link of the source with the expected address, if that is known. */
  readonly was: Marked | undefined;
}

/** Says that a link leads where another one should. */
export function addExchanged(
  { link, address, expected, was }: ExchangedLink,
  problems: ProblemCollector,
): void {
  const places = { source: was === undefined ? [] : [spanOf(was)], target: [spanOf(link)] };
  problems.add('tag-contents', 'exchanged', { text: link.text, address, expected }, places);
}
