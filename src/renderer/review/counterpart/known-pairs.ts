import { cellsOf, contentRoot } from './content-root';
import { CounterpartPair } from './counterpart-pair';

/** A pair is valid until its content is rendered again. */
class KnownPair {
  readonly roots: readonly Element[];
  readonly pair: CounterpartPair;
  isStale = false;
  readonly #observer = new MutationObserver(() => {
    this.isStale = true;
    this.#observer.disconnect();
  });

  constructor(roots: readonly Element[], pair: CounterpartPair) {
    this.roots = roots;
    this.pair = pair;
    for (const root of roots)
      this.#observer.observe(root, { childList: true, characterData: true, subtree: true });
  }
}

const pairs = new WeakMap<Element, KnownPair>();

/**
 * Returns the pairing of a row's cells, cached because rows are reused for other fields. Undefined in view
 * modes without readable text.
 */
export function pairOf(row: Element): CounterpartPair | undefined {
  const cells = cellsOf(row);
  const source = cells && contentRoot(cells.source);
  const target = cells && contentRoot(cells.target);
  if (cells === undefined || source === undefined || target === undefined) return undefined;
  const known = pairs.get(row);
  if (known?.isStale === false && known.roots[0] === source && known.roots[1] === target) return known.pair;
  const pair = new CounterpartPair(
    { root: source, lang: cells.source.lang },
    { root: target, lang: cells.target.lang },
  );
  pairs.set(row, new KnownPair([source, target], pair));
  return pair;
}
