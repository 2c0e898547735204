import { longestList, type FieldRule, type ReceiverRule, type RuleSource } from '../receiver-profile';
import type { ModelForm } from './model-forms';
import { modelSays, type AskedRule } from './model-sentences';

/** The facts about a field that content models of all systems have. */
export interface ModelField {
  readonly id: string;
  readonly isRequired: boolean;
  readonly max: number | undefined;
  readonly forms: readonly ModelForm[];
  readonly isSingleLine: boolean;
  /** The allowed tags of rich text with their attributes; undefined where the model does not limit them. */
  readonly tags: Record<string, string[]> | undefined;
  readonly source: RuleSource;
}

/** A content type or component with its fields of text. */
export interface ModelType {
  readonly id: string;
  readonly fields: readonly ModelField[];
}

/** The rules of a model, and what it asks that no rule can say. */
export interface ModelRules {
  readonly rules: readonly ReceiverRule[];
  readonly leftOut: readonly string[];
}

/** Endings of the IDs of a field's translations, such as `.*` and `__i18n__*`. */
type Endings = readonly string[];

/** A rule of a field of one type, before equal ones are put together. */
interface MadeRule {
  readonly type: string;
  readonly field: ModelField;
  readonly rule: FieldRule;
}

/**
 * Makes the rules of all types. Types often have fields of the same ID with other limits: then a rule asks
 * only the fields whose IDs name its type, such as `hero.title` and `8a6e38d3:hero:title`, and a field that
 * names none is asked for the limit of the type that allows the most.
 */
export function rulesOfTypes(types: readonly ModelType[], endings: Endings): readonly FieldRule[] {
  const made = types.flatMap(({ id: type, fields }) =>
    fields.flatMap((field) => rulesOfField(field).map((rule) => ({ type, field, rule }))),
  );
  const counts = new Map<string, number>();
  for (const { fields } of types) for (const { id } of fields) counts.set(id, (counts.get(id) ?? 0) + 1);
  const equal = Map.groupBy(made, ({ field, rule }) => JSON.stringify([field.id, rule]));
  const rules = [...equal.values()].flatMap((group) => rulesOfGroup(group, counts, endings));
  const loosest = [...Map.groupBy(made, ({ field, rule }) => `${rule.kind} ${field.id}`).values()].flatMap(
    (group) => loosestRule(group, counts, endings),
  );
  const taken = new Set<string>();
  return [...rules, ...loosest].map((rule) => ({ ...rule, id: unusedName(rule.id, taken) }));
}

/** The rules that ask equal things of a field: as many as the patterns for its types need. */
function rulesOfGroup(
  group: readonly MadeRule[],
  counts: ReadonlyMap<string, number>,
  endings: Endings,
): readonly FieldRule[] {
  const [first] = group;
  if (first === undefined) return [];
  const { field, rule } = first;
  const bare = counts.get(field.id) === group.length ? withEndings(bareIds(field.id), endings) : [];
  const patterns = (type: string) => withEndings(idsOfType(type, field.id), endings);
  const most = Math.max(1, Math.floor((longestList - bare.length) / patterns('').length));
  return inParts(group, most).map((part, at) => {
    const types = part.map(({ type }) => type);
    const ids = [...(at === 0 ? bare : []), ...types.flatMap(patterns)];
    return { ...rule, ...namedAfter(types, field, rule), fields: { ids } };
  });
}

/**
 * The rule for fields that don't name their type, where all types limit the field but not to the same length:
 * what even the type refuses that allows the most.
 */
