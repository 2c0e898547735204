import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditableField, Fulfilment } from '../../../contract/fulfilment';
import { t } from '../../lib/messages/translate';
import type { EditState } from './edit-state';
import { fillEdited, readEditable, type FillingParts } from './filled-drafts';
import { repetitionsIn } from './repetitions';

export interface RepetitionsState {
  /** Number of empty fields of the edited request that `fill` would fill. */
  readonly count: number;
  /** Fills the empty fields whose source is repeated, and says how many with a way to undo it. */
  readonly fill: () => Promise<void>;
}

/** Repetitions within the edited request. */
export function createRepetitionsState(parts: FillingParts): StoreApi<RepetitionsState> {
  const { client, review, edit } = parts;
  const editedKey = (): number | undefined => {
    const { mode, request } = review.getState();
    return mode === 'edit' ? request?.key : undefined;
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
      if (shown?.generation !== generation)
        shown = { generation, fields: readEditable(client, key, isShown) };
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
      fill: () =>
        fillEdited(
          parts,
          (fields) => repetitionsIn(fields, new Map()),
          (filled) => t('edit.filled', { count: filled }),
        ),
    };
  });
}

function mayFill({ missing, hold, staleSince }: Fulfilment): boolean {
  return missing > 0 && hold === undefined && staleSince === undefined;
}
