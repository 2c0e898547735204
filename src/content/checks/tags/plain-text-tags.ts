import { matchesOf } from '../../text/matches';
import { firstMatches, surplus } from '../counted';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { isOfDocBook } from './tag-kinds';

/** In plain text tags are characters, which a program may read as tags nevertheless. */
const TAG = /<\/?([a-zA-Z][\w-]{0,30}|\d{1,3})(?:\s[^<>]{0,300})?\/?>/g;

const NUMBERED = /<\/?\d{1,3}\/?>/;

interface Tag {
  /** Without attributes, unless these say which placeholder it is: addresses are compared as addresses. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** Compares the tags of plain texts, which many programs read as HTML, and numbered tags anywhere. */
export function compareTags(source: ParsedValue, target: ParsedValue, problems: ProblemCollector): void {
  const sign = source.isHtml ? NUMBERED : /</;
  if (!sign.test(source.raw) && !sign.test(target.raw)) return;
  const closed = new Set(
    [...matchesOf(source.raw, END), ...matchesOf(target.raw, END)].map(([, name]) => name),
  );
  const [before, after] = [tagsOf(source, closed), tagsOf(target, closed)];
  const missing = withoutPartners(surplus(before, after, labelOf));
  const extra = withoutPartners(surplus(after, before, labelOf));
  const reopened = reopenedTags(missing, extra);
  for (const [end, start] of reopened) {
    const places = {
      source: [source.readable.spanOf(end.start, end.end)],
      target: [target.readable.spanOf(start.start, start.end)],
    };
    problems.add('tags-nesting', 'unclosed', { tag: start.label }, places);
  }
  const known = new Set(reopened.flat());
  for (const tag of missing) {
    if (known.has(tag)) continue;
    const { label, start, end } = tag;
    problems.add(
      'tags-missing',
      isEmphasis(label) ? 'inline' : 'missing',
      { tag: label },
      { source: [source.readable.spanOf(start, end)] },
    );
  }
  for (const tag of extra) {
    if (known.has(tag)) continue;
    const { label, start, end } = tag;
    problems.add(
      'tags-extra',
      isEmphasis(label) ? 'inline' : 'extra',
      { tag: label },
      { target: [target.readable.spanOf(start, end)] },
    );
  }
}

/**
 * End tags of the source in whose place the target has the start tag once more: "<b>Name<b>". An element that
 * may stand without an end tag is not left open by it.
 */
const reopenedTags = (missing: readonly Tag[], extra: readonly Tag[]): readonly (readonly [Tag, Tag])[] =>
  missing.flatMap((end) => {
    const name = end.label.replaceAll(/[</>]/g, '');
    if (ALONE.has(name) || IN_LIST.has(name)) return [];
    const start = extra.findLast(({ label }) => label !== end.label && label === end.label.replace('/', ''));
    const isOne = start !== undefined && missing.filter(({ label }) => label === end.label).length === 1;
    return isOne ? [[end, start]] : [];
  });

/** Their loss changes how a text looks, and breaks nothing. */
const isEmphasis = (label: string): boolean =>
  /^<\/?(?:br|hr|wbr|p|li|i|b|em|strong|u|s|span|small|big|tt|code|kbd|samp|var|font|italic|bold)>$|^<(?:abbr|acronym)>$/.test(
    label,
  ) || isOfDocBook(label.replaceAll(/[</>]/g, ''));

/** An end tag goes with its start tag. */
const withoutPartners = (tags: readonly Tag[]): readonly Tag[] =>
  tags.filter(
    ({ label }) => !tags.some((other) => other.label === label.replace('</', '<') && label !== other.label),
  );

const labelOf = ({ label }: Tag): string => label;

const END = /<\/([a-zA-Z][\w-]{0,30}|\d{1,3})\s?>/g;

const ORDINAL = /<sup>(?:e|er|re|ère|d|nd|de)<\/sup>/;

/** Elements that stand without an end tag. */
const ALONE = new Set('br hr wbr p'.split(' '));
/** Those that nothing would show without attributes: "the element <img>" names one. */
const WITH_ATTRIBUTES = new Set(['img', 'input']);
/** Those that may, in a text with other tags: "refer to other <th> elements" names one. */
const IN_LIST = new Set('li tr td th dt dd'.split(' '));

const isUsed = (tag: string, name: string, closed: ReadonlySet<string | undefined>): boolean =>
  ALONE.has(name) ||
  (WITH_ATTRIBUTES.has(name) && tag.includes('=')) ||
  (IN_LIST.has(name) && closed.size > 0);

const OF_TOOL = /^<(?:x|bx|ex|ph|it|bpt|ept|mrk) [\w-]{1,20}=[^<>]{1,100}\/>$/;

/** Without an end tag on either side, `<dir>` and `<valid-branch>` are names for what a reader types. */
function tagsOf(
  { readable: { text }, isHtml }: ParsedValue,
  closed: ReadonlySet<string | undefined>,
): readonly Tag[] {
  return firstMatches(text, TAG).flatMap(({ index, 0: tag, 1: name = '' }) => {
    const lower = name.toLowerCase();
    if (isHtml && !/^\d/.test(name)) return [];
    // The raised ending of a French ordinal.
    if (lower === 'sup' && ORDINAL.test(text.slice(Math.max(0, index - 9), index + 14))) return [];
    // A placeholder of a translation tool: `<x id="1"/>`, `<ph name="FILE"/>`.
    if (OF_TOOL.test(tag)) return [{ label: tag, start: index, end: index + tag.length }];
    // "<input channel map>" says in words what a reader types.
    if (/^<\w+(?: [a-z]+){2,}>$/i.test(tag) || (!isUsed(tag, lower, closed) && !closed.has(name))) return [];
    const label = `<${tag.startsWith('</') ? '/' : ''}${lower}>`;
    return [{ label, start: index, end: index + tag.length }];
  });
}
