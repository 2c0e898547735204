import type { HashedSegment, PairedSegment, SegmentStore, SegmentText } from './segment-store';

/**
 * Largest number of requests with one segment that are checked again; others are compared at their own next
 * check.
 */
const mostRecheckedRequests = 100;

/**
 * Replaces the segments of a request. Where a text gets a second counterpart by it, loses one of several
 * (which a problem may have quoted), or has another commonest one, the other requests with that text are
 * queued for another check.
 */
export function replaceSegments(
  store: SegmentStore,
  requestKey: number,
  pair: number,
  segments: readonly HashedSegment[],
  texts: ReadonlyMap<number, string>,
): void {
  store.together(() => {
    const before = store.ofRequest(requestKey);
    const now = segments.map(({ source, target }) => ({ pair, source, target }));
    const removed = without(before, now);
    const added = without(now, before);
    const quoted = severalOf(store, textsOf(removed));
    const reached = textsOf(added);
    const commonest = commonestOf(store, reached);

    for (const segment of removed) store.remove(requestKey, segment);
    for (const segment of added) store.add(requestKey, segment);
    for (const { hash } of reached) store.addText(hash, texts.get(hash) ?? '');

    const after = commonestOf(store, reached);
    const changed = reached.filter((text) => commonest.get(text) !== after.get(text));
    for (const text of [...quoted, ...changed]) {
      for (const other of store.requestsWith(text, mostRecheckedRequests)) {
        if (other !== requestKey) store.enqueue(other);
      }
    }
  });
}

/** The commonest counterpart of each text by hash; of those that have several. */
function commonestOf(
  store: SegmentStore,
  texts: readonly SegmentText[],
): ReadonlyMap<SegmentText, number | undefined> {
  return new Map(
    severalOf(store, texts).map((text) => [text, store.commonest(text.side, text.pair, text.hash)[0]?.hash]),
  );
}

/** The texts that have several counterparts. */
function severalOf(store: SegmentStore, texts: readonly SegmentText[]): readonly SegmentText[] {
  const groups = Map.groupBy(texts, ({ side, pair }) => `${side} ${pair}`);
  const several = new Set<SegmentText>();
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const hashes = store.several(
      first.side,
      first.pair,
      group.map(({ hash }) => hash),
    );
    for (const text of group) if (hashes.has(text.hash)) several.add(text);
  }
  return texts.filter((text) => several.has(text));
}

function without(
  segments: readonly PairedSegment[],
  others: readonly PairedSegment[],
): readonly PairedSegment[] {
  const names = new Set(others.map(nameOf));
  return segments.filter((segment) => !names.has(nameOf(segment)));
}

function nameOf({ pair, source, target }: PairedSegment): string {
  return `${pair} ${source} ${target}`;
}

/** The texts of both sides, each once. */
function textsOf(segments: readonly PairedSegment[]): readonly SegmentText[] {
  const texts = new Map<string, SegmentText>();
  for (const segment of segments) {
    for (const side of ['source', 'target'] as const) {
      const { pair, [side]: hash } = segment;
      texts.set(`${side} ${pair} ${hash}`, { side, pair, hash });
    }
  }
  return [...texts.values()];
}
