import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { toldIn } from '../words/words-of-text';
import { keyOf, spanOf, type Marked } from './marked-words';

/** A mark of the source, and the one of the target that has its text and another tag. */
interface Misplaced {
  readonly was: Marked;
  readonly is: Marked;
}

type Belongs = (was: Marked, is: Marked) => boolean;

/** Marks of a block that are compared with each other. */
const mostCompared = 30;

/**
 * Finds two marks of a block that were exchanged: "the <i>Editor</i> has a menu <b>View</b>" became "der
 * <b>Editor</b> hat ein Menü <i>Ansicht</i>".
 */
export function findExchangedMarks(
  pair: ParsedPair,
  before: readonly Marked[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  const ofSource = Map.groupBy(before.filter(isPlain), ({ tag }) => pair.source.blockOfTag.get(tag));
  const ofTarget = Map.groupBy(after.filter(isPlain), ({ tag }) => pair.target.blockOfTag.get(tag));
  for (const [block, marked] of ofTarget) {
    const others = ofSource.get(pair.partnerOf(block)) ?? [];
    if (marked.length < 2 || marked.length > mostCompared || !areAlike(others, marked)) continue;
    const exchanged = exchangedIn(others, marked, belongsIn(pair));
    if (exchanged === undefined) continue;
    const [one, two] = exchanged;
    problems.add(
      'tag-contents',
      'moved',
      { tag: `<${one.is.tag.name}>`, before: two.was.text, after: one.is.text },
      { source: [one, two].map(({ was }) => spanOf(was)), target: [one, two].map(({ is }) => spanOf(is)) },
    );
  }
}

/** Links belong together by their addresses. */
const isPlain = ({ tag, text }: Marked): boolean => tag.name !== 'a' && /[\p{L}\p{N}]/u.test(text);

/** Whether both sides have as many marks of each name, and of several names. */
function areAlike(others: readonly Marked[], marked: readonly Marked[]): boolean {
  const [names, written] = [namesOf(others), namesOf(marked)].map((list) => list.toSorted().join(' '));
  return names === written && new Set(namesOf(marked)).size > 1;
}

const namesOf = (marked: readonly Marked[]): readonly string[] => marked.map(({ tag }) => tag.name);

/** Tells by a name or by words that translate each other whether two marks have one text. */
const belongsIn =
  ({ wordPairs }: ParsedPair): Belongs =>
  (was, is) =>
    keyOf(was.text) === keyOf(is.text) ||
    (wordPairs !== undefined && toldIn(was.text, is.text, wordPairs).told.length > 0);

function exchangedIn(
  others: readonly Marked[],
  marked: readonly Marked[],
  belongs: Belongs,
): readonly [Misplaced, Misplaced] | undefined {
  return exchangedInOrder(others, marked, belongs) ?? exchangedByText(others, marked, belongs);
}

/** The only two marks at whose places the other one's tag is, where their texts are in the same order. */
function exchangedInOrder(
  others: readonly Marked[],
  marked: readonly Marked[],
  belongs: Belongs,
): readonly [Misplaced, Misplaced] | undefined {
  const odd = marked.flatMap((is, at) => {
    const was = others[at];
    return was === undefined || was.tag.name === is.tag.name ? [] : [{ was, is }];
  });
  const [one, two] = odd;
  if (one === undefined || two === undefined || odd.length > 2) return undefined;
  const isStraight = belongs(one.was, one.is) && belongs(two.was, two.is);
  return isStraight && !belongs(one.was, two.is) && !belongs(two.was, one.is) ? [one, two] : undefined;
}

/** Two marks whose texts the source marks with the other one's tag only. */
function exchangedByText(
  others: readonly Marked[],
  marked: readonly Marked[],
  belongs: Belongs,
): readonly [Misplaced, Misplaced] | undefined {
  const odd = marked.filter((is) => !others.some((was) => was.tag.name === is.tag.name && belongs(was, is)));
  for (const is of odd) {
    const was = others.find((other) => belongs(other, is));
    if (was === undefined) continue;
    const two = odd.find(({ tag }) => tag.name === was.tag.name);
    if (two === undefined) continue;
    // Its text may be in words that are not known.
    const left = others.filter(
      (other) =>
        other.tag.name === is.tag.name &&
        !marked.some((one) => one.tag.name === other.tag.name && belongs(other, one)),
    );
    const wasTwo = left.find((other) => belongs(other, two)) ?? (left.length === 1 ? left[0] : undefined);
    if (wasTwo !== undefined)
      return [
        { was, is },
        { was: wasTwo, is: two },
      ];
  }
  return undefined;
}
