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
  readonly fieldId: string;
  readonly revision: number;
}

interface NewDraft {
  readonly field: EditableField;
  readonly value: string;
}

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
  draftsOf: (fields: readonly EditableField[]) => readonly NewDraft[],
): Promise<readonly FilledDraft[]> {
  const filled: FilledDraft[] = [];
  try {
    for (const { field, value } of draftsOf(await readEditable(client, key))) {
      const draft = { key, version, fieldId: field.id, value, revision: field.draft?.revision ?? 0 };
      // oxlint-disable-next-line no-await-in-loop
      const { revision } = await client.call('fulfil.draft', draft);
      filled.push({ fieldId: field.id, revision });
    }
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
  return filled;
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
  const discard = async (): Promise<Fulfilment> => discardFilled(parts, key, filled);
  if (mode === 'edit' && request?.key === key) await parts.edit.getState().perform(discard);
  else await discard();
}

/** Discards the drafts that are still as they were made. */
async function discardFilled(
  { client }: FillingParts,
  key: number,
  filled: readonly FilledDraft[],
): Promise<Fulfilment> {
  const revisions = new Map(filled.map(({ fieldId, revision }) => [fieldId, revision]));
  for (const { id, draft } of await readEditable(client, key)) {
    if (draft === undefined || draft.revision !== revisions.get(id)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await client.call('fulfil.discard', { key, fieldId: id });
  }
  return client.call('fulfil.read', { key });
}
