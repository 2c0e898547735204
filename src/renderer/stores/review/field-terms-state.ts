import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FieldTerms } from '../../../content/terms/check/terms-of-field';
import { mostTermFields } from '../../../contract/terms';
import type { ReviewField } from '../../../contract/ui-types';
import type { Client } from '../../lib/host/client';
import type { ReviewState } from './review-state';

/** Delay, so that the question does not keep the fields from being painted, and is asked for all of them. */
const restMs = 50;

/** A field as the review or the editor has it. */
export type FieldOfTerms = Pick<ReviewField, 'id' | 'position' | 'source'> &
  Partial<Pick<ReviewField, 'target' | 'isCut' | 'isSourceUnknown'>>;

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
  /** Reads the terms of a field that comes into sight, unless they are known. */
  readonly want: (field: FieldOfTerms) => void;
  /** Call when a field is out of sight, so that it is not asked for any more. */
  readonly leave: (field: FieldOfTerms) => void;
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
  let questions = { run: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inSight = new Map<string, FieldOfTerms>();
  const asked = new Map<string, FieldOfTerms>();
  const store = createStore<FieldTermsState>()((set) => ({
    ofField: new Map(),
    shown: undefined,
    want(field) {
      inSight.set(field.id, field);
      timer ??= setTimeout(() => {
        timer = undefined;
        void ask();
      }, restMs);
    },
    leave(field) {
      if (inSight.get(field.id) === field) inSight.delete(field.id);
    },
    changed() {
      hasTermbases = undefined;
      asked.clear();
      void ask();
    },
    show: (fieldId) => set({ shown: fieldId }),
    close() {
      if (store.getState().shown !== undefined) set({ shown: undefined });
    },
  }));
  const forget = (): void => {
    // The fields of the next request do not wait for an answer about this one.
    questions = { run: false };
    clearTimeout(timer);
    timer = undefined;
    inSight.clear();
    asked.clear();
    hasTermbases = undefined;
    store.setState({ ofField: new Map(), shown: undefined });
  };
  /** The fields in sight that were not asked for, those nearest to the current one first. */
  const waiting = (): readonly FieldOfTerms[] => {
    const { currentField } = review.getState();
    const distance = ({ position }: FieldOfTerms): number => Math.abs(position - currentField);
    return [...inSight.values()]
      .filter((field) => !isSame(asked.get(field.id), field))
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, mostTermFields);
  };
  /** Asks one question after another, each for all fields that are in sight by then. */
  async function ask(): Promise<void> {
    const key = review.getState().request?.key;
    const own = questions;
    if (key === undefined || own.run) return;
    own.run = true;
    try {
      // Most desks have none, and ask once for a request: the command line may import one meanwhile.
      for (;;) {
        const has = await (hasTermbases ??= readHasTermbases());
        const fields = has && own === questions ? waiting() : [];
        if (fields.length === 0) break;
        await read(key, fields);
      }
    } catch {
      // Terms are an extra: a field without them is read all the same.
    }
    own.run = false;
  }
  function readHasTermbases(): Promise<boolean> {
    return client.call('terms.list', {}).then(
      (list) => list.length > 0,
      () => false,
    );
  }
  async function read(key: number, fields: readonly FieldOfTerms[]): Promise<void> {
    for (const field of fields) asked.set(field.id, field);
    const { terms } = await client.call('terms.inFields', { key, fieldIds: fields.map(({ id }) => id) });
    const ofField = new Map(store.getState().ofField);
    for (const [at, field] of fields.entries()) {
      if (asked.get(field.id) !== field) continue;
      const { source, target } = field;
      const found = terms[at];
      if (found === undefined) asked.delete(field.id);
      else ofField.set(field.id, { source, target, terms: found });
    }
    store.setState({ ofField });
  }
  review.subscribe((now, before) => {
    if (now.request?.key !== before.request?.key) forget();
  });
  return store;
}

/** The terms of a field, unless its texts have changed since they were found. */
export function termsOf(
  { ofField }: Pick<FieldTermsState, 'ofField'>,
  field: FieldOfTerms | undefined,
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
