import { formatInstant } from '../../../content/timestamp';
import type { SyncRunInProgress } from './sync-run-in-progress';
import type { SyncCursor } from './sync-state';
import type { EntryOutline, ResultPage } from '../client/result-page';
import type { PageQuery } from '../client/upstream-client';
import type { Answered } from '../client/upstream-failure';

export interface PageSize {
  readonly size: number;
  /**
   * `asked`: the connection's own size. `most`: upstream limits its pages to this size. `fixed`: upstream
   * always uses this size.
   */
  readonly kind: 'asked' | 'most' | 'fixed';
}

/** Progress that an applied page of the criteria-based query reveals. */
export type PageVerdict =
  | {
      readonly kind: 'moves';
      /** The cursor of the next query. */
      readonly cursor: SyncCursor;
      /** Number of requests after this page. */
      readonly remaining: number;
      /** The cursor may advance with every applied portion of the page: see `cursorAfter`. */
      readonly inSteps: boolean;
    }
  /** The page can be applied, but its order can't be relied on; `text` has the reason. */
  | { readonly kind: 'not-understood'; readonly text: string }
  /** Upstream uses another page size than requested, so this page is not the intended one. */
  | { readonly kind: 'elsewhere'; readonly remaining: number };

/** Number of ids stored for finding the position in a list again. */
const tailLength = 50;
/** `Date` has whole seconds, and an answer takes time in transit. */
const clockToleranceUs = 5_000_000;
/** Page size where pages of the connection's size can't overlap: sizes of one or two. */
const largestPage = 1000;

/**
 * Returns the next query (decisions, section 9), usually the first page from the cursor on. A later page is
 * queried only inside one timestamp that fills whole pages, cut so that its first entries are applied
 * already: they must reappear, otherwise the list moved in the meantime. Any page size that does not divide
 * the number of applied entries makes such a page.
 *
 * If upstream cuts pages in its own way, or only makes pages of one or two, an overlap may be impossible.
 */
export function nextQuery(cursor: SyncCursor, pageSize: PageSize): PageQuery {
  const { text: from, applied } = cursor;
  if (applied === 0) return { from, page: 1, pageSize: pageSize.size };
  const size = overlapping(applied, pageSize) ?? pageSize.size;
  return { from, page: Math.floor(applied / size) + 1, pageSize: size };
}

function overlapping(applied: number, { size, kind }: PageSize): number | undefined {
  switch (kind) {
    case 'fixed':
      return undefined;
    case 'most':
      return bestOverlap(applied, 1, size);
    case 'asked':
      return bestOverlap(applied, 1, size) ?? bestOverlap(applied, size + 1, largestPage);
  }
}

/**
 * Infers upstream's page size from a page; undefined for a page of the requested size, and for the last one.
 */
export function learnPageSize(query: PageQuery, page: ResultPage): PageSize | undefined {
  const count = page.outline.length;
  if (page.page >= page.pages || count === 0 || count === query.pageSize) return undefined;
  return { size: count, kind: count > query.pageSize ? 'fixed' : 'most' };
}

/** Returns the page size with the most new entries and at least one known one. */
function bestOverlap(applied: number, smallest: number, largest: number): number | undefined {
  let best: number | undefined;
  let mostNew = 0;
  for (let size = largest; size >= smallest && size > mostNew; size -= 1) {
    const overlap = applied % size;
    if (overlap > 0 && size - overlap > mostNew) {
      best = size;
      mostNew = size - overlap;
    }
  }
  return best;
}

/** Judges a page before it is applied. */
export function checkPage(query: PageQuery, cursor: SyncCursor, page: ResultPage): PageVerdict {
  const { outline, total } = page;
  const count = outline.length;
  if (page.page !== query.page) {
    return notUnderstood(`page ${query.page} was asked for, the answer says it is page ${page.page}`);
  }
  const fromStart = { ...cursor, applied: 0, tail: [] };
  const isFirst = query.page === 1;
  if (count === 0) {
    if (isFirst && total > 0) return notUnderstood(`its total is ${total}, but its first page is empty`);
    return moves(fromStart, isFirst ? 0 : Math.max(total, 1));
  }
  const isLast = page.page >= page.pages && (!isFirst || count >= total);
  const times = positions(outline, cursor);
  if (typeof times === 'string') {
    // A complete result needs no order.
    return isFirst && isLast ? moves(newest(outline, cursor), 0) : notUnderstood(times);
  }
  // Uses the page's actual size, because upstream may not use the requested one.
  const offset = isFirst ? 0 : isLast ? total - count : (page.page - 1) * count;
  if (!isFirst) {
    if (offset > cursor.applied || (offset + count <= cursor.applied && !isLast)) {
      return { kind: 'elsewhere', remaining: Math.max(total - cursor.applied, 1) };
    }
    // The entries did not reappear, so the list moved: continue from the beginning of this timestamp, so that
    // nothing is skipped.
    if (!reappears(cursor, offset, outline)) return moves(fromStart, Math.max(total, 1));
  }
  const last = newest(outline, cursor);
  if (isLast) return moves(last, 0, isFirst);
  const remaining = Math.max(total - offset - count, 1);
  if (times.some((us) => us !== last.us)) return moves(last, remaining, isFirst);
  const tail = outline.slice(-tailLength).map(({ id }) => id ?? '');
  // Counted from the next query's cursor: a page that begins another timestamp restarts the count.
  const applied = (last.us === cursor.us ? offset : 0) + count;
  return moves({ ...last, applied, tail }, remaining, isFirst);
}