function loosestRule(
  group: readonly MadeRule[],
  counts: ReadonlyMap<string, number>,
  endings: Endings,
): readonly FieldRule[] {
  const [first] = group;
  if (first === undefined || counts.get(first.field.id) !== group.length) return [];
  const { field } = first;
  const types = group.map(({ type }) => type);
  const [one, ...others] = group.map(({ rule }) => rule);
  if (one === undefined || others.every((other) => JSON.stringify(other) === JSON.stringify(one))) return [];
  const loosest = [one, ...others].reduce((a, b) => {
    if (a.kind === 'length' && b.kind === 'length') return b.max > a.max ? b : a;
    return a.kind === 'min-length' && b.kind === 'min-length' && b.min < a.min ? b : a;
  });
  if (loosest.kind !== 'length' && loosest.kind !== 'min-length') return [];
  const except = types.flatMap((type) => withEndings(endsOfType(type, field.id), endings));
  const isListable = except.length <= longestList;
  const ids = withEndings(isListable ? bareIds(field.id) : [field.id, `fields.${field.id}`], endings);
  const named = namedAfter(types, field, loosest);
  return [{ ...loosest, ...named, fields: { ids, ...(isListable ? { except } : {}) } }];
}

function bareIds(id: string): string[] {
  return ['', '*.', '*/', '*:'].map((before) => before + id);
}

function idsOfType(type: string, id: string): readonly string[] {
  return [`${type}.${id}`, `*.${type}.${id}`, `*/${type}/${id}`, `*:${type}:${id}`];
}

function endsOfType(type: string, id: string): readonly string[] {
  return ['.', '/', ':'].map((between) => `*${type}${between}${id}`);
}

function withEndings(patterns: readonly string[], endings: Endings): string[] {
  return patterns.flatMap((pattern) => [pattern, ...endings.map((ending) => pattern + ending)]);
}

function inParts<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_none, at) =>
    items.slice(at * most, (at + 1) * most),
  );
}

const longestSection = 200;

/** A rule's ID and source name its type, or all types that it is of. */
function namedAfter(
  types: readonly string[],
  field: ModelField,
  { id }: FieldRule,
): Pick<FieldRule, 'id' | 'source'> {
  const [type = '', ...others] = types;
  const named = types.join(', ');
  const section = `${named.length <= longestSection ? named : `${named.slice(0, longestSection - 1)}…`}: ${field.id}`;
  const before = others.length === 0 ? `${idPart(type)}.` : '';
  return { id: `${before}${idPart(field.id)}.${id}`, source: { ...field.source, section } };
}

/** Returns an ID that is not taken yet, with a number behind it if need be, and takes it. */
export function unusedName(id: string, taken: Set<string>): string {
  let name = id;
  for (let number = 2; taken.has(name); number++) name = `${id}-${number}`;
  taken.add(name);
  return name;
}

/** The demands of the types that no rule can say, with their fields. */
export function leftOutOf(types: readonly ModelType[]): readonly string[] {
  return types.flatMap(({ id: type, fields }) =>
    fields.flatMap(({ id, forms }) =>
      forms.flatMap((form) => (form.kind === 'left-out' ? [`${type}: ${id}: ${form.what}`] : [])),
    ),
  );
}

/** Makes the rules of one field; their IDs say only what they ask. */
function rulesOfField(field: ModelField): readonly FieldRule[] {
  const { isRequired, max, forms, isSingleLine, tags, source } = field;
  const named = <Rule extends AskedRule>(id: string, rule: Rule) => ({
    ...rule,
    id,
    says: modelSays(rule, field.id),
    source,
  });
  const level = 'refused' as const;
  const rules: FieldRule[] = [];
  if (isRequired) rules.push(named('required', { kind: 'required', level }));
  if (max !== undefined) rules.push(named('length', { kind: 'length', level, max, unit: 'codePoints' }));
  for (const form of forms)
    switch (form.kind) {
      case 'pattern':
        rules.push(named('form', { ...form, level }));
        break;
      case 'without-pattern':
        rules.push(named('not', { ...form, level }));
        break;
      case 'values':
        rules.push(named('values', { ...form, level }));
        break;
      case 'min-length':
        rules.push(named('minimum', { ...form, level }));
        break;
      case 'left-out':
        break;
    }
  if (tags !== undefined) rules.push(named('tags', { kind: 'tags', level: 'changed', allowed: tags }));
  if (isSingleLine) rules.push(named('single-line', { kind: 'single-line', level: 'changed' }));
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

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function wholeNumber(value: unknown): number | undefined {
  // The editors of models leave an empty text where no limit is set.
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined;
}
