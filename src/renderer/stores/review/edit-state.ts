import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditableField, Fulfilment } from '../../../contract/fulfilment';
import type { RequestRow } from '../../../contract/ui-types';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/messages/translate';
import { FieldWindows, positionsBetween } from './field-windows';
import type { ToastState } from '../window/toast-state';
import type { ReviewState } from './review-state';
import { DraftSaver, type TypedValue } from './draft-saver';
import { LeftTexts, type LeftText } from './left-texts';

export type EditAction = 'confirm' | 'complete' | 'save' | 'reopen';

type Outcome = 'done' | 'asked' | 'refused';

/** A change of a target that the editor makes when it opens, unless there is a draft already. */
export interface FirstChange {
  readonly position: number;
  /** The target that the change was made for. */
  readonly from: string;
  readonly to: string;
}

export interface EditState {
  /** Undefined until the host has answered. */
  readonly fulfilment: Fulfilment | undefined;
  readonly total: number;
  readonly typed: ReadonlyMap<string, TypedValue>;
  readonly revision: number;
  /** Increases when whole values are read again; editors show them then. */
  readonly generation: number;
  readonly view: 'text' | 'code';
  readonly busy: boolean;
  /** The open question of the editor. `missing`: whether to complete although fields have no target. */
  readonly asks: 'missing' | 'discard' | 'reopen' | undefined;
  /** Indexes of the fields where editing began and is now. */
  readonly place: { readonly begun: number; readonly now: number };
  /** Edits the shown request from this field on; never a mirrored one. */
  readonly begin: (position?: number, change?: FirstChange) => void;
  readonly setPosition: (position: number) => void;
  /** Call when drafts of this request changed, or of any request. */
  readonly changed: (requestKey?: number) => void;
  readonly fieldAt: (index: number) => EditableField | undefined;
  readonly load: (first: number, last: number) => void;
  readonly ask: (asks: EditState['asks']) => void;
  readonly setView: (view: 'text' | 'code') => void;
  readonly type: (field: EditableField, value: string) => void;
  /** Called after a refusal: saves the text typed here on top of another window's draft. */
  readonly keepMine: (fieldId: string) => Promise<void>;
  /**
   * Runs an action. `asked` means that nothing was done and a question is shown: whether to complete although
   * fields have no target, using their source, or whether to reopen. `isConfirmed` answers it.
   */
  readonly run: (action: EditAction, isConfirmed?: boolean) => Promise<Outcome>;
  /**
   * Saves typed text, does the work on the edited version, and shows the request as it is then; one work at a
   * time.
   */
  readonly perform: (
    work: (key: number, version: number) => Promise<Fulfilment | 'asked'>,
  ) => Promise<Outcome>;
  /** Saves typed text as drafts now; false when a part was refused. */
  readonly keepTyped: () => Promise<boolean>;
  readonly discard: (fieldId?: string) => Promise<void>;
  readonly keepDrafts: () => Promise<void>;
  /** Call before the page goes: stores text that is not saved, and tries to save it still. */
  readonly leavePage: () => void;
  /** Call when the window is loaded: goes on with text that was not saved before. */
  readonly resumeUnsaved: () => Promise<void>;
}

/** Whether there is text that no version contains yet. */
export function hasDrafts({ fulfilment, typed }: Pick<EditState, 'fulfilment' | 'typed'>): boolean {
  return typed.size > 0 || (fulfilment?.drafts ?? 0) > 0;
}

