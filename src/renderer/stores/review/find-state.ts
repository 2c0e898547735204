import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  sides as allSides,
  type FieldSide,
  type FoundPlace,
  type FoundPortion,
} from '../../../content/search/found-places';
import { messageOf, type Client } from '../../lib/host/client';
import { inOrder } from './place-order';

/** The request version that is searched. */
export interface FindTarget {
  readonly key: number;
  readonly version: number;
  /** Code shows tags, so these are searched too. */
  readonly as: 'read' | 'written';
}

export interface FindState {
  readonly shown: boolean;
  /** The focused element before the bar was opened. */
  readonly openedFrom: Element | null;
  /** The words of the list's search with which the bar started. */
  readonly begunWith: string;
  /** Words of the list's search; while the bar is closed, their hits are marked. */
  readonly carried: readonly string[];
  readonly text: string;
  readonly sides: readonly FieldSide[];
  /** Hits in reading order; more follow while `isSearching`. */
  readonly places: readonly FoundPlace[];
  /** Index among the places. */
  readonly current: number | undefined;
  readonly isSearching: boolean;
  /** Whether there are more hits than listed. */
  readonly hasMore: boolean;
  readonly problem: string | undefined;
  readonly show: (shown: boolean) => void;
  readonly search: (target: FindTarget | undefined) => void;
  /** Marks the hits of these words in each request that is opened, while the bar is closed. */
  readonly carry: (words: readonly string[]) => void;
  readonly setText: (text: string) => void;
  /** Toggles a side; one side always stays on. */
  readonly toggleSide: (side: FieldSide) => void;
  readonly step: (by: 1 | -1) => void;
}

/** Limit of hits; more would be useless to a reader. */
const mostPlaces = 5000;
/** Pause in typing before a search. */
const typingMs = 120;

export function createFindState(client: Pick<Client, 'call'>): StoreApi<FindState> {
  return createStore<FindState>()((set, get) => {
    let target: FindTarget | undefined;
    /** Number of the newest search; older ones stop. */
    let newest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const nothing = {
      places: [],
      current: undefined,
      isSearching: false,
      hasMore: false,
      problem: undefined,
    };

    const search = async (from: FoundPlace | undefined): Promise<void> => {
      const number = ++newest;
      const { shown, text, carried } = get();
      const texts = shown ? [text].filter((one) => one !== '') : carried;
      if (target === undefined || texts.length === 0) {
        set(nothing);
        return;
      }
      const sides = shown ? get().sides : allSides;
      let places: readonly FoundPlace[] = [];
      let hasMore = false;
      set({ isSearching: true, problem: undefined });
      for (const [index, one] of texts.entries()) {
        const asked = { ...target, text: one, sides: [...sides] };
        for (let offset: number | undefined = 0; offset !== undefined;) {
          const portion: FoundPortion = await client.call('requests.find', { ...asked, offset });
          if (number !== newest) return;
          places = index === 0 ? places.concat(portion.places) : merged(places, portion.places);
          hasMore ||= portion.hasMore;
          offset = places.length < mostPlaces ? portion.next : undefined;
          hasMore ||= offset === undefined && portion.next !== undefined;
          const isSearching = offset !== undefined || index < texts.length - 1;
          set({ places, current: nearest(places, from, !isSearching), hasMore, isSearching });
        }
      }
    };

    const searchSoon = (waitMs: number): void => {
      clearTimeout(timer);
      const { places, current } = get();
      const from = current === undefined ? undefined : places[current];
      const run = (): void => {
        const number = newest + 1;
        search(from).catch((error: unknown) => {
          // Errors of an older search don't concern the newest.
          if (number === newest) set({ ...nothing, problem: messageOf(error) });
        });
      };
      if (waitMs === 0) run();
      else timer = setTimeout(run, waitMs);
    };

    return {
      shown: false,
      openedFrom: null,
      begunWith: '',
      carried: [],
      text: '',
      sides: allSides,
      ...nothing,
      show(shown) {
        if (shown === get().shown) return;
        set({ shown });
        clearTimeout(timer);
        newest++;
        if (shown) searchSoon(0);
        else set(nothing);
      },
      search(next) {
        const isSame =
          next?.key === target?.key && next?.version === target?.version && next?.as === target?.as;
        if (isSame) return;
        if (next?.key !== target?.key) set(nothing);
        target = next;
        newest++;
        if (get().shown || get().carried.length > 0) searchSoon(typingMs);
      },
      carry(words) {
        const { shown, carried } = get();
        if (words.length === carried.length && words.every((word, index) => word === carried[index])) return;
        set({ carried: words });
        if (shown) return;
        newest++;
        searchSoon(typingMs);
      },
      setText(text) {
        set({ text, isSearching: text !== '' });
        newest++;
        searchSoon(text === '' ? 0 : typingMs);
      },
      toggleSide(side) {
        const { sides } = get();
        const next = allSides.filter((one) => (one === side) !== sides.includes(one));
        if (next.length === 0) return;
        set({ sides: next });
        newest++;
        searchSoon(0);
      },
      step(by) {
        const { places, current } = get();
        if (places.length === 0) return;
        set({ current: current === undefined ? 0 : (current + by + places.length) % places.length });
      },
    };
  });
}

/** Joins places of two searches in reading order. */
function merged(a: readonly FoundPlace[], b: readonly FoundPlace[]): readonly FoundPlace[] {
  return [...a, ...b].toSorted((one, other) => {
    if (!inOrder(one, other)) return 1;
    return inOrder(other, one) ? 0 : -1;
  });
}

/** Returns the first place at or after the previous one; wraps around once all places are known. */
function nearest(
  places: readonly FoundPlace[],
  from: FoundPlace | undefined,
  isWhole: boolean,
): number | undefined {
  if (places.length === 0) return undefined;
  const index = from === undefined ? 0 : places.findIndex((place) => inOrder(from, place));
  return index === -1 ? (isWhole ? 0 : undefined) : index;
}
