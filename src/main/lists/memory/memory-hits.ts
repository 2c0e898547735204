import { counterpartMarks, type WordCounts } from '../../../content/memory/counterpart-marks';
import { pairMark } from '../../../content/memory/memory-tokens';
import { findHits, findWritten, type Hit } from '../../../content/search/find-hits';
import type { MemoryHit, MemoryPlace, MemorySide } from '../../../contract/memory/memory';
import type { FoundUnit } from '../../memory/memory-search-store';
import type { WayToFind } from '../../memory/ways-to-find';

/** A unit with the place that is shown. */
export interface PlacedUnit {
  readonly unit: FoundUnit;
  readonly place: MemoryPlace;
  /** Accepted translations have 2, others of requests 1, those of imported memories 0. */
  readonly rank: number;
  readonly time: string;
  /** Number of further requests that have it. */
  readonly more: number;
}

/** Orders units: accepted ones first, then the newest. */
export function compareUnits(a: PlacedUnit, b: PlacedUnit): number {
  return b.rank - a.rank || compareTexts(b.time, a.time) || b.unit.key - a.unit.key;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const markOf = (unit: FoundUnit): string =>
  pairMark({ source: unit.languageSource, target: unit.languageTarget });

/** Marks the text that was found, and its counterpart where the other sentences show which one it is. */
export function markedHits(
  shown: readonly PlacedUnit[],
  { phrases, written }: WayToFind,
  side: MemorySide,
  /** Returns how frequent words are, by the mark of a language pair and the side. */
  general: (mark: string, side: 'source' | 'target') => WordCounts,
): readonly MemoryHit[] {
  const hitsIn = (text: string): readonly Hit[] =>
    written === undefined ? findHits(text, phrases) : findWritten(text, written);
  const found = shown.map((one) => ({
    ...one,
    source: side === 'target' ? [] : hitsIn(one.unit.source),
    target: side === 'source' ? [] : hitsIn(one.unit.target),
  }));
  const counterparts = counterpartMarks(
    found.map(({ unit, source, target }) => {
      const isInSource = source.length > 0;
      return {
        pair: `${markOf(unit)} ${isInSource ? 'source' : 'target'}`,
        own: isInSource ? unit.source : unit.target,
        marks: isInSource ? source : target,
        other: isInSource ? unit.target : unit.source,
      };
    }),
    (pair, on) => {
      const [mark = '', from] = pair.split(' ');
      return general(mark, (from === 'source') === (on === 'own') ? 'source' : 'target');
    },
  );
  return found.map(({ unit, place, more, source, target }, index) => {
    const counterpart = counterparts[index] ?? [];
    return {
      source: unit.source,
      target: unit.target,
      languages: { source: unit.languageSource, target: unit.languageTarget },
      sourceMarks: source.length > 0 ? source : counterpart,
      targetMarks: target.length > 0 ? target : source.length > 0 ? counterpart : [],
      place,
      more,
    };
  });
}
