import type { EditableField } from '../../../contract/fulfilment';

/** An empty field, and the target that another field of its request has for the same source. */
export interface Repetition {
  readonly field: EditableField;
  readonly value: string;
}

/**
 * Returns the empty fields whose source is repeated in a field of the same kind that has a target. A field
 * stays empty if its source has different targets: which of them fits is the translator's decision.
 *
 * `typed` is the text that is newer than the fields, by their IDs. A field whose result was emptied in a
 * draft is not filled.
 */
export function repetitionsIn(
  fields: readonly EditableField[],
  typed: ReadonlyMap<string, { readonly value: string }>,
): readonly Repetition[] {
  const textOf = ({ id, draft, target }: EditableField): string =>
    typed.get(id)?.value ?? draft?.value ?? target ?? '';
  /** The targets of each source; undefined when they differ. */
  const targets = new Map<string, string | undefined>();
  for (const field of fields) {
    const text = textOf(field);
    const kind = kindOf(field);
    if (text !== '') targets.set(kind, !targets.has(kind) || targets.get(kind) === text ? text : undefined);
  }
  return fields.flatMap((field) => {
    const isEmpty = textOf(field) === '' && (field.target ?? '') === '';
    const value = isEmpty && field.source !== '' ? targets.get(kindOf(field)) : undefined;
    return value === undefined ? [] : [{ field, value }];
  });
}

function kindOf({ type, data, source }: EditableField): string {
  return JSON.stringify([type, data, source]);
}
