import { markerPattern } from '../marker-faults';

/** A part of a marked text. The markers of a pair are `start` and `end`, all others `single`. */
export interface MarkedPiece {
  readonly kind: 'text' | 'start' | 'end' | 'single';
  /** The text, or the marker's name without brackets and slash: `b1` for `⟦/b1⟧`. */
  readonly text: string;
  /** The tag that the marker stands for. */
  readonly tag: string;
}

/** Splits a marked text into texts and markers that `tags` knows; a start without its end is single. */
export function splitMarked(marked: string, tags: ReadonlyMap<string, string>): readonly MarkedPiece[] {
  const parts = marked.split(markerPattern);
  const present = new Set(parts.filter((part) => tags.has(part)));
  return parts.flatMap((part): readonly MarkedPiece[] => {
    const tag = tags.get(part);
    if (tag === undefined) return part === '' ? [] : [{ kind: 'text', text: part, tag: '' }];
    const name = part.slice(1, -1);
    if (present.has(`⟦/${name}⟧`)) return [{ kind: 'start', text: name, tag }];
    if (name.startsWith('/') && present.has(`⟦${name.slice(1)}⟧`))
      return [{ kind: 'end', text: name.slice(1), tag }];
    return [{ kind: 'single', text: name, tag }];
  });
}

/** The names of pairs that are nested without crossing another pair, so that one element can hold them. */
export function nestedPairs(pieces: readonly MarkedPiece[]): ReadonlySet<string> {
  const open: string[] = [];
  const nested = new Set<string>();
  for (const { kind, text } of pieces) {
    if (kind === 'start') open.push(text);
    else if (kind === 'end' && open.at(-1) === text) nested.add(open.pop() ?? '');
    else if (kind === 'end') return new Set();
  }
  return open.length === 0 ? nested : new Set();
}

/** An end tag without start keeps its slash in its marker's name, which ids of XML can't have. */
export function idOfMarker(name: string): string {
  return name.startsWith('/') ? `end.${name.slice(1)}` : name;
}

/** Returns the marker of an id; one that no program here gave stays recognizable as unknown. */
export function markerOfId(id: string, isEnd = false): string {
  const name = id.startsWith('end.') ? `/${id.slice('end.'.length)}` : id;
  const safe = name.replaceAll(/[⟦⟧\s]/g, '_').slice(0, 38) || '?';
  return `⟦${isEnd ? '/' : ''}${safe}⟧`;
}
