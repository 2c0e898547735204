import { encodeText } from '../html/decode-text';
import { readRuns, type EditableRun } from '../html/editable-runs';

/** A translation with the tags of its own source. */
export interface TaggedMatch {
  readonly target: string;
  readonly sourceMarkup?: string;
  readonly targetMarkup?: string;
}

interface Tag {
  readonly raw: string;
  /** The name, with a slash at an end tag. */
  readonly name: string;
}

/**
 * Returns a translation as the value of a field of HTML, with the tags of that field's source in place of
 * those that its own source had: by their order where both sources have the same ones, else by their names. A
 * tag that the field doesn't have is left out. With `isWhole`, tags around all of the source are put around
 * the translation.
 */
export function fitTags(match: TaggedMatch, fieldSource: string, isWhole: boolean): string {
  const field = readRuns(fieldSource);
  const own = tagsIn(field);
  const before = match.sourceMarkup === undefined ? [] : tagsIn(readRuns(match.sourceMarkup));
  const isAlike =
    own.length === before.length && own.every(({ name }, index) => name === before[index]?.name);
  const free = new Set(own.keys());
  const unused = new Set(before.keys());
  const take = (index: number): string => {
    free.delete(index);
    return own[index]?.raw ?? '';
  };
  const runs = match.targetMarkup === undefined ? undefined : readRuns(match.targetMarkup);
  const wanted = tagsIn(runs ?? []);
  // Tags that the match's own source has are fitted before the others, which get what is left.
  const known = wanted.map((tag) => {
    const index = first(unused, (at) => before[at]?.raw === tag.raw);
    if (index !== undefined) unused.delete(index);
    return isAlike && index !== undefined ? take(index) : undefined;
  });
  const fitted = wanted.map((tag, number) => {
    const same = known[number];
    if (same !== undefined) return same;
    const alike = first(free, (at) => own[at]?.name === tag.name);
    return alike === undefined ? '' : take(alike);
  });
  let number = 0;
  const written =
    runs === undefined
      ? encodeText(match.target)
      : runs.map((run) => (run.kind === 'tag' ? (fitted[number++] ?? '') : run.raw)).join('');
  if (!isWhole) return written;
  const pairs = pairsAround(field);
  const wrapping = Array.from({ length: pairs }, (_, index) => index).filter(
    (index) => free.has(index) && free.has(own.length - 1 - index),
  );
  return [
    ...wrapping.map((index) => own[index]?.raw ?? ''),
    written,
    ...wrapping.toReversed().map((index) => own[own.length - 1 - index]?.raw ?? ''),
  ].join('');
}

const tagsIn = (runs: readonly EditableRun[]): readonly Tag[] =>
  runs.flatMap((run) => (run.kind === 'tag' ? [tagOf(run.raw)] : []));

function tagOf(raw: string): Tag {
  const [, name = raw] = /^<(\/?[^\s>/]{1,100})/.exec(raw) ?? [];
  return { raw, name: name.toLowerCase() };
}

function first(indexes: Iterable<number>, is: (index: number) => boolean): number | undefined {
  for (const index of indexes) if (is(index)) return index;
  return undefined;
}

/** How many pairs of tags are around all of the text, from the outermost inwards. */
function pairsAround(runs: readonly EditableRun[]): number {
  const start = runs.findIndex(isText);
  if (start === -1) return 0;
  const leading = tagsIn(runs.slice(0, start));
  const trailing = tagsIn(runs.slice(runs.findLastIndex(isText) + 1)).toReversed();
  const other = leading.findIndex(({ name }, index) => trailing[index]?.name !== `/${name}`);
  return other === -1 ? leading.length : other;
}

const isText = (run: EditableRun): boolean => run.kind === 'text' && run.text.trim() !== '';
