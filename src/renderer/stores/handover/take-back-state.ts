import { createStore, type StoreApi } from 'zustand/vanilla';
import { AppError } from '../../../contract/errors';
import {
  takeBackStates,
  type AcceptedForm,
  type TakeBack,
  type TakeBackProgress,
  type TakeBackState as ItemState,
} from '../../../contract/handovers';
import { coalesce } from '../../lib/coalesce';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/messages/handover-text';
import type { ToastState } from '../window/toast-state';
import { Decisions } from './decisions';
import { pageSize, pagesOf, pagesToRead, withWindow, type ItemSlots, type ShownItems } from './item-pages';
import { readReturnedFile } from './read-returned-file';

/** `open`: those that can be accepted, whatever their state is. */
export type TakeBackFilter = 'open' | 'all' | ItemState;

/** Minimum time between two readings that a change elsewhere causes. */
const restMs = 400;

/** A file that was read; `other` is of no hand-over of this desk, and a toast says why one `failed`. */
export type OpenedFile = TakeBack | 'cancelled' | 'other' | 'failed';

interface OwnOptions {
  /** Called once it is known that it is of a hand-over of this desk. */
  readonly onOwn: () => void;
  readonly cancelling: AbortController;
  /** The number of `acts` when the file was asked for. */
  readonly since: number;
}

export interface TakeBackState {
  /** The file that came back and is shown. */
  readonly takeBack: TakeBack | undefined;
  /** The key of the file that was asked for and is shown once it has been compared. */
  readonly opening: number | undefined;
  readonly filter: TakeBackFilter;
  /** Those under the filter, of which the ones near the shown ones are read. */
  readonly items: ItemSlots;
  /** Whether the first items were read. */
  readonly isRead: boolean;
  /** Whether a decision is being written. */
  readonly isBusy: boolean;
  /** The file that is being read. */
  readonly reading:
    | {
        readonly fileName: string;
        readonly progress: TakeBackProgress | undefined;
        readonly cancel: () => void;
      }
    | undefined;
  /** The key of the item that keys act on. */
  readonly current: number | undefined;
  readonly chosen: ReadonlySet<number>;
  readonly as: AcceptedForm;
  /**
   * Reads a file, and shows it unless the user turned to another one meanwhile: it waits beside that then.
   * Answers what came; undefined when it could not be read, which a toast says, or when that was cancelled.
   */
  readonly open: (file: File) => Promise<TakeBack | undefined>;
  /** Number of things that the user did here so far. */
  readonly acts: () => number;
  /** Reads a file as `open` does if it is of a hand-over of this desk. */
  readonly openOwn: (file: File, options: OwnOptions) => Promise<OpenedFile>;
  readonly show: (takeBack: TakeBack) => Promise<void>;
  readonly showKey: (key: number) => Promise<void>;
  /** Leaves the view; nothing is decided by that. */
  readonly hide: () => void;
  readonly setFilter: (filter: TakeBackFilter) => Promise<void>;
  /** Says which items are in sight, and reads those of them that are not read yet. */
  readonly showItems: (shown: ShownItems) => Promise<void>;
  /** `isAct` says that the user turned to it; the browser may also have given it the focus back. */
  readonly setCurrent: (key: number, isAct: boolean) => void;
  readonly choose: (key: number, isChosen: boolean) => void;
  readonly setForm: (as: AcceptedForm) => void;
  readonly accept: (items: 'all' | readonly number[]) => Promise<void>;
  readonly leave: (items: 'all' | readonly number[]) => Promise<void>;
  /** Makes decided items ones that are to be decided, as they were before. */
  readonly undo: (items: readonly number[]) => Promise<void>;
  /** Ends the hand-over. */
  readonly close: () => Promise<void>;
  readonly changed: () => void;
}

const nothingShown = {
  items: [],
  isRead: false,
  current: undefined,
  chosen: new Set<number>(),
} as const;

