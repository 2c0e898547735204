import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ViewMode, RequestDetail, RequestRow, ReviewField } from '../../../contract/ui-types';
import { AppError } from '../../../contract/errors';
import { messageOf, type Client } from '../../lib/host/client';
import { FieldWindows, positionsBetween } from './field-windows';

/** Requests that are passed faster than this (a held arrow key) are not loaded. */
const passingMs = 90;

/** The fields in the page: those of the request in the header, or (stale, hidden) of the previous one. */
export interface ShownContent {
  /** Changes only when other content must be shown: marks don't affect the fields. */
  readonly id: string;
  readonly total: number;
  readonly languageSource: string;
  readonly languageTarget: string;
}

/** Content of the review: the fields, the changes between two versions, or the editor. */
export type ReviewMode = 'read' | 'compare' | 'edit';

export interface ReviewState {
  readonly mode: ReviewMode;
  /** A mirrored request can't be edited: the mode stays unchanged. */
  readonly setMode: (mode: ReviewMode) => void;
  /** Data of the header: the list's row at once, the full detail once it is loaded. */
  readonly request: RequestRow | undefined;
  readonly detail: RequestDetail | undefined;
  readonly problem: string | undefined;
  readonly content: ShownContent | undefined;
  /** `content` belongs to the previous request; its hidden frames wait to be filled again. */
  readonly stale: boolean;
  readonly revision: number;
  /** The choice of this session; undefined follows the preferences. */
  readonly viewMode: ViewMode | undefined;
  /** View modes of single fields of this request, by field id. */
  readonly fieldViewModes: ReadonlyMap<string, ViewMode>;
  /** Whether images in the content of this request are shown; undefined follows the preferences. */
  readonly imagesShown: boolean | undefined;
  readonly showImages: (imagesShown: boolean) => void;
  readonly open: (row: RequestRow | undefined) => void;
  /** Call when requests changed on the host: `keys`, or any of them. */
  readonly changed: (keys: readonly number[] | undefined) => void;
  readonly fieldAt: (index: number) => ReviewField | undefined;
  /** Loads the fields at these positions, in ascending order. */
  readonly showFields: (positions: readonly number[]) => void;
  /** Index of the current field: keys for one field act on it. */
  readonly currentField: number;
  readonly setCurrentField: (index: number) => void;
  /** The field that a key moved to, to be scrolled into view. */
  readonly wantedField: { readonly position: number } | undefined;
  /** Makes a field the current one and shows it. */
  readonly goToField: (index: number) => void;
  /** The row of a link, until it is visible. */
  readonly scrollTarget: number | undefined;
  readonly scrollTo: (row: number | undefined) => void;
  /** Sets the view mode of all fields, or of one. */
  readonly setViewMode: (viewMode: ViewMode, fieldId?: string) => void;
}

const noFieldViewModes: ReadonlyMap<string, ViewMode> = new Map();
const atFirstField = { currentField: 0, wantedField: undefined };

const contentId = (row: RequestRow): string =>
  [row.key, row.version, row.state, row.completed ?? ''].join(' ');

/** Identifies data about the fields beside their content. */
const reviewId = ({ reviewedVersion, reviewedFields }: RequestDetail): string =>
  [reviewedVersion?.version, reviewedVersion?.time, reviewedFields].join(' ');

