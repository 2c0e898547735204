import { encodeText } from '../html/decode-text';
import { readRuns, type EditableRun } from '../html/editable-runs';
import { tagLabel } from '../html/tag-label';
import { VOID_ELEMENTS } from '../html/void-elements';
import { checkMarkers, markerPattern } from './marker-faults';
import type { HandoverFault } from './returned-document';

/** A field's values, of which the markers are made and understood. */
export interface MarkableField {
  /** `html`, or anything else for plain text, which has no tags. */
  readonly data: string;
  readonly source: string;
  readonly target: string;
  /** How its markers are named; as now without it. */
  readonly naming?: MarkerNaming;
}

/** Earlier versions left the digit out that a tag's name ends with, so that the second `<h1>` was `⟦h2⟧`. */
export type MarkerNaming = 'now' | 'without-digit';

export interface MarkedField {
  /** The decoded text with markers such as `⟦b1⟧…⟦/b1⟧` and `⟦br2⟧` in place of tags. */
  readonly source: string;
  readonly target: string;
  /** The tag of each marker, as written in the value. A tag that source and target share has one marker. */
  readonly tags: ReadonlyMap<string, string>;
}

export interface UnmarkedTarget {
  /** The target as the field's value; undefined where a marker is unknown, so that nothing is guessed. */
  readonly value: string | undefined;
  readonly faults: readonly HandoverFault[];
}

/** Replaces a field's tags, and characters that a format could lose, by markers that a person can read. */
export function markField(field: MarkableField): MarkedField {
  const { source, target, tags } = markRuns(field);
  return { source: joinMarked(source), target: joinMarked(target), tags };
}

/** Returns the field with the naming of the markers in texts of it that came back. */
export function withNamingOf<F extends MarkableField>(field: F, returned: readonly string[]): F {
  const [, former] = withEachNaming(field);
  if (former === undefined) return field;
  const [now, before] = [markField(field).tags, markField(former).tags];
  const isFormer = returned
    .flatMap((text) => text.split(markerPattern))
    .some((marker) => before.has(marker) && !now.has(marker));
  return isFormer ? former : field;
}

/** Returns the field as this version names its markers, and as earlier ones did where that differs. */
export function withEachNaming<F extends MarkableField>(field: F): readonly F[] {
  const isSame = !tagWithDigit.test(field.source) && !tagWithDigit.test(field.target);
  return isSame ? [field] : [field, { ...field, naming: 'without-digit' }];
}

const tagWithDigit = /<\/?[a-z][a-z\d-]{0,40}\d/i;

/**
 * Makes the value of a target that came back with markers; `field` has the values as they were handed out.
 * An untouched text gives exactly the value that was handed out, also where line ends were converted.
 */
export function unmarkTarget(marked: string, field: MarkableField): UnmarkedTarget {
  const { source, target, tags } = markRuns(field);
  const [sourceText, targetText] = [joinMarked(source), joinMarked(target)];
  const returned = withLineFeeds(marked);
  if (returned === withLineFeeds(targetText)) return { value: field.target, faults: [] };
  const faults = checkMarkers(returned, { tags, source: sourceText, target: targetText });
  if (faults.some(({ rule }) => rule === 'tag-unknown' || rule === 'tag-broken')) {
    return { value: undefined, faults };
  }
  return { value: writeValue(returned, field, { tags, before: [...source, ...target] }), faults };
}

type MarkedRun = EditableRun & { readonly shown: string };

interface MarkedRuns {
  readonly source: readonly MarkedRun[];
  readonly target: readonly MarkedRun[];
  readonly tags: ReadonlyMap<string, string>;
}

function markRuns({ data, source, target, naming = 'now' }: MarkableField): MarkedRuns {
  const numbers = new MarkerNumbers(naming);
  const marked = { source: markSide(source, data, numbers), target: markSide(target, data, numbers) };
  return { ...marked, tags: numbers.tags };
}

function markSide(value: string, data: string, numbers: MarkerNumbers): readonly MarkedRun[] {
  const runs = protectCharacters(
    data === 'html' ? readRuns(value) : [{ kind: 'text', text: value, raw: value }],
  );
  const ends = pairedEnds(runs);
  const names = new Map<number, string>();
  numbers.beginSide();
  for (const [index, run] of runs.entries()) {
    if (run.kind === 'text' || names.has(index)) continue;
    const end = ends.get(index);
    const endRaw = end === undefined ? undefined : runs[end]?.raw;
    const name = numbers.nameOf(run.raw, endRaw);
    names.set(index, name);
    if (end !== undefined) names.set(end, `/${name}`);
  }
  return runs.map((run, index) => ({
    ...run,
    shown: run.kind === 'text' ? run.text : `⟦${names.get(index) ?? ''}⟧`,
  }));
}

