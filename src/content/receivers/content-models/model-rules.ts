import type { FieldRule, RuleSource } from '../receiver-profile';

/** The facts about a field that content models of all systems have. */
export interface ModelField {
  readonly id: string;
  readonly isRequired: boolean;
  readonly max: number | undefined;
  readonly pattern: string | undefined;
  readonly isSingleLine: boolean;
  /** The allowed tags of rich text with their attributes; undefined where the model does not limit them. */
  readonly tags: Record<string, string[]> | undefined;
  readonly source: RuleSource;
}

/** Makes the rules of one field; `name` begins their IDs. */
export function rulesOfField(name: string, ids: readonly string[], field: ModelField): readonly FieldRule[] {
  const { isRequired, max, pattern, isSingleLine, tags, source } = field;
  const rule = (id: string) => ({ id: `${name}.${id}`, source, fields: { ids: [...ids] } });
  const rules: FieldRule[] = [];
  if (isRequired)
    rules.push({
      ...rule('required'),
      kind: 'required',
      level: 'refused',
      says: `${field.id} is required.`,
    });
  if (max !== undefined)
    rules.push({
      ...rule('length'),
      kind: 'length',
      level: 'refused',
      says: `${field.id} has at most ${max} characters.`,
      max,
      unit: 'codePoints',
    });
  if (pattern !== undefined)
    rules.push({
      ...rule('form'),
      kind: 'pattern',
      level: 'refused',
      says: `${field.id} has the form ${pattern}.`,
      pattern,
      form: pattern,
    });
  if (isSingleLine)
    rules.push({
      ...rule('single-line'),
      kind: 'single-line',
      level: 'changed',
      says: `${field.id} is a single line.`,
    });
  if (tags !== undefined)
    rules.push({
      ...rule('tags'),
      kind: 'tags',
      level: 'changed',
      says: `${field.id} keeps only ${Object.keys(tags).join(', ')}.`,
      allowed: tags,
    });
  return rules;
}

/** A part of a rule's ID, made of a name of the model. */
export function idPart(name: string): string {
  const part = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
  return part === '' ? 'field' : part.slice(0, 30);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A pattern that JavaScript accepts and that can not take for ever. */
export function usablePattern(pattern: string | undefined): string | undefined {
  if (pattern === undefined || pattern.length > 400) return undefined;
  return pattern.replace(/^\^/, '').replace(/\$$/, '');
}

export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
}
