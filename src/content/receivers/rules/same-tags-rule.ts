import { tokenizeHtml } from '../../html/tokenize';
import type { RuleOfKind } from '../receiver-profile';
import { kept, type AskRule, type Breach, type Place } from '../rehearsed';

const mostBreaches = 50;
const longestTag = 80;

interface Tag {
  /** Name or whole text, by which tags are the same. */
  readonly text: string;
  readonly place: Place;
}

/** The tags of the source, each as often as there, and in its order if the receiver compares whole tags. */
export const sameTagsRule: AskRule<RuleOfKind<'same-tags'>> = (rule, { source, target }) => {
  if (source === undefined || (!source.includes('<') && !target.includes('<'))) return kept;
  const isWhole = rule.compares === 'whole';
  const before = isWhole ? wholeTags(source) : startTags(source);
  const after = isWhole ? wholeTags(target) : startTags(target);
  const breaches =
    isWhole && before.length === after.length ? orderBreaches(before, after) : countBreaches(before, after);
  return { breaches: breaches.slice(0, mostBreaches) };
};

function startTags(value: string): readonly Tag[] {
  return tokenizeHtml(value).flatMap((piece) =>
    piece.kind === 'tag' && !piece.isEnd
      ? [{ text: `<${piece.name}>`, place: { from: piece.start, to: piece.end } }]
      : [],
  );
}

/** Returns what stands between `<` and the next `>` of the same line, end tags and comments included. */
function wholeTags(value: string): readonly Tag[] {
  const tags: Tag[] = [];
  for (let from = value.indexOf('<'); from !== -1; from = value.indexOf('<', from)) {
    const end = value.indexOf('>', from);
    if (end === -1) break;
    const lineBreak = value.lastIndexOf('\n', end);
    if (lineBreak > from) {
      from = lineBreak + 1;
      continue;
    }
    tags.push({ text: value.slice(from, end + 1), place: { from, to: end + 1 } });
    from = end + 1;
  }
  return tags;
}

function countBreaches(before: readonly Tag[], after: readonly Tag[]): readonly Breach[] {
  const was = Map.groupBy(before, ({ text }) => text);
  const is = Map.groupBy(after, ({ text }) => text);
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((text) => {
    const [first, ...more] = is.get(text) ?? [];
    const count = first === undefined ? 0 : more.length + 1;
    const wanted = was.get(text)?.length ?? 0;
    if (wanted === count) return [];
    const detail = { tag: shortened(text), before: String(wanted), after: String(count) };
    return [{ variant: 'tag-count', detail, places: [first?.place ?? { from: 0, to: 0 }] }];
  });
}

/** Names the first tag that stands in the place of another, and marks all of them. */
function orderBreaches(before: readonly Tag[], after: readonly Tag[]): readonly Breach[] {
  const others = after.flatMap((tag, at) => {
    const wanted = before[at]?.text ?? '';
    return tag.text === wanted ? [] : [{ ...tag, wanted }];
  });
  const [first] = others;
  if (first === undefined) return [];
  const detail = { tag: shortened(first.text), before: shortened(first.wanted) };
  const places = others.slice(0, mostBreaches).map(({ place }) => place);
  return [{ variant: 'tag-order', detail, places }];
}

function shortened(tag: string): string {
  return tag.length <= longestTag ? tag : `${tag.slice(0, longestTag - 1)}…`;
}
