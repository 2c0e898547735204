import { BLOCK_ELEMENTS } from '../html/block-elements';
import type { HtmlPiece, TagPiece } from '../html/tokenize';

/** Blocks that say what a line is, by their kind: one may have become another of it. */
const kindOf: ReadonlyMap<string, 'heading' | 'list' | 'table' | 'code' | 'quotation'> = new Map([
  ['h1', 'heading'],
  ['h2', 'heading'],
  ['h3', 'heading'],
  ['h4', 'heading'],
  ['h5', 'heading'],
  ['h6', 'heading'],
  ['ul', 'list'],
  ['ol', 'list'],
  ['dl', 'list'],
  ['table', 'table'],
  ['pre', 'code'],
  ['blockquote', 'quotation'],
]);

/** Whether a text has blocks of its own, so that a line of it that stands in none has lost them. */
export const hasBlocks = (pieces: readonly HtmlPiece[]): boolean =>
  pieces.some((one) => one.kind === 'tag' && BLOCK_ELEMENTS.has(one.name));

/** Follows the blocks that are open at places of a text, which are asked in their order. */
export class OpenBlocks {
  readonly #tags: readonly TagPiece[];
  readonly #open = new Map<string, number>();
  #next = 0;
  #names: readonly string[] = [];

  constructor(pieces: readonly HtmlPiece[]) {
    this.#tags = pieces.filter((one) => one.kind === 'tag').filter(({ name }) => kindOf.has(name));
  }

  /** Returns the names of the blocks around a place. */
  at(place: number): readonly string[] {
    const before = this.#next;
    for (
      let tag = this.#tags[this.#next];
      tag !== undefined && tag.start < place;
      tag = this.#tags[this.#next]
    ) {
      this.#pass(tag);
      this.#next += 1;
    }
    if (this.#next > before) this.#names = [...this.#open.keys()].filter((name) => this.#count(name) > 0);
    return this.#names;
  }

  #pass({ name, isEnd }: TagPiece): void {
    // Headings do not stand in each other: a tag of one ends any other.
    if (kindOf.get(name) === 'heading')
      for (const other of this.#open.keys()) if (kindOf.get(other) === 'heading') this.#open.delete(other);
    const count = this.#count(name) + (isEnd ? -1 : 1);
    this.#open.set(name, Math.max(0, count));
  }

  #count(name: string): number {
    return this.#open.get(name) ?? 0;
  }
}

/** Says which blocks around a line were lost, and which others of their kinds it has instead. */
export function blockChanges(
  delivered: readonly string[],
  arrived: readonly string[],
): { readonly lost: readonly string[]; readonly added: readonly string[] } {
  const lost = delivered.filter((name) => !arrived.includes(name));
  const kinds = new Set(lost.map((name) => kindOf.get(name)));
  return { lost, added: arrived.filter((name) => kinds.has(kindOf.get(name)) && !delivered.includes(name)) };
}
