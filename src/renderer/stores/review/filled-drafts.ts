import type { StoreApi } from 'zustand/vanilla';
import type { EditableField, Fulfilment } from '../../../contract/fulfilment';
import { messageOf, type Client } from '../../lib/host/client';
import { undoing, type ToastState } from '../window/toast-state';
import type { EditState } from './edit-state';
import type { ReviewState } from './review-state';

export interface FillingParts {
  readonly client: Client;
  readonly toasts: StoreApi<ToastState>;
  readonly review: StoreApi<ReviewState>;
  readonly edit: StoreApi<EditState>;
}

/** A draft that was made for a field, not by typing in it. */
interface FilledDraft {
  readonly version: number;
  readonly fieldId: string;
  readonly revision: number;
  /** The draft that it replaced. */
  readonly before: string | undefined;
}

interface NewDraft {
  readonly field: Pick<EditableField, 'id' | 'draft'>;
  readonly value: string;
}

type NewDrafts = (fields: readonly EditableField[]) => readonly NewDraft[] | Promise<readonly NewDraft[]>;

/** Fields per call; the host returns fewer long ones. */
const windowSize = 500;

/** Reads the fields of a request, or those before `isWanted` became false. */
export async function readEditable(
  client: Client,
  key: number,
  isWanted: () => boolean = () => true,
): Promise<readonly EditableField[]> {
  const fields: EditableField[] = [];
  for (let total = Infinity; fields.length < total && isWanted();) {
    // Each window begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const window = await client.call('fulfil.fields', { key, offset: fields.length, limit: windowSize });
    fields.push(...window.fields);
    total = window.fields.length === 0 ? 0 : window.total;
  }
  return fields;
}

/**
 * Makes drafts of a version's fields. A refusal is said, and the drafts that were made before it are
 * returned: they are shown, and can be undone.
 */
export async function fillDrafts(
  { client, toasts }: FillingParts,
  { key, version }: { readonly key: number; readonly version: number },
  draftsOf: NewDrafts,
): Promise<readonly FilledDraft[]> {
  const filled: FilledDraft[] = [];
  try {
    for (const { field, value } of await draftsOf(await readEditable(client, key))) {
      const draft = { key, version, fieldId: field.id, value, revision: field.draft?.revision ?? 0 };
      // oxlint-disable-next-line no-await-in-loop
      const { revision } = await client.call('fulfil.draft', draft);
      filled.push({ version, fieldId: field.id, revision, before: field.draft?.value });
    }
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
  return filled;
}

/** Makes drafts in the editor, after typed text was saved, and says how many. */
export async function fillEdited(
  parts: FillingParts,
  draftsOf: NewDrafts,
  said: (count: number) => string,
): Promise<void> {
  let filled: readonly FilledDraft[] = [];
  let key = 0;
  await parts.edit.getState().perform(async (edited, version) => {
    key = edited;
    filled = await fillDrafts(parts, { key, version }, draftsOf);
    return parts.client.call('fulfil.read', { key });
  });
  if (filled.length > 0) sayFilled(parts, key, filled, said(filled.length));
}

/** Says that drafts were made, with a way to undo them all at once. */
export function sayFilled(
  parts: FillingParts,
  key: number,
  filled: readonly FilledDraft[],
  text: string,
): void {
  parts.toasts.getState().show({ tone: 'done', text, action: undoing(async () => undo(parts, key, filled)) });
}

async function undo(parts: FillingParts, key: number, filled: readonly FilledDraft[]): Promise<void> {
  const { mode, request } = parts.review.getState();
  const takeBack = async (): Promise<Fulfilment> => takeBackFilled(parts, key, filled);
  if (mode === 'edit' && request?.key === key) await parts.edit.getState().perform(takeBack);
  else await takeBack();
}

/** Discards the drafts that are still as they were made, or makes them the drafts that they replaced. */
async function takeBackFilled(
  { client }: FillingParts,
  key: number,
  filled: readonly FilledDraft[],
): Promise<Fulfilment> {
  const made = new Map(filled.map((draft) => [draft.fieldId, draft]));
  for (const { id: fieldId, draft } of await readEditable(client, key)) {
    const { version, revision, before } = made.get(fieldId) ?? {};
    if (version === undefined || revision === undefined || draft?.revision !== revision) continue;
    // One after another, as they were made.
    // oxlint-disable-next-line no-await-in-loop
    if (before === undefined) await client.call('fulfil.discard', { key, fieldId });
    // oxlint-disable-next-line no-await-in-loop
    else await client.call('fulfil.draft', { key, version, fieldId, value: before, revision });
  }
  return client.call('fulfil.read', { key });
}
