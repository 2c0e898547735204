import { matchesOf } from '../../text/matches';
import type { TagPiece } from '../../html/tokenize';
import { BLOCK_ELEMENTS, type ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { isLiteral } from './tag-kinds';

/** A breach of a rule, with the text that shows it. */
export interface Fault {
  readonly rule: string;
  readonly text: string;
  readonly span: ProblemSpan;
}

/** Depth of nesting that real pages don't reach. */
const deepest = 100;

/** Text that was meant as a tag: `< b>`, `＜b＞`. */
export function* textFaults({ raw, pieces, tags }: ParsedValue): Iterable<Fault> {
  const ends = codeEnds(tags);
  let end = 0;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'tag') end = Math.max(end, ends.get(piece) ?? 0);
    // Code may be about tags.
    if (piece.kind !== 'text' || !piece.isTranslatable || piece.start < end) continue;
    const text = raw.slice(piece.start, piece.end);
    const tagBefore = pieces[at - 1];
    // The end of the tag before it, written twice: `<br />/>`.
    if (text.startsWith('/>') && tagBefore !== undefined) {
      const span = { from: tagBefore.start, to: piece.start + 2 };
      yield { rule: 'text-tag', text: raw.slice(span.from, span.to), span };
    }
    if (!/[<＜〈&]/.test(text)) continue;
    // A sign that begins no tag, which should be a reference.
    for (const { index, 0: found } of matchesOf(
      text,
      /<(?![a-zA-Z/!?]| ?\/?[a-z][^<>]{0,110}>)>?[^<>]{0,2}/g,
    )) {
      const from = piece.start + index;
      yield { rule: 'text-tag', text: found, span: { from, to: from + found.length } };
    }
    for (const { index, 0: found } of matchesOf(
      text,
      /< ?\/? ?[a-z][a-z\d]{0,10}(?: [^<>]{0,100})?>|[＜〈]\s?\/?[a-zA-Z][a-zA-Z\d]{0,10}[^＜＞〈〉<>]{0,60}[＞〉]|&lt;\/?(?:b|i|u|p|a|br|em|strong|code|span|div|li|ul|ol)(?: [^<>&]{0,100})?\/?&gt;/g,
    )) {
      // "<a capo>" says in words what a reader types.
      if (/^(?:&lt;|<)[abipu] \p{L}+(?:&gt;|>)$/u.test(found)) continue;
      yield {
        rule: 'text-tag',
        text: found,
        span: { from: piece.start + index, to: piece.start + index + found.length },
      };
    }
  }
}

/** Returns the offset at which each tag's code ends. Code that is not closed in its block has none. */
function codeEnds(tags: readonly TagPiece[]): ReadonlyMap<TagPiece, number> {
  const ends = new Map<TagPiece, number>();
  let open: TagPiece[] = [];
  for (const tag of tags) {
    if (!isLiteral(tag)) {
      if (tag.name !== 'br' && BLOCK_ELEMENTS.has(tag.name)) open = open.filter(({ name }) => name === 'pre');
    } else if (!tag.isEnd) {
      if (!tag.isSelfClosing && open.length < deepest) open.push(tag);
    } else {
      const at = open.findLastIndex(({ name }) => name === tag.name);
      const start = open[at];
      if (start === undefined) continue;
      ends.set(start, tag.start);
      open.length = at;
    }
  }
  return ends;
}
