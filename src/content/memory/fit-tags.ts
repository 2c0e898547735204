import { BLOCK_ELEMENTS } from '../html/block-elements';
import { encodeText } from '../html/decode-text';
import { readRuns, type EditableRun } from '../html/editable-runs';
import { VOID_ELEMENTS } from '../html/void-elements';

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
 * those that its own source had: by their order where both sources have them at the same places, also under
 * other names as other programs write them, else by their names. A tag that the field doesn't have is left
 * out. With `isWhole`, tags around all of the source are put around the translation.
 */
export function fitTags(match: TaggedMatch, fieldSource: string, isWhole: boolean): string {
  const field = readRuns(fieldSource);
  const own = tagsIn(field);
  const source = match.sourceMarkup === undefined ? [] : readRuns(match.sourceMarkup);
  const before = tagsIn(source);
  /** The first tag of the field that has its place in the match's source; undefined where they differ. */
  const offset = sameTags(own, before) ? 0 : offsetOf(field, source);
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
    return offset === undefined || index === undefined ? undefined : take(offset + index);
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

const sameTags = (a: readonly Tag[], b: readonly Tag[]): boolean =>
  a.length === b.length && a.every(({ name }, index) => name === b[index]?.name);

/** How many tags around the field's text a match's source doesn't have, if the others are at its places. */
function offsetOf(field: readonly EditableRun[], source: readonly EditableRun[]): number | undefined {
  const around = (tagsIn(field).length - tagsIn(source).length) / 2;
  if (!Number.isInteger(around) || around < 0 || around > pairsAround(field)) return undefined;
  const own = placesIn(field);
  return own.slice(around, own.length - around).join('') === placesIn(source).join('') ? around : undefined;
}

/** The kinds of the tags, and where text is between them; white space is none. */
function placesIn(runs: readonly EditableRun[]): readonly string[] {
  const places: string[] = [];
  for (const run of runs) {
    if (run.kind === 'tag') places.push(kindOf(tagOf(run.raw)));
    else if (isText(run) && places.at(-1) !== 'text') places.push('text');
  }
  return places;
}

function kindOf({ raw, name }: Tag): string {
  if (BLOCK_ELEMENTS.has(name.replace('/', ''))) return `<${name}>`;
  if (name.startsWith('/')) return '</>';
  return raw.endsWith('/>') || VOID_ELEMENTS.has(name) ? '</ >' : '<>';
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
