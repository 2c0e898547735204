import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Note } from '../../../contract/reviewing';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';

/** The note being written: a new one for a field, or an existing one. */
export interface NoteWriting {
  readonly fieldId: string;
  readonly note: Note | undefined;
}

export interface NotesState {
  readonly requestKey: number | undefined;
  /** Whether the notes of the shown request are known. */
  readonly isRead: boolean;
  /** Notes of the shown request, by field, oldest first. */
  readonly ofField: ReadonlyMap<string, readonly Note[]>;
  readonly writing: NoteWriting | undefined;
  /** Unsaved texts by field and note; they survive leaving the request. */
  readonly unsaved: ReadonlyMap<string, string>;
  readonly requestOpened: (requestKey: number | undefined) => void;
  readonly changed: () => void;
  readonly write: (writing: NoteWriting | undefined) => void;
  readonly setUnsaved: (text: string) => void;
  /** False when the note was refused; it then stays in the editor. */
  readonly save: (text: string) => Promise<boolean>;
  readonly resolve: (note: Note, resolved: boolean) => Promise<void>;
  readonly remove: (note: Note) => Promise<void>;
}

export const writingId = (requestKey: number | undefined, { fieldId, note }: NoteWriting): string =>
  JSON.stringify([requestKey, fieldId, note?.key]);

/** Notes of the shown request. */
export function createNotesState(client: Client, toasts: StoreApi<ToastState>): StoreApi<NotesState> {
  return createStore<NotesState>()((set, get) => {
    const load = async (requestKey: number): Promise<void> => {
      const notes = await client.call('notes.list', { key: requestKey });
      if (get().requestKey !== requestKey) return;
      set({ isRead: true, ofField: Map.groupBy(notes, ({ fieldId }) => fieldId) });
    };
    const run = async (work: () => Promise<unknown>): Promise<boolean> => {
      const { requestKey } = get();
      try {
        await work();
        if (requestKey !== undefined) await load(requestKey);
        return true;
      } catch (error) {
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
        return false;
      }
    };
    const forgetUnsaved = (requestKey: number, writing: NoteWriting): void => {
      const unsaved = new Map(get().unsaved);
      unsaved.delete(writingId(requestKey, writing));
      set({ unsaved });
    };
    return {
      requestKey: undefined,
      isRead: false,
      ofField: new Map(),
      writing: undefined,
      unsaved: new Map(),
      requestOpened(requestKey) {
        if (get().requestKey === requestKey) return;
        set({ requestKey, isRead: false, ofField: new Map(), writing: undefined });
        get().changed();
      },
      changed() {
        const { requestKey } = get();
        // Background read; the shown data stays until the next event.
        if (requestKey !== undefined) void load(requestKey).catch(() => undefined);
      },
      write: (writing) => set({ writing }),
      setUnsaved(text) {
        const { writing, requestKey, unsaved } = get();
        if (writing === undefined) return;
        set({ unsaved: new Map(unsaved).set(writingId(requestKey, writing), text) });
      },
      async save(text) {
        const { writing, requestKey } = get();
        if (writing === undefined || requestKey === undefined) return false;
        const { fieldId, note } = writing;
        const saved = await run(() =>
          note === undefined
            ? client.call('notes.add', { key: requestKey, fieldId, text })
            : client.call('notes.edit', { note: note.key, text }),
        );
        if (saved) {
          forgetUnsaved(requestKey, writing);
          if (get().writing === writing) set({ writing: undefined });
        }
        return saved;
      },
      async resolve({ key }, resolved) {
        await run(() => client.call('notes.resolve', { note: key, resolved }));
      },
      async remove({ key }) {
        const { inTurn, show } = toasts.getState();
        await inTurn(async () => {
          if (!(await run(() => client.call('notes.remove', { note: key })))) return;
          show({
            tone: 'done',
            text: t('notes.removed'),
            action: {
              label: t('marking.undo'),
              command: 'undo',
              run: () => run(() => client.call('notes.restore', { note: key })),
            },
          });
        });
      },
    };
  });
}