/** A file that came back: what it would change, and the decision on each of its fields. */
export function createTakeBackState(client: Client, toasts: StoreApi<ToastState>): StoreApi<TakeBackState> {
  const failed = (error: unknown): void => {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  };
  return createStore<TakeBackState>()((set, get) => {
    /** Each thing that the user does here: a file that was asked for before it doesn't replace the view. */
    let acts = 0;
    const noteAct = (): void => {
      acts += 1;
      if (get().opening !== undefined) set({ opening: undefined });
    };
    const isShown = (key: number): boolean => get().takeBack?.key === key;
    let shown: ShownItems = { first: 0, last: 0 };
    /** Pages that were asked for since items were last read afresh; another set when they are. */
    let asked = new Set<number>();
    /** Reads a page, of which an answer of long texts has a part only. */
    const readPage = async (items: ItemSlots, offset: number, goesOn: () => boolean): Promise<ItemSlots> => {
      const { takeBack, filter } = get();
      if (takeBack === undefined) return items;
      let read = items;
      for (let at = offset; at < offset + pageSize;) {
        const limit = offset + pageSize - at;
        const window = await client.call('takebacks.items', {
          ...inputOf(takeBack, filter),
          offset: at,
          limit,
        });
        if (!goesOn()) break;
        read = withWindow(read, window);
        if (window.items.length === 0) break;
        at += window.items.length;
      }
      return read;
    };
    /** Says whether what is read now is still wanted when an answer comes. */
    const wanted = (own: ReadonlySet<number>): (() => boolean) => {
      const { takeBack, filter } = get();
      return () => asked === own && isShown(takeBack?.key ?? 0) && get().filter === filter;
    };
    /** Reads the shown items in place of all that is known. */
    const readAfresh = async (): Promise<void> => {
      const own = new Set(pagesOf(shown));
      asked = own;
      const goesOn = wanted(own);
      let items: ItemSlots = [];
      try {
        for (const offset of own) {
          items = await readPage(items, offset, goesOn);
          if (!goesOn()) return;
        }
      } catch (error) {
        // The items that were there stay, and pages that they lack may be asked for again.
        own.clear();
        throw error;
      }
      set({ items, isRead: true, current: get().current ?? items[0]?.key });
    };
    /** Reads those of the shown items that are not read yet. */
    const readMissing = async (): Promise<void> => {
      const own = asked;
      const goesOn = wanted(own);
      const pages = pagesToRead(get().items, shown).filter((offset) => !own.has(offset));
      for (const offset of pages) own.add(offset);
      await Promise.all(
        pages.map(async (offset) => {
          try {
            const page = await readPage([], offset, goesOn);
            if (goesOn()) set({ items: page.map((item, index) => item ?? get().items[index]) });
          } catch (error) {
            own.delete(offset);
            throw error;
          }
        }),
      );
    };
    const readFirst = (): Promise<void> => {
      shown = { first: 0, last: 0 };
      return readAfresh();
    };
    /** Reads what is shown once more, and the counts. */
    const readAgain = async (): Promise<void> => {
      const { takeBack } = get();
      if (takeBack === undefined) return;
      const read = await client.call('takebacks.read', { key: takeBack.key });
      if (!isShown(read.key)) return;
      set({ takeBack: read });
      await readAfresh();
    };
    const refresh = coalesce(() => readAgain().catch(() => undefined), restMs);
    const decisions = new Decisions({ client, toasts, get, set, readAgain });
    /** Files are read one after another, so that each has its own progress and its own cancel. */
    let readings: Promise<unknown> = Promise.resolve();
    const readFile = async (file: File, before: number, own?: OwnOptions): Promise<OpenedFile> => {
      const cancelling = own?.cancelling ?? new AbortController();
      const isOwn = own !== undefined;
      const onProgress = (progress?: TakeBackProgress): void => {
        set({ reading: { fileName: file.name, progress, cancel: () => cancelling.abort() } });
        if (progress !== undefined && progress.total > 0) own?.onOwn();
      };
      onProgress();
      try {
        const { signal } = cancelling;
        const takeBack = await readReturnedFile(client, file, { signal, isOwn, onProgress });
        if (takeBack === undefined) return 'cancelled';
        own?.onOwn();
        if (acts === before) await get().show(takeBack);
        return takeBack;
      } catch (error) {
        if (isOwn && error instanceof AppError && error.code === 'NOT_FOUND') return 'other';
        failed(error);
        return 'failed';
      } finally {
        set({ reading: undefined });
      }
    };
    const readInTurn = (file: File, own?: OwnOptions): Promise<OpenedFile> => {
      const before = own?.since ?? acts;
      const opened = readings.then(() => readFile(file, before, own));
      readings = opened;
      return opened;
    };
    return {
      takeBack: undefined,
      opening: undefined,
      filter: 'all',
      ...nothingShown,
      isBusy: false,
      reading: undefined,
      as: 'drafts',
      async open(file) {
        const opened = await readInTurn(file);
        return typeof opened === 'string' ? undefined : opened;
      },
      openOwn: readInTurn,
      acts: () => acts,
      async show(takeBack) {
        set({ takeBack, opening: undefined, ...nothingShown, filter: firstFilter(takeBack) });
        await readFirst().catch(failed);
      },
      async showKey(key) {
        noteAct();
        const own = acts;
        set({ opening: key });
        const isWanted = (): boolean => acts === own && get().opening === key;
        try {
          const takeBack = await client.call('takebacks.read', { key });
          if (isWanted()) await get().show(takeBack);
        } catch (error) {
          if (!isWanted()) return;
          set({ opening: undefined });
          failed(error);
        }
      },
      hide() {
        noteAct();
        set({ takeBack: undefined, ...nothingShown });
      },
      async setFilter(filter) {
        set({ filter, ...nothingShown });
        await readFirst().catch(failed);
      },
      showItems(inSight) {
        shown = inSight;

        return readMissing().catch(failed);
      },
      setCurrent(current, isAct) {
        if (current === get().current && !isAct) return;
        noteAct();
        set({ current });
      },
      choose(key, isChosen) {
        noteAct();
        const chosen = new Set(get().chosen);
        if (isChosen) chosen.add(key);
        else chosen.delete(key);
        set({ chosen });
      },
      setForm: (as) => set({ as }),
      async accept(items) {
        const { takeBack, as } = get();
        if (takeBack === undefined) return;
        const { key } = takeBack;
        noteAct();
        const ask = (open: 'all' | number[]) => client.call('takebacks.accept', { key, items: open, as });
        await decisions.decide({ items, as: 'accepted', ask });
      },
      async leave(items) {
        const { takeBack } = get();
        if (takeBack === undefined) return;
        const { key } = takeBack;
        noteAct();
        const ask = (open: 'all' | number[]) => client.call('takebacks.leave', { key, items: open });
        await decisions.decide({ items, as: 'left', ask });
      },
      undo: (items) => decisions.undo([...items]),
      async close() {
        const { takeBack } = get();
        if (takeBack === undefined) return;
        try {
          await client.call('takebacks.close', { key: takeBack.key });
          if (isShown(takeBack.key)) get().hide();
          toasts.getState().show({ tone: 'done', text: t('takeBack.closed') });
        } catch (error) {
          failed(error);
        }
      },
      changed() {
        if (get().takeBack !== undefined && !get().isBusy) void refresh();
      },
    };
  });
}

function inputOf({ key }: TakeBack, filter: TakeBackFilter) {
  const isOpen = filter === 'open';
  return { key, isOpen, states: isOpen || filter === 'all' ? [...takeBackStates] : [filter] };
}

/** Without anything to decide, damaged fields are what a person has to look at. */
function firstFilter({ open, counts }: TakeBack): TakeBackFilter {
  if (open > 0) return 'open';
  return counts.damaged > 0 ? 'damaged' : 'all';
}
