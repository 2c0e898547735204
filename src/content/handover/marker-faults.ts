import type { HandoverFault, HandoverFaultRule } from './returned-document';

/** Separates markers from text when it splits: markers are the odd parts. */
export const markerPattern = /(⟦[^⟦⟧\s]{1,40}⟧)/;

export interface ExpectedMarkers {
  readonly tags: ReadonlyMap<string, string>;
  /** Source and target as they were handed out, with markers. */
  readonly source: string;
  readonly target: string;
}

/** The markers a fault lists; more than these are counted only. */
const mostNamed = 5;

/**
 * Returns the faults of the markers in a target that came back. A marker that only the source has may be
 * added, because the target may lack it by mistake.
 */
export function checkMarkers(marked: string, expected: ExpectedMarkers): readonly HandoverFault[] {
  const found = markersOf(marked);
  const wanted = markersOf(expected.target === '' ? expected.source : expected.target);
  const known = new Set(found);
  const unknown = found.filter((marker) => !expected.tags.has(marker));
  const faults = [
    fault('tag-broken', hasBrokenMarker(marked) ? [brokenMarker(marked)] : []),
    fault('tag-unknown', unknown),
    fault(
      'tag-lost',
      wanted.filter((marker) => !known.has(marker)),
    ),
    fault(
      'tag-doubled',
      found.filter((marker, index) => found.indexOf(marker) !== index),
    ),
    fault('tag-order', isNested(wanted) ? firstWronglyNested(found) : []),
  ];
  return faults.flat();
}

function fault(rule: HandoverFaultRule, markers: readonly string[]): readonly HandoverFault[] {
  const named = [...new Set(markers)];
  if (named.length === 0) return [];
  const more = named.length > mostNamed ? ' …' : '';
  return [
    { rule, detail: { tags: `${named.slice(0, mostNamed).join(' ')}${more}`, count: `${named.length}` } },
  ];
}

function markersOf(marked: string): readonly string[] {
  return marked.split(markerPattern).filter((_, index) => index % 2 === 1);
}

/** A bracket outside of a marker is what is left of one. */
function hasBrokenMarker(marked: string): boolean {
  return marked.split(markerPattern).some((part, index) => index % 2 === 0 && /[⟦⟧]/.test(part));
}

function brokenMarker(marked: string): string {
  const part = marked.split(markerPattern).find((text, index) => index % 2 === 0 && /[⟦⟧]/.test(text)) ?? '';
  const at = part.search(/[⟦⟧]/);
  return part.slice(part[at] === '⟦' ? at : Math.max(0, at - 12), part[at] === '⟦' ? at + 12 : at + 1);
}

function isNested(markers: readonly string[]): boolean {
  return firstWronglyNested(markers).length === 0;
}

/** Returns the first end marker that has no place where it is: before its start, or across another pair. */
function firstWronglyNested(markers: readonly string[]): readonly string[] {
  const present = new Set(markers);
  const open: string[] = [];
  for (const marker of markers) {
    if (present.has(endOf(marker))) open.push(marker);
    else if (marker.startsWith('⟦/') && present.has(startOf(marker)) && open.pop() !== startOf(marker)) {
      return [marker];
    }
  }
  return [];
}

function endOf(marker: string): string {
  return `⟦/${marker.slice(1)}`;
}

function startOf(marker: string): string {
  return `⟦${marker.slice(2)}`;
}
