import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FieldTerms } from '../../../content/terms/check/terms-of-field';
import type { ReviewField } from '../../../contract/ui-types';
import type { Client } from '../../lib/host/client';
import type { ReviewState } from './review-state';

interface KnownTerms {
  /** The texts that the places belong to. */
  readonly source: string;
  readonly target: string | undefined;
  readonly terms: FieldTerms;
}

/** The terms of the shown request's fields. */
export interface FieldTermsState {
  readonly ofField: ReadonlyMap<string, KnownTerms>;
  /** The field whose terms are read in a dialog. */
  readonly shown: string | undefined;
  /** Reads the terms of a field that is in sight, unless they are known. */
  readonly want: (field: ReviewField) => void;
  /** Call when termbases changed on the host. */
  readonly changed: () => void;
  readonly show: (fieldId: string) => void;
  readonly close: () => void;
}

export function createFieldTermsState(
  client: Client,
  review: StoreApi<ReviewState>,
): StoreApi<FieldTermsState> {
  let hasTermbases: Promise<boolean> | undefined;
  const asked = new Map<string, ReviewField>();
  const store = createStore<FieldTermsState>()((set, get) => ({
    ofField: new Map(),
    shown: undefined,
    want(field) {
      if (isSame(asked.get(field.id), field)) return;
      asked.set(field.id, field);
      void read(field);
    },
    changed() {
      hasTermbases = undefined;
      const again = [...asked.values()];
      asked.clear();
      for (const field of again) get().want(field);
    },
    show: (fieldId) => set({ shown: fieldId }),
    close() {
      if (get().shown !== undefined) set({ shown: undefined });
    },
  }));
  const forget = (): void => {
    asked.clear();
    hasTermbases = undefined;
    store.setState({ ofField: new Map(), shown: undefined });
  };
  async function read(field: ReviewField): Promise<void> {
    const key = review.getState().request?.key;
    // Most desks have none, and ask once for a request: the command line may import one meanwhile.
    hasTermbases ??= client.call('terms.list', {}).then(
      (list) => list.length > 0,
      () => false,
    );
    if (key === undefined || !(await hasTermbases)) return;
    try {
      const terms = await client.call('terms.inField', { key, fieldId: field.id });
      if (review.getState().request?.key !== key || asked.get(field.id) !== field) return;
      const { source, target } = field;
      const ofField = new Map(store.getState().ofField).set(field.id, { source, target, terms });
      store.setState({ ofField });
    } catch {
      // Terms are an extra: a field without them is read all the same.
    }
  }
  review.subscribe((now, before) => {
    if (now.request?.key !== before.request?.key) forget();
  });
  return store;
}

/** The terms of a field, unless its texts have changed since they were found. */
export function termsOf(
  { ofField }: Pick<FieldTermsState, 'ofField'>,
  field: ReviewField | undefined,
): FieldTerms | undefined {
  const known = field === undefined ? undefined : ofField.get(field.id);
  return known !== undefined && isSame(known, field) ? known.terms : undefined;
}

interface Texts {
  readonly source: string;
  readonly target?: string | undefined;
}

function isSame(a: Texts | undefined, b: Texts | undefined): boolean {
  return a !== undefined && a.source === b?.source && a.target === b.target;
}
