import type { VersionField } from '../../content/content-request';

/**
 * Returns fields in their stored form. Upstream may complete a request without the submitted content: a
 * field's source then comes from the newest earlier version that has it (same id, by order), and is otherwise
 * unknown. `earlier` yields the stored fields of earlier versions, newest first.
 */
export function withKnownSources(
  fields: readonly VersionField[],
  isResult: boolean,
  earlier: () => Iterable<readonly VersionField[]>,
): readonly VersionField[] {
  if (!isResult || !lackSources(fields)) return fields;
  const missing = new Set(fields.flatMap((field, at) => (field.originalValue === undefined ? [at] : [])));
  const names = namesOf(fields);
  const sources = new Map<number, string>();
  for (const known of earlier()) {
    const byName = new Map(namesOf(known).map((name, at) => [name, known[at]]));
    for (const at of missing) {
      const source = sourceOf(byName.get(names[at] ?? ''));
      if (source === undefined) continue;
      sources.set(at, source);
      missing.delete(at);
    }
    if (missing.size === 0) break;
  }
  return fields.map((field, at) => {
    const originalValue = field.originalValue ?? sources.get(at);
    return originalValue === undefined ? { ...field, isSourceUnknown: true } : { ...field, originalValue };
  });
}

export function lackSources(fields: readonly VersionField[]): boolean {
  return fields.some(({ originalValue }) => originalValue === undefined);
}

/** Returns the submitted text, with or without a result. */
function sourceOf(field: VersionField | undefined): string | undefined {
  if (field === undefined || field.isSourceUnknown === true) return undefined;
  return field.originalValue ?? field.value;
}

/** Returns unique names, because ids may be repeated. */
function namesOf(fields: readonly VersionField[]): readonly string[] {
  const seen = new Map<string, number>();
  return fields.map(({ id }) => {
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return `${count} ${id}`;
  });
}
