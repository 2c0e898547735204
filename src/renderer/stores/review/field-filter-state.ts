import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OutlineField } from '../../../contract/reviewing';
import { certainties, certaintyOf, isCertainty } from '../../../content/checks/certainty';
import type { FoundProblem } from '../../../contract/problems';
import { messageOf, type Client } from '../../lib/host/client';
import type { ToastState } from '../window/toast-state';
import type { NotesState } from './notes-state';
import { positionsOf } from './problem-parts';
import type { ProblemsState } from './problems-state';
import { readOutline } from './read-outline';
import type { ReviewState } from './review-state';

/** Which fields the review shows. */
export const fieldFilters = [
  'all',
  'errors',
  'problems',
  ...certainties,
  'unreviewed',
  'changed',
  'notes',
] as const;
export type FieldFilter = (typeof fieldFilters)[number];

/** The problems that a filter of fields is about, which next and previous visit; undefined for all. */
export function wantedProblem(filter: FieldFilter): ((problem: FoundProblem) => boolean) | undefined {
  if (filter === 'errors') return ({ level }) => level === 'error';
  return isCertainty(filter) ? (problem) => certaintyOf(problem) === filter : undefined;
}

export interface FieldFilterState {
  readonly filter: FieldFilter;
  /** Positions of the shown fields in ascending order; undefined shows all. */
  readonly positions: readonly number[] | undefined;
  /** Chooses a filter; choosing the same one again drops fields that no longer match. */
  readonly set: (filter: FieldFilter) => void;
  /** Shows all fields if the one at `position` is not shown, once it is known which ones are. */
  readonly makeShown: (position: number) => void;
}

interface Sources {
  readonly client: Client;
  readonly toasts: StoreApi<ToastState>;
  readonly review: StoreApi<ReviewState>;
  readonly problems: StoreApi<ProblemsState>;
  readonly notes: StoreApi<NotesState>;
}

/** Filters that need the ids or review states of all fields. */
const outlined: ReadonlySet<FieldFilter> = new Set(['unreviewed', 'changed', 'notes']);

/**
 * Chooses which fields the review shows. The choice holds from request to request. A field that no longer
 * matches, because its problem was dismissed or it was reviewed, stays until the filter is chosen again or
 * another request is shown: nothing disappears under the user's hands.
 */
export function createFieldFilterState(sources: Sources): StoreApi<FieldFilterState> {
  const { client, toasts, review, problems, notes } = sources;
  /** The position to be shown once the positions are known. */
  let awaited: number | undefined;
  const store = createStore<FieldFilterState>()((set, get) => ({
    filter: 'all',
    positions: undefined,
    set(filter) {
      awaited = undefined;
      set({ filter, positions: undefined });
      if (outlined.has(filter)) void loadOutline();
      match();
    },
    makeShown(position) {
      const { filter, positions } = get();
      awaited = positions === undefined ? position : undefined;
      if (filter !== 'all' && positions?.includes(position) === false) get().set('all');
    },
  }));
  /** The fields of the version that `outlineOf` identifies; undefined until they are loaded. */
  let outline: readonly OutlineField[] | undefined;
  let outlineOf = '';

  /** Adds the fields that match to those that are shown. */
  const match = (): void => {
    const { filter, positions } = store.getState();
    if (filter === 'all') return;
    const found = matching(filter);
    if (found === undefined) return;
    const all = new Set([...(positions ?? []), ...found]);
    if (all.size !== positions?.length) store.setState({ positions: [...all].toSorted((a, b) => a - b) });
    if (awaited !== undefined) store.getState().makeShown(awaited);
    // The filter may have been chosen before its fields were known.
    else if (positions === undefined) leaveHiddenField();
  };

  /** Makes the next shown field the current one if the current one is not shown. */
  const leaveHiddenField = (): void => {
    const { positions } = store.getState();
    const { currentField, goToField } = review.getState();
    const next = positions?.find((position) => position >= currentField) ?? positions?.at(-1);
    if (next !== undefined) goToField(next);
  };

  const matching = (filter: Exclude<FieldFilter, 'all'>): readonly number[] | undefined => {
    if (filter !== 'unreviewed' && filter !== 'changed' && filter !== 'notes')
      return withProblems(wantedProblem(filter) ?? (() => true));
    const { ofField, isRead, requestKey } = notes.getState();
    const isOfShown = isRead && requestKey === review.getState().request?.key;
    if (filter === 'notes' && !isOfShown) return undefined;
    const isWanted = {
      unreviewed: ({ reviewed }: OutlineField) => reviewed !== 'reviewed',
      changed: ({ reviewed }: OutlineField) => reviewed === 'changed',
      notes: ({ id }: OutlineField) => ofField.has(id),
    }[filter];
    return outline?.flatMap((field, position) => (isWanted(field) ? [position] : []));
  };

  const withProblems = (isWanted: (problem: FoundProblem) => boolean): readonly number[] | undefined => {
    const { checked, problems: all, requestKey, version } = problems.getState();
    const { request } = review.getState();
    // Those of the previous request or version may still be there.
    if (checked === undefined || requestKey !== request?.key || version !== request?.version)
      return undefined;
    return all.filter((problem) => problem.dismissed === undefined && isWanted(problem)).flatMap(positionsOf);
  };

  const loadOutline = async (): Promise<void> => {
    const { request } = review.getState();
    if (request === undefined) return;
    const of = `${request.key} ${request.version}`;
    if (of !== outlineOf) outline = undefined;
    outlineOf = of;
    try {
      const fields = await readOutline(client, request, () => outlineOf === of);
      if (fields === undefined) return;
      outline = fields;
      match();
    } catch (error) {
      if (outlineOf !== of) return;
      outlineOf = '';
      // All fields are shown rather than none.
      store.setState({ filter: 'all', positions: undefined });
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    }
  };

  review.subscribe((now, before) => {
    const isOther =
      now.request?.key !== before.request?.key || now.request?.version !== before.request?.version;
    if (isOther) {
      outline = undefined;
      awaited = undefined;
      store.setState({ positions: undefined });
      match();
    }
    // A new version is shown from its first field on, which may be hidden.
    else if (now.content !== before.content && now.currentField === 0) leaveHiddenField();
    const isReviewed = now.detail !== before.detail || isOther;
    if (isReviewed && outlined.has(store.getState().filter)) void loadOutline();
  });
  problems.subscribe(match);
  notes.subscribe(match);
  return store;
}

/** Returns the shown field after (`by` 1) or before a position; undefined at the end. */
export function neighbourField(
  positions: readonly number[] | undefined,
  { total, from, by }: { readonly total: number; readonly from: number; readonly by: 1 | -1 },
): number | undefined {
  if (positions !== undefined)
    return by > 0
      ? positions.find((position) => position > from)
      : positions.findLast((position) => position < from);
  const next = from + by;
  return next >= 0 && next < total ? next : undefined;
}