export interface EditParts {
  readonly client: Client;
  readonly toasts: StoreApi<ToastState>;
  readonly review: StoreApi<ReviewState>;
  /** Shows a request, wherever the user is. */
  readonly openRequest: (key: number) => Promise<void>;
  /** Where unsaved text outlives the page; absent where there is no such place. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
}

/** State of the editor for the shown request. */
export function createEditState(parts: EditParts): StoreApi<EditState> {
  const { client, toasts, review, openRequest } = parts;
  const fail = (error: unknown): void => {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  };
  return createStore<EditState>()((set, get) => {
    /** The fields and the typed text of the edited version. */
    let session: { readonly windows: FieldWindows<EditableField>; readonly text: LeftText } | undefined;
    let firstChange: FirstChange | undefined;
    const left = new LeftTexts({
      toasts,
      storage: parts.storage,
      async edit(key, position) {
        await openRequest(key);
        if (review.getState().request?.key === key) get().begin(position);
      },
    });
    /** The edited request; undefined while the review is in another mode. */
    const edited = (): RequestRow | undefined => {
      const { mode, request } = review.getState();
      return mode === 'edit' ? request : undefined;
    };
    const isCurrent = (key: number): boolean => edited()?.key === key;
    const bump = (): void => set({ revision: get().revision + 1 });

    /** Waits until the field is loaded and known to be editable. */
    const makeFirstChange = (): void => {
      const { fulfilment, fieldAt, type } = get();
      const field = firstChange && fieldAt(firstChange.position);
      if (firstChange === undefined || field === undefined || fulfilment === undefined) return;
      const { from, to } = firstChange;
      firstChange = undefined;
      const isAsMeant = (field.draft?.value ?? field.target) === from;
      if (isAsMeant && fulfilment.hold === undefined) type(field, to);
    };

    const readSummary = async (key: number): Promise<void> => {
      const fulfilment = await client.call('fulfil.read', { key });
      const { typed } = get();
      const request = edited();
      if (request?.key !== key) return;
      // A new version arrived, and no typed text would be lost.
      if (fulfilment.version !== session?.text.seen.version && typed.size === 0) open(request, fulfilment);
      else set({ fulfilment });
      makeFirstChange();
    };

    /** Makes the saver of text that is typed for this version. */
    const newText = (request: RequestRow, version: number): LeftText => {
      const { key } = request;
      const seen = { version };
      const saver = new DraftSaver({
        async save(fieldId, value, revision) {
          // The page may be loaded again, or end, before the host answers.
          left.keepUnsaved(request, { saver, seen });
          return client.call('fulfil.draft', { key, version: seen.version, fieldId, value, revision });
        },
        notify: (fieldId, typed) => {
          if (isCurrent(key)) set({ typed: new Map(get().typed).set(fieldId, typed) });
          // Until changed text is saved, the text that was refused before is better than none.
          if (typed.state !== 'typing') left.keepUnsaved(request, { saver, seen });
        },
        messageOf,
      });
      return { saver, seen };
    };

    /** Opens the fields as the host has them, and goes on with the text that is not saved yet. */
    const open = (request: RequestRow, fulfilment: Fulfilment | undefined): void => {
      const { key } = request;
      // Typed while an action ran, it belongs to the version that the action made.
      const unsaved = session?.text.saver.giveUnsaved() ?? [];
      const before = left.take(key);
      const text = before ?? newText(request, fulfilment?.version ?? request.version);
      const windows = new FieldWindows<EditableField>((offset, limit) =>
        client.call('fulfil.fields', { key, offset, limit }),
      );
      session = { windows, text };
      set({
        fulfilment,
        total: 0,
        typed: before?.saver.resume() ?? new Map(),
        asks: undefined,
        generation: get().generation + 1,
      });
      for (const [fieldId, value] of unsaved) text.saver.type(fieldId, value, 0);
      if (fulfilment === undefined) readSummary(key).catch(fail);
      const { now } = get().place;
      get().load(now, now + 9);
    };

    const close = (request: RequestRow | undefined): void => {
      if (request !== undefined && session !== undefined) {
        const { saver, seen } = session.text;
        void left.leave(request, { saver, seen }, get().place.now);
      }
      session = undefined;
      firstChange = undefined;
      set({ fulfilment: undefined, total: 0, typed: new Map(), asks: undefined });
    };

    const perform: EditState['perform'] = async (work) => {
      const { fulfilment, busy } = get();
      const request = edited();
      if (request === undefined || fulfilment === undefined || session === undefined || busy)
        return 'refused';
      const { saver, seen } = session.text;
      const { version } = seen;
      set({ busy: true });
      try {
        if (!(await saver.settle())) return 'refused';
        const after = await work(request.key, version);
        if (after === 'asked') return 'asked';
        if (isCurrent(request.key)) open(request, after);
        return 'done';
      } catch (error) {
        fail(error);
        return 'refused';
      } finally {
        set({ busy: false });
      }
    };

    const sayDone = (action: EditAction, undo: (() => Promise<void>) | undefined): void => {
      const number = get().fulfilment?.version ?? 0;
      toasts.getState().show({
        tone: 'done',
        text: action === 'save' ? t('edit.done.save', { number }) : t(`edit.done.${action}`),
        ...(undo && { action: { label: t('marking.undo'), command: 'undo', run: undo } }),
      });
    };

    /** Reopens a completed request, whatever is shown by now; its targets are drafts again. */
    const takeBack = async (key: number, version: number): Promise<void> => {
      const after = await client.call('fulfil.reopen', { key, version });
      const request = edited();
      if (request?.key === key) open(request, after);
      toasts.getState().show({ tone: 'done', text: t('edit.done.reopen') });
    };

    review.subscribe(({ mode, request }, before) => {
      if (mode === before.mode) return;
      if (mode === 'edit' && request !== undefined) open(request, undefined);
      else if (before.mode === 'edit') close(before.request);
    });

    return {
      fulfilment: undefined,
      total: 0,
      typed: new Map(),
      revision: 0,
      generation: 0,
      view: 'text',
      busy: false,
      asks: undefined,
      place: { begun: 0, now: 0 },
      setPosition(position) {
        const { place } = get();
        if (place.now !== position) set({ place: { ...place, now: position } });
      },
      begin(position = 0, change) {
        firstChange = change;
        set({ place: { begun: position, now: position } });
        review.getState().setMode('edit');
      },
      changed(requestKey) {
        const request = edited();
        if (request === undefined || (requestKey ?? request.key) !== request.key) return;
        // Background read; the shown data stays until the next event.
        readSummary(request.key).catch(() => undefined);
      },
      fieldAt: (index) => session?.windows.at(index),
      load(first, last) {
        const loading = session?.windows;
        loading
          ?.load(positionsBetween(first, last), () => {
            if (session?.windows !== loading) return;
            set({ total: loading.total ?? 0 });
            bump();
            makeFirstChange();
          })
          .catch(fail);
      },
      ask: (asks) => set({ asks }),
      setView: (view) => set({ view }),
      type: (field, value) => session?.text.saver.type(field.id, value, field.draft?.revision ?? 0),
      async keepMine(fieldId) {
        const request = edited();
        const text = session?.text;
        const offset = session?.windows.indexOf(({ id }) => id === fieldId);
        if (request === undefined || text === undefined || offset === undefined) return;
        const { key } = request;
        try {
          const { fields } = await client.call('fulfil.fields', { key, offset, limit: 1 });
          const { version } = await client.call('fulfil.read', { key });
          // Another request may be edited by now.
          if (session?.text !== text) return;
          text.seen.version = version;
          text.saver.keepMine(fieldId, fields[0]?.draft?.revision ?? 0);
        } catch (error) {
          fail(error);
        }
      },
      perform,
      keepTyped: async () => (await session?.text.saver.settle()) ?? true,
      async run(action, isConfirmed = false) {
        if (action === 'reopen' && !isConfirmed) {
          set({ asks: 'reopen' });
          return 'asked';
        }
        set({ asks: undefined });
        let undo: (() => Promise<void>) | undefined;
        const outcome = await perform(async (key, version) => {
          if (action !== 'complete') return client.call(`fulfil.${action}`, { key, version });
          // Read after all typed text is saved.
          const { missing } = await client.call('fulfil.read', { key });
          if (missing > 0 && !isConfirmed) return 'asked';
          const completed = await client.call('fulfil.complete', { key, version, copySource: isConfirmed });
          undo = () => takeBack(key, completed.version);
          return completed;
        });
        if (outcome === 'asked') set({ asks: 'missing' });
        if (outcome === 'done') sayDone(action, undo);
        return outcome;
      },
      async discard(fieldId) {
        const request = edited();
        if (request === undefined) return;
        set({ asks: undefined });
        try {
          await session?.text.saver.settle();
          const after = await client.call('fulfil.discard', {
            key: request.key,
            ...(fieldId === undefined ? {} : { fieldId }),
          });
          if (!isCurrent(request.key)) return;
          if (session !== undefined) {
            session.text.saver.forgetRefused(fieldId);
            left.keepUnsaved(request, session.text);
          }
          open(request, after);
        } catch (error) {
          fail(error);
        }
      },
      async keepDrafts() {
        const { fulfilment } = get();
        if (fulfilment === undefined) return;
        await perform((key) => client.call('fulfil.keepDrafts', { key, version: fulfilment.version }));
      },
      leavePage() {
        const request = edited();
        if (request === undefined || session === undefined) return;
        left.keepUnsaved(request, session.text);
        void session.text.saver.settle();
      },
      resumeUnsaved: () =>
        left.resume({
          requestOf: (key) => client.call('requests.detail', { key }).catch(() => undefined),
          isCurrent,
          textOf: newText,
        }),
    };
  });
}
