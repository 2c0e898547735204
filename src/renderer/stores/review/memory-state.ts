import { createStore, type StoreApi } from 'zustand/vanilla';
import { longestMemoryText, type MemoryFinding, type MemorySide } from '../../../contract/memory/memory';
import type { LanguagePair } from '../../../contract/problems';
import { messageOf, type Client } from '../../lib/host/client';

/** How old a translation may be. */
export const memoryAges = ['any', 'month', 'year', 'range'] as const;
export type MemoryAge = (typeof memoryAges)[number];

/** Limits of a search in the memory. */
export interface MemoryLimits {
  readonly side: MemorySide;
  /** Only the languages of the shown request. */
  readonly isSamePair: boolean;
  /** Other languages, unless `isSamePair`; undefined for all. */
  readonly pair: LanguagePair | undefined;
  /** Key of a connection, 0 for requests of this desk; undefined for everything. */
  readonly connection: number | 'memories' | undefined;
  readonly age: MemoryAge;
  /** Days, as `2026-11-24`, both included, if `age` is a range; empty where it is open. */
  readonly from: string;
  readonly to: string;
}

export interface MemoryState extends MemoryLimits {
  readonly shown: boolean;
  /** The focused element before the panel was opened. */
  readonly openedFrom: Element | null;
  readonly text: string;
  /** The languages of the shown request. */
  readonly languages: LanguagePair | undefined;
  /** Undefined until something was searched. */
  readonly finding: MemoryFinding | undefined;
  readonly isSearching: boolean;
  readonly problem: string | undefined;
  /** Opens the panel; a text is searched at once, and without one the text before stays. */
  readonly open: (found: { readonly text?: string | undefined; readonly side?: MemorySide }) => void;
  readonly close: () => void;
  readonly setText: (text: string) => void;
  readonly limit: (limits: Partial<MemoryLimits>) => void;
  readonly setLanguages: (languages: LanguagePair | undefined) => void;
}

/** Pause in typing before a search. */
const typingMs = 150;
/** Sentences shown at once. */
const mostHits = 100;
const dayMs = 86_400_000;
const agesMs = { month: 30 * dayMs, year: 365 * dayMs } as const;

/** The instants between which a translation must be. */
function timesOf(
  { age, from, to }: Pick<MemoryLimits, 'age' | 'from' | 'to'>,
  nowMs: number,
): { readonly since?: string; readonly until?: string } {
  if (age === 'any') return {};
  if (age !== 'range') return { since: new Date(nowMs - agesMs[age]).toISOString() };
  // Days that are the wrong way round mean the time between them too.
  const [first, last] = from !== '' && to !== '' && to < from ? [to, from] : [from, to];
  const since = startOf(first, 0);
  const until = startOf(last, 1);
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
}

/** The start, in this time zone, of so many days after a day; undefined for no day. */
function startOf(day: string, later: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + later);
  return day === '' || Number.isNaN(start.getTime()) || year < 1900 ? undefined : start.toISOString();
}

/** The concordance: sentences of all requests that have a text, with their translations. */
export function createMemoryState(
  client: Pick<Client, 'call'>,
  now: () => number = Date.now,
): StoreApi<MemoryState> {
  return createStore<MemoryState>()((set, get) => {
    let newest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const search = async (): Promise<void> => {
      const number = ++newest;
      clearTimeout(timer);
      const { shown, side, isSamePair, pair, languages, connection, ...limits } = get();
      const wanted = isSamePair ? languages : pair;
      const text = get().text.trim().slice(0, longestMemoryText);
      if (!shown || text === '') {
        set({ finding: undefined, isSearching: false, problem: undefined });
        return;
      }
      set({ isSearching: true, problem: undefined });
      try {
        const finding = await client.call('memory.find', {
          text,
          side,
          limit: mostHits,
          ...(wanted === undefined ? {} : { languages: wanted }),
          ...(typeof connection === 'number' ? { connection } : {}),
          ...(connection === 'memories' ? { isImported: true } : {}),
          ...timesOf(limits, now()),
        });
        if (number === newest) set({ finding, isSearching: false });
      } catch (error) {
        if (number === newest) set({ problem: messageOf(error), isSearching: false });
      }
    };

    return {
      shown: false,
      openedFrom: null,
      text: '',
      side: 'both',
      isSamePair: true,
      pair: undefined,
      connection: undefined,
      age: 'any',
      from: '',
      to: '',
      languages: undefined,
      finding: undefined,
      isSearching: false,
      problem: undefined,
      open({ text, side }) {
        set({ shown: true, ...(text === undefined ? {} : { text, side: side ?? 'both' }) });
        void search();
      },
      close() {
        set({ shown: false });
        void search();
      },
      setText(text) {
        set({ text });
        clearTimeout(timer);
        timer = setTimeout(() => void search(), typingMs);
      },
      limit(limits) {
        set(limits);
        void search();
      },
      setLanguages(languages) {
        const before = get().languages;
        if (before?.source === languages?.source && before?.target === languages?.target) return;
        set({ languages });
        if (get().isSamePair) void search();
      },
    };
  });
}
