import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditableField, Fulfilment } from '../../../contract/fulfilment';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/messages/translate';
import { undoing, type ToastState } from '../window/toast-state';
import type { EditState } from './edit-state';
import { repetitionsIn } from './repetitions';
import type { ReviewState } from './review-state';

/** Fields per call; the host returns fewer long ones. */
const windowSize = 500;

export interface RepetitionsState {
  /** Number of empty fields of the edited request that `fill` would fill. */
  readonly count: number;
  /** Fills the empty fields whose source is repeated, and says how many with a way to undo it. */
  readonly fill: () => Promise<void>;
}

interface Parts {
  readonly client: Client;
  readonly toasts: StoreApi<ToastState>;
  readonly review: StoreApi<ReviewState>;
  readonly edit: StoreApi<EditState>;
}

/** A draft that was made by filling. */
interface Filled {
  readonly fieldId: string;
  readonly revision: number;
}

/** Repetitions within the edited request. */
export function createRepetitionsState({ client, toasts, review, edit }: Parts): StoreApi<RepetitionsState> {
  const fail = (error: unknown): void => {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  };
  const editedKey = (): number | undefined => {
    const { mode, request } = review.getState();
    return mode === 'edit' ? request?.key : undefined;
  };

  /** Reads the fields of a request, or those before `isWanted` became false. */
  const readFields = async (
    key: number,
    isWanted: () => boolean = () => true,
  ): Promise<readonly EditableField[]> => {
    const fields: EditableField[] = [];
    for (let total = Infinity; fields.length < total && isWanted();) {
      // Each window begins where the one before ended.
      // oxlint-disable-next-line no-await-in-loop
      const window = await client.call('fulfil.fields', { key, offset: fields.length, limit: windowSize });
      fields.push(...window.fields);
      total = window.fields.length === 0 ? 0 : window.total;
    }
    return fields;
  };

  /** Empties the fields that still have the draft that filling made. */
  const empty = async (key: number, filled: readonly Filled[]): Promise<Fulfilment> => {
    const revisions = new Map(filled.map(({ fieldId, revision }) => [fieldId, revision]));
    for (const { id, draft } of await readFields(key)) {
      if (draft === undefined || draft.revision !== revisions.get(id)) continue;
      // oxlint-disable-next-line no-await-in-loop
      await client.call('fulfil.discard', { key, fieldId: id });
    }
    return client.call('fulfil.read', { key });
  };

  return createStore<RepetitionsState>()((set) => {
    /** The fields as they were when the editor showed them. */
    let shown:
      | { readonly generation: number; readonly fields: Promise<readonly EditableField[]> }
      | undefined;

    const count = async ({ fulfilment, generation }: EditState): Promise<void> => {
      const key = editedKey();
      const isShown = (): boolean => editedKey() === key && edit.getState().generation === generation;
      if (key === undefined || fulfilment === undefined || !mayFill(fulfilment)) {
        set({ count: 0 });
        return;
      }
      if (shown?.generation !== generation) shown = { generation, fields: readFields(key, isShown) };
      const fields = await shown.fields;
      if (isShown() && edit.getState().fulfilment === fulfilment)
        set({ count: repetitionsIn(fields, edit.getState().typed).length });
    };
    edit.subscribe((now, before) => {
      if (now.fulfilment === before.fulfilment) return;
      if (now.fulfilment === undefined) shown = undefined;
      // A count that can't be read is none; the editor says why it can't read.
      count(now).catch(() => {
        shown = undefined;
        set({ count: 0 });
      });
    });

    return {
      count: 0,
      async fill() {
        const filled: Filled[] = [];
        let key = 0;
        await edit.getState().perform(async (edited, version) => {
          key = edited;
          try {
            for (const { field, value } of repetitionsIn(await readFields(key), new Map())) {
              const draft = { key, version, fieldId: field.id, value, revision: field.draft?.revision ?? 0 };
              // oxlint-disable-next-line no-await-in-loop
              const { revision } = await client.call('fulfil.draft', draft);
              filled.push({ fieldId: field.id, revision });
            }
          } catch (error) {
            // The fields that are filled already are shown, and can be emptied.
            fail(error);
          }
          return client.call('fulfil.read', { key });
        });
        if (filled.length === 0) return;
        toasts.getState().show({
          tone: 'done',
          text: t('edit.filled', { count: filled.length }),
          action: undoing(() => undo(key, filled)),
        });
      },
    };

    async function undo(key: number, filled: readonly Filled[]): Promise<void> {
      if (editedKey() === key) await edit.getState().perform(() => empty(key, filled));
      else await empty(key, filled);
    }
  });
}

function mayFill({ missing, hold, staleSince }: Fulfilment): boolean {
  return missing > 0 && hold === undefined && staleSince === undefined;
}
