import { isRecord } from '../../../content/json-object';
import type { WrittenOrder } from '../../../contract/order-input';

/** A text of an order while it is written. `key` stays when it is moved or renamed. */
export interface DraftField {
  readonly key: number;
  readonly id: string;
  readonly data: 'text' | 'html';
  readonly value: string;
}

export interface OrderDraft extends WrittenOrder {
  readonly fields: readonly DraftField[];
}

export type NewField = Omit<DraftField, 'key'>;

let lastKey = 0;

/** A field with a key of its own. */
export function draftField(field: NewField): DraftField {
  return { ...field, key: ++lastKey };
}

export function emptyDraft(): OrderDraft {
  return {
    title: '',
    source: '',
    targets: [],
    fields: [draftField({ id: 'text', data: 'text', value: '' })],
  };
}

export function isEmpty({ title, targets, fields }: OrderDraft): boolean {
  return title === '' && targets.length === 0 && fields.every(({ value }) => value === '');
}

/** `wanted`, or with a number behind it where a field has that id. */
export function freeId(fields: readonly { readonly id: string }[], wanted: string): string {
  const taken = new Set(fields.map(({ id }) => id));
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** More fields at the end. An untouched first field gives way to them. */
export function withFields(draft: OrderDraft, added: readonly NewField[]): OrderDraft {
  const fields = draft.fields.filter(({ value }) => value !== '' || added.length === 0);
  for (const field of added) fields.push(draftField({ ...field, id: freeId(fields, field.id) }));
  return { ...draft, fields };
}

/** The paragraphs of a text, which blank lines part. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A field becomes one for each of its paragraphs. */
export function splitField(draft: OrderDraft, key: number): OrderDraft {
  const fields: DraftField[] = [];
  for (const field of draft.fields) {
    if (field.key !== key) {
      fields.push(field);
      continue;
    }
    for (const [index, value] of paragraphsOf(field.value).entries()) {
      const id = index === 0 ? field.id : freeId([...fields, ...draft.fields], field.id);
      fields.push(index === 0 ? { ...field, value } : draftField({ id, data: field.data, value }));
    }
  }
  return { ...draft, fields };
}

export function moveField(draft: OrderDraft, key: number, by: 1 | -1): OrderDraft {
  const from = draft.fields.findIndex((field) => field.key === key);
  const to = from + by;
  const moved = draft.fields[from];
  if (moved === undefined || to < 0 || to >= draft.fields.length) return draft;
  return { ...draft, fields: draft.fields.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** A draft as it was kept; undefined for anything else. */
export function parseDraft(text: string | null): OrderDraft | undefined {
  if (text === null) return undefined;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(kept)) return undefined;
  const { title, source, targets, fields } = kept;
  if (typeof title !== 'string' || typeof source !== 'string') return undefined;
  if (!Array.isArray(targets) || !Array.isArray(fields)) return undefined;
  return {
    title,
    source,
    targets: targets.filter((tag) => typeof tag === 'string'),
    fields: fields.flatMap((field: unknown): readonly DraftField[] => {
      if (!isRecord(field)) return [];
      const { id, data, value } = field;
      if (typeof id !== 'string' || typeof value !== 'string') return [];
      return [draftField({ id, data: data === 'html' ? 'html' : 'text', value })];
    }),
  };
}
