import type { FieldRule, RuleSource } from '../receiver-profile';

/** The facts about a field that content models of all systems have. */
export interface ModelField {
  readonly id: string;
  readonly isRequired: boolean;
  readonly max: number | undefined;
  /** Forms that the whole value must have, each with the words or the pattern that say it. */
  readonly forms: readonly ModelForm[];
  readonly isSingleLine: boolean;
  /** The allowed tags of rich text with their attributes; undefined where the model does not limit them. */
  readonly tags: Record<string, string[]> | undefined;
  readonly source: RuleSource;
}

export interface ModelForm {
  readonly name: 'form' | 'minimum' | 'not' | 'values';
  readonly pattern: string;
  readonly form: string;
}

/** A content type or component with its fields of text. */
export interface ModelType {
  readonly id: string;
  readonly fields: readonly ModelField[];
}

/** Endings of the IDs of a field's translations, such as `.*` and `__i18n__*`. */
type Endings = readonly string[];

/**
 * Makes the rules of all types. Types often have fields of the same ID with other limits: then a rule asks
 * only the fields whose IDs name its type, such as `hero.title` and `8a6e38d3:hero:title`.
 */
export function rulesOfTypes(types: readonly ModelType[], endings: Endings): readonly FieldRule[] {
  const made = types.flatMap(({ id: type, fields }) =>
    fields.flatMap((field) =>
      rulesOfField(`${idPart(type)}.${idPart(field.id)}`, field).map((rule) => ({ type, field, rule })),
    ),
  );
  const typesOfField = Map.groupBy(
    types.flatMap(({ id, fields }) => fields.map((field) => ({ id, field: field.id }))),
    ({ field }) => field,
  );
  const equal = Map.groupBy(made, ({ field, rule }) =>
    JSON.stringify([field.id, { ...rule, id: '', source: '' }]),
  );
  const taken = new Set<string>();
  return [...equal.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { id } = first.field;
    const isOfAll = typesOfField.get(id)?.length === group.length;
    const ids = [
      ...(isOfAll ? ['', '*.', '*/', '*:'].map((before) => before + id) : []),
      ...group.flatMap(({ type }) => [
        `${type}.${id}`,
        `*.${type}.${id}`,
        `*/${type}/${id}`,
        `*:${type}:${id}`,
      ]),
    ].flatMap((pattern) => [pattern, ...endings.map((ending) => pattern + ending)]);
    const name = unusedName(first.rule.id, taken);
    return [{ ...first.rule, id: name, fields: { ids: ids.slice(0, mostPatterns) } }];
  });
}

const mostPatterns = 500;

function unusedName(id: string, taken: Set<string>): string {
  let name = id;
  for (let number = 2; taken.has(name); number++) name = `${id}-${number}`;
  taken.add(name);
  return name;
}

/** Makes the rules of one field; `name` begins their IDs. */
function rulesOfField(name: string, field: ModelField): readonly FieldRule[] {
  const { isRequired, max, forms, isSingleLine, tags, source } = field;
  const rule = (id: string) => ({ id: `${name}.${id}`, source });
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
  for (const { name: kind, pattern, form } of forms)
    rules.push({
      ...rule(kind),
      kind: 'pattern',
      level: 'refused',
      says: `${field.id} has the form ${form}.`,
      pattern,
      form,
    });
  if (tags !== undefined)
    rules.push({
      ...rule('tags'),
      kind: 'tags',
      level: 'changed',
      says: `${field.id} keeps only ${Object.keys(tags).join(', ')}.`,
      allowed: tags,
    });
  if (isSingleLine)
    rules.push({
      ...rule('single-line'),
      kind: 'single-line',
      level: 'changed',
      says: `${field.id} is a single line.`,
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

/**
 * The form of a pattern that a value contains unless `^` and `$` say otherwise. None for flags, which change
 * what a pattern means.
 */
export function formOfPattern(written: string | undefined, flags?: unknown): readonly ModelForm[] {
  if (written === undefined || written.length > longestPattern) return [];
  if (typeof flags === 'string' && /[^gu]/.test(flags)) return [];
  const pattern = strict(written);
  if (/[^\\]\|/.test(pattern)) return [{ name: 'form', pattern: anywhere(`(?:${pattern})`), form: written }];
  const [start, end] = [pattern.startsWith('^'), /(?:^|[^\\])\$$/.test(pattern)];
  const middle = pattern.slice(start ? 1 : 0, end ? -1 : undefined);
  return [{ name: 'form', pattern: `${start ? '' : any}${middle}${end ? '' : any}`, form: written }];
}

/** The form of values in which a pattern must not occur. */
export function formWithoutPattern(pattern: string | undefined, flags?: unknown): readonly ModelForm[] {
  if (pattern === undefined || pattern.length > longestPattern) return [];
  if (typeof flags === 'string' && /[^gu]/.test(flags)) return [];
  return [{ name: 'not', pattern: `(?!${any}(?:${strict(pattern)}))${any}`, form: `not ${pattern}` }];
}

/** The form of values that are one of a list; none where the list is too long for a pattern. */
export function formOfValues(values: unknown): readonly ModelForm[] {
  if (!Array.isArray(values) || values.length === 0) return [];
  const texts = values.filter((one) => typeof one === 'string');
  const pattern = texts.map((one) => one.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)).join('|');
  const form = texts.join(', ');
  if (texts.length < values.length || pattern.length > longestPattern) return [];
  return [{ name: 'values', pattern, form }];
}

/** The form of values of at least so many characters. An empty one is a matter of `required`. */
export function formOfMinimum(min: number | undefined): readonly ModelForm[] {
  if (min === undefined || min < 2 || min > 10_000) return [];
  return [{ name: 'minimum', pattern: `|[^]{${min},}`, form: `at least ${min} characters` }];
}

/** A pattern whose needless escapes, such as `\,` and `\-`, are written as strict patterns allow them. */
function strict(pattern: string): string {
  return pattern.replaceAll(/\\([^])/g, (escape, character: string) =>
    /[!"#%&',:;<=>@_`~ -]/.test(character)
      ? String.raw`\x` + character.charCodeAt(0).toString(16).padStart(2, '0')
      : escape,
  );
}

const longestPattern = 400;
const any = '[^]*';

function anywhere(pattern: string): string {
  return any + pattern + any;
}

export function wholeNumber(value: unknown): number | undefined {
  // The editors of models leave an empty text where no limit is set.
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined;
}