/**
 * Returns the cursor after entries `from` to `to` (exclusive) are applied too, where `inSteps` holds. Entries
 * with its timestamp may still be missing; the cursor is inclusive, so they are queried again.
 */
export function cursorAfter(
  cursor: SyncCursor,
  outline: readonly EntryOutline[],
  from: number,
  to: number,
): SyncCursor {
  const last = newest(outline.slice(from, to), cursor);
  return last.us === cursor.us ? cursor : last;
}

/** Upstream's clock at an answer, and the time since the previous query; microseconds. */
export interface UpstreamClock {
  readonly nowUs: number;
  readonly sinceLastUs: number;
}

/** Undefined when the answer has no time. */
export function upstreamClock(
  { before }: Pick<SyncRunInProgress, 'before'>,
  askedUs: number,
  { clockDifferenceMs }: Pick<Answered, 'clockDifferenceMs'>,
): UpstreamClock | undefined {
  if (clockDifferenceMs === undefined) return undefined;
  return {
    nowUs: askedUs + Math.round(clockDifferenceMs) * 1000,
    sinceLastUs: before.queriedUs === undefined ? 0 : Math.max(askedUs - before.queriedUs, 0),
  };
}

/**
 * Keeps a cursor out of upstream's future if nothing is left. A `completed` in the future comes from a clock
 * that ran ahead or from another machine: requests completed next would lie before the cursor and never be
 * queried. The cursor then goes back to upstream's clock at the previous query.
 */
export function notAhead(cursor: SyncCursor, clock: UpstreamClock | undefined): SyncCursor {
  if (clock === undefined || cursor.us === undefined || cursor.us <= clock.nowUs + clockToleranceUs)
    return cursor;
  const us = clock.nowUs - clock.sinceLastUs - clockToleranceUs;
  return { text: formatInstant(us), us: Math.floor(us / 1000) * 1000, applied: 0, tail: [] };
}

function moves(cursor: SyncCursor, remaining: number, inSteps = false): PageVerdict {
  return { kind: 'moves', cursor, remaining, inSteps };
}

/**
 * Returns the entries' instants, or why their order can't be trusted. An entry without one counts as the one
 * before it.
 */
function positions(
  outline: readonly EntryOutline[],
  cursor: SyncCursor,
): readonly (number | undefined)[] | string {
  let before = cursor.us;
  const times: (number | undefined)[] = [];
  for (const [index, { completed }] of outline.entries()) {
    if (completed !== undefined) {
      if (before !== undefined && completed.us < before) {
        return before === cursor.us
          ? `requests[${index}] was completed before the time that was asked for`
          : `requests[${index}] was completed before one in front of it, though they were to be sorted by completed`;
      }
      before = completed.us;
    }
    times.push(before);
  }
  return times;
}

/**
 * Returns the newest time of the entries, in the text of the first entry that has it: texts of one instant
 * may differ.
 */
function newest(outline: readonly EntryOutline[], { text, us }: SyncCursor): SyncCursor {
  let last = { text, us };
  for (const { completed } of outline) {
    if (completed !== undefined && (last.us === undefined || completed.us > last.us)) last = completed;
  }
  return { text: last.text, us: last.us, applied: 0, tail: [] };
}

/** Whether the entries before the new ones are exactly the last applied ones, in order. */
function reappears(cursor: SyncCursor, offset: number, outline: readonly EntryOutline[]): boolean {
  const overlap = cursor.applied - offset;
  // Pages of a fixed size may have no overlap to compare.
  if (overlap === 0) return true;
  if (overlap > outline.length) return false;
  const known = cursor.tail.slice(-overlap);
  return known.every((id, index) => (outline[overlap - known.length + index]?.id ?? '') === id);
}

function notUnderstood(text: string): PageVerdict {
  return { kind: 'not-understood', text };
}