/**
 * Characters that are markers themselves, so that the text stays unambiguous: the brackets of markers, and
 * what XML can't contain (control characters and halves of surrogate pairs).
 */
const protectedCharacters =
  // oxlint-disable-next-line no-control-regex
  /([⟦⟧\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF])/;

function protectCharacters(runs: readonly EditableRun[]): readonly EditableRun[] {
  return runs.flatMap((run): readonly EditableRun[] => {
    if (run.kind === 'tag' || !protectedCharacters.test(run.text)) return [run];
    // The notation of the parts is not known, so a part with references in it is encoded again.
    const isPlain = run.text === run.raw;
    return run.text
      .split(protectedCharacters)
      .map((part, index): EditableRun => {
        const raw = isPlain ? part : encodeText(part);
        return index % 2 === 1 ? { kind: 'tag', raw } : { kind: 'text', text: part, raw };
      })
      .filter(({ raw }) => raw !== '');
  });
}

/** The end tag of each start tag that has one, by their indexes. */
function pairedEnds(runs: readonly EditableRun[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (const [index, run] of runs.entries()) {
    if (run.kind === 'text') continue;
    const name = elementName(run.raw);
    if (name === undefined) continue;
    if (!name.startsWith('/')) {
      const starts = open.get(name) ?? [];
      starts.push(index);
      open.set(name, starts);
      continue;
    }
    const start = open.get(name.slice(1))?.pop();
    if (start !== undefined) ends.set(start, index);
  }
  return ends;
}

/** The name of a tag, with `/` for an end tag; undefined for what can't be one of a pair. */
function elementName(raw: string): string | undefined {
  if (!/^<\/?[a-z]/i.test(raw)) return undefined;
  const label = tagLabel(raw);
  return VOID_ELEMENTS.has(label) || raw.endsWith('/>') ? undefined : label;
}

/** Gives each tag of a field its marker. The target's tags get those of equal source tags, in their order. */
class MarkerNumbers {
  readonly tags = new Map<string, string>();
  #count = 0;
  /** Names by the raw tags, in the order of the side that was numbered first. */
  readonly #known = new Map<string, string[]>();
  #used = new Map<string, number>();
  readonly #naming: MarkerNaming;

  constructor(naming: MarkerNaming) {
    this.#naming = naming;
  }

  beginSide(): void {
    this.#used = new Map();
  }

  /** Returns the name of the next tag, or pair of tags, that is written so. */
  nameOf(raw: string, endRaw: string | undefined): string {
    const key = `${raw}\n${endRaw ?? ''}`;
    const names = this.#known.get(key) ?? [];
    const used = this.#used.get(key) ?? 0;
    this.#used.set(key, used + 1);
    const known = names[used];
    if (known !== undefined) return known;
    this.#count += 1;
    const name = `${shownName(raw, this.#naming)}${this.#count}`;
    names.push(name);
    this.#known.set(key, names);
    this.tags.set(`⟦${name}⟧`, raw);
    if (endRaw !== undefined) this.tags.set(`⟦/${name}⟧`, endRaw);
    return name;
  }
}

/** The number of a marker stands apart from a name that ends with a digit: `⟦h2-1⟧` is an `<h2>`. */
function shownName(raw: string, naming: MarkerNaming): string {
  if (raw.startsWith('<!--')) return 'comment';
  const [, name] = (naming === 'now' ? tagName : tagNameWithoutDigit).exec(raw) ?? [];
  if (name !== undefined) return `${name.toLowerCase()}${/\d$/.test(name) ? '-' : ''}`;
  return raw.length === 1 || /^&[^;]{0,10};$/.test(raw) ? 'char' : 'code';
}

const tagName = /^<(\/?[a-z][a-z\d-]{0,11})(?![^\s/>]{20})/i;
const tagNameWithoutDigit = /^<(\/?[a-z][a-z-]{0,11})(?![^\s/>]{20})/i;

function joinMarked(runs: readonly MarkedRun[]): string {
  return runs.map(({ shown }) => shown).join('');
}

function writeValue(
  marked: string,
  field: MarkableField,
  { tags, before }: { readonly tags: ReadonlyMap<string, string>; readonly before: readonly MarkedRun[] },
): string {
  const lineEnd = /^[^\r\n]*\r\n/.test(field.target === '' ? field.source : field.target) ? '\r\n' : '\n';
  const known = new Map<string, string>();
  // The notation of the target is preferred to that of the source.
  for (const run of before) if (run.kind === 'text') known.set(withLineFeeds(run.text), run.raw);
  return marked
    .split(markerPattern)
    .map((part) => {
      const tag = tags.get(part);
      if (tag !== undefined) return tag;
      const text = field.data === 'html' ? encodeText(part) : part;
      return known.get(part) ?? text.replaceAll('\n', lineEnd);
    })
    .join('');
}

function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
