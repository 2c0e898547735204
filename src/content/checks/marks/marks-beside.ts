import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { isExplained, kindOf } from './marked-pairs';
import { addMoved } from './mark-problems';
import type { Marked } from './marked-words';
import { addressOf } from '../tags/tag-kinds';

/**
 * Finds marks on the words beside those that the source marks: "the <code>-f</code> flag" became "das
 * -f <code>Flag</code>", and links that go on over the words behind the name they belong to.
 */
export function findMarksBeside(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  const ofSource = Map.groupBy(before, kindOf);
  const ofTarget = Map.groupBy(after, kindOf);
  for (const [kind, marked] of ofTarget) {
    const others = ofSource.get(kind) ?? [];
    const [said, lost] = [textsOf(others), without(others, textsOf(marked))];
    if (lost.length === 0) continue;
    for (const one of without(marked, said)) {
      const was = lost.find((other) => stand(pair, other, one));
      if (was === undefined) continue;
      addMoved(was, one, problems);
    }
  }
}

const textsOf = (marked: readonly Marked[]): ReadonlySet<string> => new Set(marked.map(({ key }) => key));

const without = (marked: readonly Marked[], texts: ReadonlySet<string>): readonly Marked[] =>
  marked.filter(({ text, key }) => !texts.has(key) && /[\p{L}\p{N}]/u.test(text));

/** Whether the words that the source marks stand right before or behind a mark of the target, or begin it. */
function stand(pair: ParsedPair, { tag, text }: Marked, { tag: start, text: marked, end }: Marked): boolean {
  const [from, to] = [pair.source.blockOfTag.get(tag), pair.target.blockOfTag.get(start)];
  if (pair.partnerOf(from) !== to) return false;
  const { raw } = pair.target;
  const room = text.length + longestSpace;
  const [left, right] = [raw.slice(Math.max(0, start.start - room), start.start), raw.slice(end, end + room)];
  return (
    endsIn(left.trimEnd(), text) ||
    beginsWith(right.trimStart(), text) ||
    (addressOf(tag) !== undefined && beginsWith(marked, text) && isLong(marked, text))
  );
}

/** White space of a line that is wrapped and indented. */
const longestSpace = 40;
/** Whether words behind a name go on to be a sentence, rather than explain or translate the name. */
const isLong = (marked: string, name: string): boolean =>
  marked.length > mostAdded + 3 * name.length && !isExplained(name, marked);
const mostAdded = 20;

const endsIn = (text: string, end: string): boolean =>
  text.endsWith(end) && !/[\w\u00c0-\u024f-]/.test(text.charAt(text.length - end.length - 1));

const beginsWith = (text: string, start: string): boolean =>
  text.startsWith(start) && !/[\w\u00c0-\u024f]/.test(text.charAt(start.length));
