import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TermEntry } from '../../../content/terms/termbase';

/** An entry in the form. */
export interface TermFormInput {
  /** The entry's key; undefined for a new one. */
  readonly key?: number;
  /** The termbase; undefined where the form asks for it. */
  readonly termbase?: number;
  /** The name of the termbase that is made for the entry. */
  readonly newTermbase?: string;
  readonly entry: TermEntry;
  /** The entry without what was changed in a form that was closed; undefined where that is nothing. */
  readonly before?: TermEntry;
}

export interface TermsState {
  /** Grows when termbases or entries may have changed. */
  readonly revision: number;
  /** Grows when the import of a file may have gone on. */
  readonly filesRevision: number;
  /** The entry in the form; undefined while it is closed. */
  readonly form: TermFormInput | undefined;
  /** The termbase that the last term was saved in. */
  readonly lastTermbase: number | undefined;
  readonly openForm: (input: TermFormInput) => void;
  readonly closeForm: () => void;
  readonly saved: (termbase: number) => void;
  readonly changed: () => void;
  readonly filesChanged: () => void;
}

export function createTermsState(): StoreApi<TermsState> {
  return createStore<TermsState>()((set, get) => ({
    revision: 0,
    filesRevision: 0,
    form: undefined,
    lastTermbase: undefined,
    openForm: (form) => set({ form }),
    closeForm: () => set({ form: undefined }),
    saved: (lastTermbase) => set({ form: undefined, lastTermbase }),
    changed: () => set({ revision: get().revision + 1 }),
    filesChanged: () => set({ filesRevision: get().filesRevision + 1 }),
  }));
}
