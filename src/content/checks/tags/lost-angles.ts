import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/** Finds tags that a text shows, "<Files>", and that lack one of their angle brackets there. */
export const lostAngles: FieldCheck = {
  ids: ['code'],
  find({ source, target }, problems) {
    if (!source.isHtml || tagsIn(source).size === 0) return;
    const known = new Set(brokenIn(source).map(({ name }) => name));
    for (const { name, text, start } of brokenIn(target)) {
      const was = tagsIn(source).get(name);
      const span = target.readable.spanAt(start, text);
      if (was === undefined || known.has(name) || problems.hasAt('code', span)) continue;
      const places = { source: [source.readable.spanAt(was.start, was.text)], target: [span] };
      problems.add('code', 'name-changed', { before: was.text, after: text }, places);
    }
  },
};

interface ShownTag {
  readonly name: string;
  readonly text: string;
  readonly start: number;
}

/** A hostile value may have any number. */
const mostTags = 2000;
const TAG = /<(\/?[A-Za-z][\w-]{1,40})(?:\s[^<>]{0,200})?>/g;
/** A tag without its second bracket, and one without its first. */
const UNCLOSED = /<(\/?[A-Za-z][\w-]{1,40})(?![\w-])(?![^<>]{0,200}>)/g;
const UNOPENED = /(?<![\w</-])(\/?[A-Za-z][\w-]{1,40})(?:\s[\w-]{1,20}=[^<>\n]{0,200})?>/g;

const tagsIn = once(
  ({ readable }: ParsedValue): ReadonlyMap<string, ShownTag> =>
    new Map(shownTags(readable.text, TAG).map((tag) => [tag.name, tag])),
);

const brokenIn = once(({ readable: { text } }: ParsedValue): readonly ShownTag[] => [
  ...shownTags(text, UNCLOSED),
  ...shownTags(text, UNOPENED).filter(({ start }) => !isOpen(text.slice(Math.max(0, start - 200), start))),
]);

/** Whether a tag has begun: "<name of the file>". */
const isOpen = (before: string): boolean => before.lastIndexOf('<') > before.lastIndexOf('>');

const shownTags = (text: string, pattern: RegExp): readonly ShownTag[] =>
  matchesOf(text, pattern, mostTags).map(({ index, 0: tag, 1: name = '' }) => ({
    name,
    text: tag,
    start: index,
  }));
