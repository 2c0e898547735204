import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { isInOtherMark, spanOf, type Marked } from './marked-words';

/** Marks of a block that are compared with each other. */
const mostCompared = 30;

/**
 * Finds a mark with the name that another mark of its block has rightly: "Click <b>OK</b>, then <b>OK</b>",
 * where the source has "<b>Close</b>".
 */
export function findMarkedTwice(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  const ofSource = Map.groupBy(before, ({ tag }) => pair.source.blockOfTag.get(tag));
  for (const [block, marked] of Map.groupBy(after, ({ tag }) => pair.target.blockOfTag.get(tag))) {
    const others = ofSource.get(pair.partnerOf(block)) ?? [];
    if (marked.length < 2 || marked.length !== others.length || marked.length > mostCompared) continue;
    const twice = marked.filter(({ key }, at) => marked.findIndex((one) => one.key === key) < at);
    const [one, ...more] = twice;
    if (one === undefined || more.length > 0 || countOf(one, others) !== 1) continue;
    const lost = others.filter(({ key }) => countOf({ key }, marked) === 0);
    const was = others[marked.indexOf(one)];
    if (
      was === undefined ||
      was.key.includes(one.key) ||
      one.key.includes(was.key) ||
      !lost.includes(was) ||
      isInOtherMark(was, after)
    )
      continue;
    if (was.tag.name !== one.tag.name || !/\p{L}{2}/u.test(one.text)) continue;
    const detail = { tag: `<${one.tag.name}>`, before: was.text, after: one.text };
    problems.add('tag-contents', 'moved', detail, { source: [spanOf(was)], target: [spanOf(one)] });
  }
}

const countOf = ({ key }: Pick<Marked, 'key'>, marked: readonly Marked[]): number =>
  marked.filter((one) => one.key === key).length;
