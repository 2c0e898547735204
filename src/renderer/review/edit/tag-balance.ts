import { tagLabel } from '../../../content/html/tag-label';
import { tokenizeHtml } from '../../../content/html/tokenize';

export interface TagBalance {
  /** Tags of the source, as written there, that the target has fewer of. */
  readonly missing: readonly string[];
  /** Tags of the target that the source has fewer of. */
  readonly extra: readonly string[];
}

/** Compares the tags of two values by name, because attributes may be translated. */
export function tagBalance(source: string, target: string): TagBalance {
  const [here, there] = [tagsOf(source), tagsOf(target)];
  return { missing: surplus(here, there), extra: surplus(there, here) };
}

function tagsOf(html: string): readonly string[] {
  return tokenizeHtml(html)
    .filter(({ kind }) => kind === 'tag')
    .map(({ start, end }) => html.slice(start, end));
}

/** Returns the last ones of each name, because truncation usually removes the end. */
function surplus(of: readonly string[], over: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const tag of over) left.set(tagLabel(tag), (left.get(tagLabel(tag)) ?? 0) + 1);
  return of.filter((tag) => {
    const count = left.get(tagLabel(tag)) ?? 0;
    left.set(tagLabel(tag), count - 1);
    return count <= 0;
  });
}
