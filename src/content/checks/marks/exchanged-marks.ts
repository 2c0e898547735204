import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { toldIn } from '../words/words-of-text';
import { spanOf, type Marked } from './marked-words';

/** A mark of the source, and the one of the target that has its text and another tag. */
interface Misplaced {
  readonly was: Marked;
  readonly is: Marked;
}

type Strength = (was: Marked, is: Marked) => number;

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
  const [of, over] = [before.filter(isPlain), after.filter(isPlain)];
  const parts = partsOf(pair, of, over);
  const strength = strengthIn(pair);
  const found = parts.flatMap(([others, marked]) => {
    if (!areAlike(others, marked)) return [];
    // Tags in the order of the source are in their places, unless they are around names of other tags.
    const exchanged = areInOrder(others, marked)
      ? exchangedByText(others, marked, strengthOfName)
      : (exchangedByText(others, marked, strength) ?? exchangedInOrder(others, marked, strength));
    return exchanged === undefined ? [] : [exchanged];
  });
  // Those of two blocks are in the order of these.
  const inOrder =
    found.length === 0 && areAlike(of, over) && !areInOrder(of, over)
      ? exchangedInOrder(of, over, strength)
      : undefined;
  const ofBlocks =
    found.length === 0
      ? (inOrder ?? exchangedNames(partsOf(pair, before, after)) ?? exchangedKept(of, parts))
      : undefined;
  for (const [one, two] of ofBlocks === undefined ? found : [ofBlocks]) {
    // A key with its whole name: "Del", "Delete".
    if (/^(?:Del|Esc|Ins)$/.test(two.was.text) && one.is.text.startsWith(two.was.text)) continue;
    problems.add(
      'tag-contents',
      'moved',
      { tag: `<${one.is.tag.name}>`, before: two.was.text, after: one.is.text },
      { source: [one, two].map(({ was }) => spanOf(was)), target: [one, two].map(({ is }) => spanOf(is)) },
    );
  }
}

/** The marks of blocks that belong together. */
type Part = readonly [others: readonly Marked[], marked: readonly Marked[]];

function partsOf(pair: ParsedPair, of: readonly Marked[], over: readonly Marked[]): readonly Part[] {
  const ofSource = Map.groupBy(of, ({ tag }) => pair.source.blockOfTag.get(tag));
  const ofTarget = Map.groupBy(over, ({ tag }) => pair.target.blockOfTag.get(tag));
  return [...ofTarget].map(([block, marked]) => [ofSource.get(pair.partnerOf(block)) ?? [], marked]);
}

/** Links belong together by their addresses. */
const isPlain = ({ tag, text }: Marked): boolean => tag.name !== 'a' && /\S/.test(text);

/** Whether both sides have as many marks of each name, and of several names. */
function areAlike(others: readonly Marked[], marked: readonly Marked[]): boolean {
  if (marked.length < 2 || marked.length > mostCompared || marked.length !== others.length) return false;
  if (areNested(others) || areNested(marked)) return false;
  const [names, written] = [namesOf(others), namesOf(marked)].map((list) => list.toSorted().join(' '));
  return names === written && new Set(namesOf(marked)).size > 1;
}

/** Whether one of them is in another one: "<b>toggle <i>flag</i></b>" may be "<b>toggle</b> <i>flag</i>". */
const areNested = (marked: readonly Marked[]): boolean =>
  marked.some(({ tag, end }) => marked.some((one) => one.tag.start > tag.start && one.tag.start < end));

const areInOrder = (others: readonly Marked[], marked: readonly Marked[]): boolean =>
  namesOf(others).join(' ') === namesOf(marked).join(' ');

const namesOf = (marked: readonly Marked[]): readonly string[] => marked.map(({ tag }) => tag.name);

/** Tells by a name, or by how many words translate each other, how surely two marks have one text. */
const strengthIn =
  ({ wordPairs }: ParsedPair): Strength =>
  (was, is) =>
    strengthOfName(was, is) ||
    (wordPairs === undefined ? 0 : toldIn(was.text, is.text, wordPairs).told.length);

/** A name is as sure as several words. */
const strengthOfName: Strength = (was, is) => (was.key === is.key ? 5 : 0);

/** The only two marks at whose places the other one's tag is, where their texts are in the same order. */
function exchangedInOrder(
  others: readonly Marked[],
  marked: readonly Marked[],
  strength: Strength,
): readonly [Misplaced, Misplaced] | undefined {
  const odd = marked.flatMap((is, at) => {
    const was = others[at];
    return was === undefined || was.tag.name === is.tag.name ? [] : [{ was, is }];
  });
  const [one, two] = odd;
  if (one === undefined || two === undefined || odd.length > 2) return undefined;
  if (one.was.tag.name !== two.is.tag.name) return undefined;
  const straight = strength(one.was, one.is) + strength(two.was, two.is);
  const crosswise = strength(one.was, two.is) + strength(two.was, one.is);
  return straight > 2 * crosswise ? [one, two] : undefined;
}

/** The only two names that stand at the places of their blocks with the other one's tag. */
function exchangedNames(parts: readonly Part[]): readonly [Misplaced, Misplaced] | undefined {
  const odd = parts.flatMap(([others, marked]) =>
    others.length !== marked.length || areNested(others) || areNested(marked)
      ? []
      : marked.flatMap((is, at) => {
          const was = others[at];
          const isOdd = was?.tag.name !== is.tag.name && was !== undefined && strengthOfName(was, is) > 0;
          return isOdd ? [{ was, is }] : [];
        }),
  );
  const [one, two] = odd;
  if (one === undefined || two === undefined || odd.length > 2) return undefined;
  // A package and its command may have one name.
  if (one.is.key === two.is.key) return undefined;
  return one.was.tag.name === two.is.tag.name && two.was.tag.name === one.is.tag.name
    ? [one, two]
    : undefined;
}

/** Two names in one block whose tags were exchanged, where the source has each several times in one tag. */
function exchangedKept(
  of: readonly Marked[],
  parts: readonly Part[],
): readonly [Misplaced, Misplaced] | undefined {
  const byText = Map.groupBy(of, ({ key }) => key);
  const odd = parts.flatMap(([, marked]) => {
    const misplaced = marked.flatMap((is) => {
      const [was, ...more] = byText.get(is.key) ?? [];
      return was === undefined ||
        was.tag.name === is.tag.name ||
        more.length === 0 ||
        more.some(({ tag }) => tag.name !== was.tag.name)
        ? []
        : [{ was, is }];
    });
    return misplaced.length === 2 ? [misplaced] : [];
  });
  const [[one, two] = [], ...others] = odd;
  if (one === undefined || two === undefined || others.length > 0) return undefined;
  return one.was.tag.name === two.is.tag.name && two.was.tag.name === one.is.tag.name
    ? [one, two]
    : undefined;
}

/** Two marks whose texts the source marks with the other one's tag only. */
function exchangedByText(
  others: readonly Marked[],
  marked: readonly Marked[],
  strength: Strength,
): readonly [Misplaced, Misplaced] | undefined {
  const belongs = (was: Marked, is: Marked): boolean => strength(was, is) > 0;
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
