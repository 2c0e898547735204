import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ComparedField, FieldChange } from '../../../contract/reviewing';
import type { RequestDetail } from '../../../contract/ui-types';
import { messageOf, type Client } from '../../lib/host/client';
import type { ReviewState } from './review-state';
import { ComparedFields } from './compared-fields';

/** Two versions of a request, `to` usually the current one. */
export interface Comparison {
  readonly key: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The current position of next and previous: a change of a field, counted over its source and then its
 * target.
 */
export interface CurrentChange {
  readonly row: number;
  /** -1 for the last one, however many there are. */
  readonly index: number;
}

export interface ChangesState {
  readonly comparison: Comparison | undefined;
  /** Fields compared so far. */
  readonly fields: readonly FieldChange[];
  /** Undefined until the first portion is loaded. */
  readonly total: number | undefined;
  readonly problem: string | undefined;
  readonly folded: boolean;
  readonly opened: ReadonlySet<number>;
  readonly columns: 'one' | 'two';
  readonly current: CurrentChange | undefined;
  /** Number of changes in each field that was shown. */
  readonly counts: ReadonlyMap<number, number>;
  readonly revision: number;
  readonly compare: (from: number, to: number) => void;
  readonly setFolded: (folded: boolean) => void;
  readonly openFold: (row: number) => void;
  readonly setColumns: (columns: 'one' | 'two') => void;
  readonly contentAt: (row: number) => ComparedField | undefined;
  readonly load: (rows: readonly number[]) => void;
  readonly counted: (row: number, changes: number) => void;
  /** Moves to the next or previous change, over all fields. */
  readonly step: (by: 1 | -1) => void;
}

/**
 * The initial comparison: with the last reviewed version, or else the last one that has a translation.
 * Without either, a first translation is compared with itself, as nothing of it could be the same.
 */
export function usualComparison({ key, version, reviewedVersion, versions }: RequestDetail): Comparison {
  const reviewed = reviewedVersion?.version ?? version;
  if (reviewed < version) return { key, from: reviewed, to: version };
  const isFirst = hasFirstResult({ version, versions });
  const earlier = versions.find(({ number, hasTargets }) => number < version && hasTargets);
  return { key, from: isFirst ? version : (earlier?.number ?? Math.max(1, version - 1)), to: version };
}

/** Whether the current version has the first translation, after versions without one. */
export function hasFirstResult({ version, versions }: Pick<RequestDetail, 'version' | 'versions'>): boolean {
  const translated = versions.filter(({ hasTargets }) => hasTargets);
  return versions.length > 1 && translated.length === 1 && translated[0]?.number === version;
}

/** Follows the review: compares the shown request, and only in compare mode. */
export function createChangesState(client: Client, review: StoreApi<ReviewState>): StoreApi<ChangesState> {
  return createStore<ChangesState>()((set, get) => {
    let contents: ComparedFields | undefined;
    const isCurrent = (comparison: Comparison): boolean => get().comparison === comparison;

    const readOverview = async (comparison: Comparison): Promise<void> => {
      try {
        for (let total = Infinity, offset = 0; offset < total;) {
          const portion = await client.call('changes.overview', { ...comparison, offset });
          if (!isCurrent(comparison)) return;
          ({ total } = portion);
          offset += portion.fields.length;
          set({ fields: [...get().fields, ...portion.fields], total });
          if (portion.fields.length === 0) return;
        }
      } catch (error) {
        if (isCurrent(comparison)) set({ problem: messageOf(error) });
      }
    };

    const start = (comparison: Comparison | undefined): void => {
      const none = { fields: [], total: undefined, problem: undefined, current: undefined };
      set({ ...none, comparison, opened: new Set<number>(), counts: new Map<number, number>() });
      contents =
        comparison &&
        new ComparedFields((rows) => client.call('changes.fields', { ...comparison, rows: [...rows] }));
      if (comparison !== undefined && comparison.from !== comparison.to) void readOverview(comparison);
    };

    review.subscribe(({ mode, detail }, before) => {
      if (mode !== 'compare' && before.mode !== 'compare') return;
      const isSame =
        mode === before.mode &&
        // Marks, notes and the like don't affect the comparison.
        (detail === before.detail ||
          (detail !== undefined &&
            get().comparison?.key === detail.key &&
            before.detail?.version === detail.version));
      if (!isSame) start(mode === 'compare' && detail !== undefined ? usualComparison(detail) : undefined);
    });

    /** Returns the next changed field after or before a row. */
    const changedRow = (from: number, by: 1 | -1): number | undefined => {
      const { fields } = get();
      for (let row = from; row >= 0 && row < fields.length; row += by) {
        if (fields[row]?.kind !== 'same') return row;
      }
      return undefined;
    };

    return {
      comparison: undefined,
      fields: [],
      total: undefined,
      problem: undefined,
      folded: true,
      opened: new Set(),
      columns: 'one',
      current: undefined,
      counts: new Map(),
      revision: 0,
      compare(from, to) {
        const { comparison } = get();
        if (comparison !== undefined) start({ ...comparison, from, to });
      },
      setFolded: (folded) => set({ folded, opened: new Set() }),
      openFold: (row) => set({ opened: new Set([...get().opened, row]) }),
      setColumns: (columns) => set({ columns }),
      contentAt: (row) => contents?.at(row),
      load(rows) {
        const loading = contents;
        const { comparison } = get();
        loading
          ?.load(rows, () => {
            if (contents === loading) set({ revision: get().revision + 1 });
          })
          .catch((error: unknown) => {
            if (comparison !== undefined && isCurrent(comparison)) set({ problem: messageOf(error) });
          });
      },
      counted(row, changes) {
        if (get().counts.get(row) !== changes) set({ counts: new Map(get().counts).set(row, changes) });
      },
      step(by) {
        const { current, counts, fields } = get();
        if (current === undefined) {
          const row = changedRow(by > 0 ? 0 : fields.length - 1, by);
          if (row !== undefined) set({ current: { row, index: by > 0 ? 0 : -1 } });
          return;
        }
        const count = counts.get(current.row) ?? 1;
        const index = (current.index === -1 ? count - 1 : current.index) + by;
        if (index >= 0 && index < count) {
          set({ current: { row: current.row, index } });
          return;
        }
        const row = changedRow(current.row + by, by);
        if (row !== undefined) set({ current: { row, index: by > 0 ? 0 : -1 } });
      },
    };
  });
}
