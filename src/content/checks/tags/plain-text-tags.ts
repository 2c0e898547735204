import { firstOf, surplus } from '../counted';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { isHtmlElement } from './html-elements';

/** In plain text tags are characters, which a program may read as tags nevertheless. */
const TAG = /<\/?([a-zA-Z][\w-]{0,30}|\d{1,3})(?:\s[^<>]{0,300})?\/?>/g;

interface Tag {
  /** Without attributes: addresses in them are compared as addresses. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** Compares the tags of plain texts, which many programs read as HTML. */
export function compareTags(source: ParsedValue, target: ParsedValue, problems: ProblemCollector): void {
  if (!source.raw.includes('<') && !target.raw.includes('<')) return;
  const [before, after] = [tagsOf(source), tagsOf(target)];
  for (const { label, start, end } of withoutPartners(surplus(before, after, labelOf))) {
    problems.add('tags-missing', 'inline', { tag: label }, { source: [source.readable.spanOf(start, end)] });
  }
  for (const { label, start, end } of withoutPartners(surplus(after, before, labelOf))) {
    problems.add('tags-extra', 'inline', { tag: label }, { target: [target.readable.spanOf(start, end)] });
  }
}

/** An end tag goes with its start tag. */
const withoutPartners = (tags: readonly Tag[]): readonly Tag[] =>
  tags.filter(
    ({ label }) => !tags.some((other) => other.label === label.replace('</', '<') && label !== other.label),
  );

const labelOf = ({ label }: Tag): string => label;

/** In a text without end tags, `<file>` and `<fichier>` are names for what a reader types. */
function tagsOf({ readable: { text } }: ParsedValue): readonly Tag[] {
  return firstOf(text.matchAll(TAG)).flatMap(({ index, 0: tag, 1: name = '' }) => {
    const lower = name.toLowerCase();
    if (!isHtmlElement(lower) && !text.includes(`</${name}>`)) return [];
    const label = `<${tag.startsWith('</') ? '/' : ''}${lower}>`;
    return [{ label, start: index, end: index + tag.length }];
  });
}