export function createReviewState(client: Client): StoreApi<ReviewState> {
  return createStore<ReviewState>()((set, get) => {
    /** The shown fields, and those to be shown once their first window is loaded. */
    let shown: FieldWindows | undefined;
    let wanted: { readonly id: string; readonly fields: FieldWindows } | undefined;
    /** Whether something happened to the request after its fields were asked for, and before it was read. */
    let changedMeanwhile = false;
    let openedAt = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isCurrent = (key: number): boolean => get().request?.key === key;

    /** Whether the fields in the page belong to the request in the header. */
    const isShown = (): boolean => {
      const { content, stale } = get();
      return !stale && content !== undefined && content.id === wanted?.id;
    };

    const fail = (key: number, error: unknown): void => {
      if (isCurrent(key)) set({ problem: messageOf(error) });
    };

    const load = (fields: FieldWindows, row: RequestRow, positions: readonly number[]): void => {
      const arrived = (): void => {
        if (wanted?.fields !== fields || fields.total === undefined) return;
        shown = fields;
        const { languageSource, languageTarget } = row;
        const content = { id: wanted.id, total: fields.total, languageSource, languageTarget };
        // A new version is shown from its first field on. Another request began there when it was opened, and
        // a key may have moved on since.
        if (content.id !== get().content?.id && !get().stale) set(atFirstField);
        set({ content, stale: false, revision: get().revision + 1 });
      };
      fields.load(positions, arrived).catch((error: unknown) => {
        if (wanted?.fields !== fields) return;
        // The next event requests all of it again.
        wanted = undefined;
        fail(row.key, error);
      });
    };

    const startFields = (row: RequestRow): void => {
      const fields = new FieldWindows((offset, limit) =>
        client.call('requests.fields', { key: row.key, version: row.version, offset, limit }),
      );
      wanted = { id: contentId(row), fields };
      load(fields, row, positionsBetween(0, 9));
    };

    const rereadFields = (): void => {
      const fields = shown;
      const arrived = (): void => {
        if (shown === fields) set({ revision: get().revision + 1 });
      };
      // The shown data stays valid; the next event reads again.
      fields?.refresh(arrived).catch(() => undefined);
    };

    const loadDetail = async (key: number): Promise<void> => {
      try {
        const detail = await client.call('requests.detail', { key });
        if (!isCurrent(key)) return;
        const known = get().detail;
        set({ request: detail, detail, problem: undefined });
        if (contentId(detail) !== wanted?.id) startFields(detail);
        else if (known === undefined ? changedMeanwhile : reviewId(detail) !== reviewId(known))
          rereadFields();
      } catch (error) {
        // Shown fields stay while the host does not answer; afterwards an event causes everything to be read
        // again.
        const isUnanswered = error instanceof AppError && error.code === 'UNAVAILABLE';
        if (!isUnanswered || !isShown()) fail(key, error);
      }
    };

    const read = (row: RequestRow): void => {
      startFields(row);
      void loadDetail(row.key);
      // Its result arrives as an ordinary change.
      if (row.origin !== undefined) client.call('requests.opened', { key: row.key }).catch(() => undefined);
    };

    return {
      mode: 'read',
      setMode(mode) {
        const { request } = get();
        if (mode === 'edit' && (request === undefined || request.origin !== undefined)) return;
        set({ mode });
      },
      request: undefined,
      detail: undefined,
      problem: undefined,
      content: undefined,
      stale: false,
      revision: 0,
      viewMode: undefined,
      scrollTarget: undefined,
      ...atFirstField,
      setCurrentField(currentField) {
        if (get().currentField !== currentField) set({ currentField });
      },
      goToField: (position) => set({ currentField: position, wantedField: { position } }),
      fieldViewModes: noFieldViewModes,
      imagesShown: undefined,
      showImages: (imagesShown) => set({ imagesShown }),
      open(row) {
        // For a newer row of the same request (a mark) the header suffices; `changed` reads the rest.
        if (row !== undefined && isCurrent(row.key)) return;
        clearTimeout(timer);
        wanted = undefined;
        changedMeanwhile = false;
        const sinceLast = performance.now() - openedAt;
        openedAt = performance.now();
        // The fields are asked for first: calls of those that follow this state must not delay them.
        if (row !== undefined && sinceLast > passingMs) read(row);
        set({
          // Another request opens in reading mode, not in the editor.
          mode: get().mode === 'edit' ? 'read' : get().mode,
          request: row,
          detail: undefined,
          problem: undefined,
          stale: true,
          ...atFirstField,
          fieldViewModes: noFieldViewModes,
          imagesShown: undefined,
        });
        if (row !== undefined && sinceLast <= passingMs) timer = setTimeout(() => read(row), passingMs);
      },
      changed(keys) {
        const key = get().request?.key;
        if (key === undefined || (keys !== undefined && !keys.includes(key))) return;
        changedMeanwhile ||= get().detail === undefined;
        void loadDetail(key);
      },
      fieldAt: (index) => shown?.at(index),
      showFields(positions) {
        const { request, stale } = get();
        if (shown !== undefined && request !== undefined && !stale) load(shown, request, positions);
      },
      scrollTo: (scrollTarget) => set({ scrollTarget }),
      setViewMode(viewMode, fieldId) {
        if (fieldId === undefined) set({ viewMode, fieldViewModes: noFieldViewModes });
        else set({ fieldViewModes: new Map(get().fieldViewModes).set(fieldId, viewMode) });
      },
    };
  });
}
