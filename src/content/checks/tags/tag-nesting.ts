import { spanOfTag } from './tag-parts';
import { IMPLIED_ENDS } from '../../html/translation-scope';
import type { TagPiece } from '../../html/tokenize';
import { VOID_ELEMENTS } from '../../html/void-elements';
import { isNear } from '../code/similar';
import { surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import { isHtmlElement } from './html-elements';
import { isInline } from './tag-kinds';
import type { ParsedValue } from '../parsed/parsed-value';

interface Fault {
  readonly kind: 'unclosed' | 'unopened' | 'crossed';
  readonly tag: TagPiece;
  /** Offset where an end tag lacks. */
  readonly at?: number;
}

/**
 * Finds tags that are unclosed, closed without being open, or closed in the wrong order, unless the source
 * has the same fault.
 */
export const tagNesting: FieldCheck = {
  ids: ['tags-nesting'],
  find({ source, target }, problems) {
    const faults = faultsOf(target);
    // A target without faults may still have lost a tag that the source has.
    if (faults.length === 0 && source.tags.length <= target.tags.length) return;
    const known = faultsOf(source);
    findLostEnds(source, target, known, faults, problems);
    // Keys and values that a reader types have names in angle brackets: "<backspace>, <del>".
    const hasNames = known.length >= faults.length && known.some(({ tag }) => isName(tag));
    const odd = surplus(faults, known, keyOf);
    const mistyped = mistypedEnds(odd);
    for (const { kind, tag, at } of odd) {
      if ((hasNames && isName(tag)) || [...mistyped.values()].includes(tag)) continue;
      const end = mistyped.get(tag);
      const lacking = end !== undefined ? [spanOfTag(end)] : at === undefined ? [] : [{ from: at, to: at }];
      const places = { target: [spanOfTag(tag), ...lacking] };
      problems.add('tags-nesting', kind, { tag: `<${tag.isEnd ? '/' : ''}${tag.name}>` }, places);
    }
  },
};

/**
 * Finds end tags that the source has of elements around the field, where the target lost one: it has as many
 * elements of that name, and the last of them is not closed by its own end tag.
 */
function findLostEnds(
  source: ParsedValue,
  target: ParsedValue,
  known: readonly Fault[],
  faults: readonly Fault[],
  problems: Parameters<FieldCheck['find']>[1],
): void {
  const outer = known.filter(({ kind, tag }) => kind === 'unopened' && isHtmlElement(tag.name));
  for (const { tag } of surplus(outer, faults, keyOf)) {
    const [from, to] = [source, target].map(({ tags }) => tags.filter(({ name }) => name === tag.name));
    const last = to?.findLast(({ isEnd }) => !isEnd);
    if (from === undefined || to === undefined || last === undefined) continue;
    if (to.length !== from.length - 1 || startsIn(to) !== startsIn(from)) continue;
    // Up to the one that is lost, both sides have the same tags.
    const at = source.tags.findIndex((one, index) => labelOf(one) !== labelOf(target.tags[index]));
    const lost = source.tags[at];
    const isLost = lost?.isEnd === true && lost.name === tag.name;
    const end = (isLost ? target.tags[at]?.start : undefined) ?? target.raw.trimEnd().length;
    const places = {
      source: [spanOfTag(isLost ? lost : tag)],
      target: [spanOfTag(last), { from: end, to: end }],
    };
    problems.add('tags-nesting', 'unclosed', { tag: `<${tag.name}>` }, places);
  }
}

/** Returns the end tags with a misspelt name, `</strnog>`, by the start tags that they were meant for. */
function mistypedEnds(faults: readonly Fault[]): ReadonlyMap<TagPiece, TagPiece> {
  const unknown = faults.filter(({ kind, tag }) => kind === 'unopened' && !isHtmlElement(tag.name));
  const ends = new Map<TagPiece, TagPiece>();
  for (const { tag: end } of unknown.slice(0, mostMistyped)) {
    const start = faults.findLast(
      ({ kind, tag, at = 0 }) =>
        kind === 'unclosed' &&
        !ends.has(tag) &&
        tag.start < end.start &&
        end.start < at &&
        isNear(tag.name, end.name, tag.name.length > 3 ? 2 : 1),
    );
    if (start !== undefined) ends.set(start.tag, end);
  }
  return ends;
}

const mostMistyped = 20;

const startsIn = (tags: readonly TagPiece[]): number => tags.filter(({ isEnd }) => !isEnd).length;
const labelOf = (tag: TagPiece | undefined): string => `${tag?.isEnd ? '/' : ''}${tag?.name}`;

/** The names of arguments, `<host>`, are translated. */
const keyOf = ({ kind, tag }: Fault): string => `${kind} ${isName(tag) ? '' : tag.name}`;

const isName = ({ name }: TagPiece): boolean => !isHtmlElement(name) || name.includes('-');

function faultsOf({ tags, raw }: ParsedValue): readonly Fault[] {
  const faults: Fault[] = [];
  const open: TagPiece[] = [];
  const counts = new Map<string, number>();
  /** Tags that the end tag of an outer element closed before their own. */
  const cutOff = new Map<string, { readonly tag: TagPiece; readonly at: number }[]>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  const pop = (): TagPiece | undefined => {
    const tag = open.pop();
    if (tag !== undefined) count(tag.name, -1);
    return tag;
  };
  for (const tag of tags) {
    // In the credits of translators: <name@example.org>, <name.of at example.org>.
    if (/[@.]/.test(tag.name)) continue;
    if (tag.isEnd && (counts.get(tag.name) ?? 0) > 0) {
      for (let closed = pop(); closed !== undefined && closed.name !== tag.name; closed = pop()) {
        if (IMPLIED_ENDS.has(closed.name)) continue;
        const list = cutOff.get(closed.name);
        const cut = { tag: closed, at: tag.start };
        if (list === undefined) cutOff.set(closed.name, [cut]);
        else list.push(cut);
      }
    } else if (tag.isEnd) {
      const start = cutOff.get(tag.name)?.pop()?.tag;
      if (start !== undefined) faults.push({ kind: 'crossed', tag: start });
      else if (!VOID_ELEMENTS.has(tag.name)) faults.push({ kind: 'unopened', tag });
    } else if (!VOID_ELEMENTS.has(tag.name) && !tag.isSelfClosing) {
      while (IMPLIED_ENDS.get(open.at(-1)?.name ?? '')?.has(tag.name) === true) pop();
      open.push(tag);
      count(tag.name, 1);
    }
  }
  const end = raw.trimEnd().length;
  const left = [
    ...[...cutOff.values()].flat(),
    ...open.filter(({ name }) => !IMPLIED_ENDS.has(name)).map((tag) => ({ tag, at: end })),
  ];
  const next = left.length === 0 ? undefined : nextStarts(tags);
  const unclosed = left.map(({ tag, at }): Fault => ({
    kind: 'unclosed',
    tag,
    at: Math.min(at, next?.get(tag) ?? Infinity),
  }));
  return [...faults, ...unclosed];
}

/** Where the next element of its name begins, for inline ones and links, which never contain themselves. */
function nextStarts(tags: readonly TagPiece[]): ReadonlyMap<TagPiece, number> {
  const next = new Map<TagPiece, number>();
  const last = new Map<string, TagPiece>();
  for (const tag of tags) {
    if (tag.isEnd || !(isInline(tag) || tag.name === 'a')) continue;
    const before = last.get(tag.name);
    if (before !== undefined) next.set(before, tag.start);
    last.set(tag.name, tag);
  }
  return next;
}
