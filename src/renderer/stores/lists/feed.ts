import type { Chosen } from './selection';
import type { ListWindow, VisibleRange } from './window-loader';

export interface FeedWindow<Filter extends string, Row> extends ListWindow<Row> {
  /** Of the whole feed, whatever the filter. */
  readonly counts: Readonly<Record<Filter, number>>;
}

/** What the host keeps, newest first, with a filter; `detail` is everything about one row. */
export interface FeedSource<Filter extends string, Row, Detail> {
  readonly window: (
    filter: Filter,
    extent: { readonly offset: number; readonly limit: number },
  ) => Promise<FeedWindow<Filter, Row>>;
  readonly locate: (filter: Filter, key: number) => Promise<number | null>;
  readonly detail: (key: number) => Promise<Detail>;
  /** Whether the detail of a row may still change: then it is read again with the list. */
  readonly isDetailLive: boolean;
}

/** A live list, newest first, of which one row is shown in full and several may be chosen. */
export interface FeedState<Filter extends string, Row, Detail> {
  readonly filter: Filter;
  /** Undefined until the first window has come. */
  readonly total: number | undefined;
  readonly counts: Readonly<Record<Filter, number>> | undefined;
  /** Grows whenever rows may have changed: what `rowAt` says is to be asked again. */
  readonly revision: number;
  /** After new rows pushed those on screen: how many rows to scroll, so that they stay where they are. */
  readonly shift: { readonly sequence: number; readonly rows: number };
  /** The row that the keyboard stands on. */
  readonly selectedKey: number | undefined;
  /** Its place in the list; null when it is not part of it. */
  readonly selectedIndex: number | null;
  /** The rows that an act is for: the selected one, or several; at most `mostChosen`. */
  readonly chosen: Chosen;
  readonly detail: Detail | undefined;
  /** Why there is no detail. */
  readonly problem: string | undefined;
  readonly rowAt: (index: number) => Row | undefined;
  /** Tells which rows are on screen; missing ones are fetched. */
  readonly show: (range: VisibleRange) => void;
  readonly setFilter: (filter: Filter) => Promise<void>;
  /** Selects the row at a position, clamped to the list, and only that. */
  readonly select: (index: number, key?: number) => Promise<void>;
  readonly move: (by: number) => Promise<void>;
  /** Chooses everything from where choosing began to a position. */
  readonly extendTo: (index: number) => Promise<void>;
  readonly extendBy: (by: number) => Promise<void>;
  /** Takes one row into what is chosen, or out of it. */
  readonly toggle: (index: number) => Promise<void>;
  readonly toggleSelected: () => Promise<void>;
  /** Moves without choosing. */
  readonly walk: (by: number) => Promise<void>;
  readonly chooseAll: () => Promise<void>;
  /** Of several chosen rows only the selected one stays. */
  readonly chooseOne: () => Promise<void>;
  /** Selects a row wherever it stands, without a filter if it must be. */
  readonly showKey: (key: number) => Promise<void>;
  readonly deselect: () => void;
  /** Something has changed; read again when somebody looks. */
  readonly changed: () => void;
  /** Whether the list is on screen. Coming back to it reads what was missed. */
  readonly setShown: (shown: boolean) => void;
  readonly refreshNow: () => Promise<void>;
}
