import type { ReceiverRule } from '../receiver-profile';
import { formOfMinimum, formOfPattern, formOfValues, formWithoutPattern, shortened } from './model-forms';
import { modelSays, modelTexts } from './model-sentences';
import {
  leftOutOf,
  rulesOfTypes,
  textOf,
  wholeNumber,
  type ModelField,
  type ModelRules,
  type ModelType,
} from './model-rules';
import { isRecord } from '../../json-object';

const source = { title: modelTexts['model.source.contentful'] };

/** Tags of rich text by the names of nodes and marks (`@contentful/rich-text-types`). */
const nodeTags: Readonly<Record<string, Record<string, string[]>>> = {
  'heading-1': { h1: [] },
  'heading-2': { h2: [] },
  'heading-3': { h3: [] },
  'heading-4': { h4: [] },
  'heading-5': { h5: [] },
  'heading-6': { h6: [] },
  'ordered-list': { ol: [], li: [] },
  'unordered-list': { ul: [], li: [] },
  hr: { hr: [] },
  blockquote: { blockquote: [] },
  table: { table: [], thead: [], tbody: [], tr: [], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  hyperlink: { a: ['href'] },
  'entry-hyperlink': { a: ['href'] },
  'asset-hyperlink': { a: ['href'] },
};
const markTags: Readonly<Record<string, Record<string, string[]>>> = {
  bold: { b: [], strong: [] },
  italic: { i: [], em: [] },
  underline: { u: [] },
  code: { code: [] },
  superscript: { sup: [] },
  subscript: { sub: [] },
  strikethrough: { s: [] },
};

/**
 * Makes rules of a content model of Contentful, as `contentful space export` writes it and the API answers.
 * Undefined for another document.
 */
export function contentfulRules(model: unknown): ModelRules | undefined {
  const types = contentTypesOf(model);
  if (types.length === 0) return undefined;
  const locales = localesOf(model);
  const mayBeEmpty = allowsEmptyFields(locales);
  const known = types.map((type, at) => modelType(type, at, mayBeEmpty));
  return { rules: [...rulesOfTypes(known, ['.*']), ...localeRules(locales)], leftOut: leftOutOf(known) };
}

/** The ID of the space that a content model is of; undefined if the document does not say it. */
export function contentfulSpace(model: unknown): string | undefined {
  for (const { sys } of contentTypesOf(model)) {
    const space = isRecord(sys) && isRecord(sys['space']) ? sys['space']['sys'] : undefined;
    const id = isRecord(space) ? textOf(space['id']) : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

function contentTypesOf(model: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!isRecord(model)) return [];
  const list = [model['contentTypes'], model['items']].find(Array.isArray) ?? [model];
  return list.filter(isRecord).filter((type) => Array.isArray(type['fields']));
}

function modelType(
  { sys, id: ownId, name, fields }: Readonly<Record<string, unknown>>,
  at: number,
  mayBeEmpty: boolean,
): ModelType {
  const id =
    (isRecord(sys) ? textOf(sys['id']) : undefined) ?? textOf(ownId) ?? textOf(name) ?? `type${at + 1}`;
  const list = (Array.isArray(fields) ? fields : []).filter(isRecord);
  return { id, fields: list.flatMap((field) => modelField(field, mayBeEmpty) ?? []) };
}

function modelField(field: Readonly<Record<string, unknown>>, mayBeEmpty: boolean): ModelField | undefined {
  const [id, type] = [textOf(field['id']), textOf(field['type'])];
  if (id === undefined || type === undefined || field['omitted'] === true) return undefined;
  if (type === 'Array') return listField(id, field);
  if (!['Symbol', 'Text', 'RichText'].includes(type)) return undefined;
  const validations = Array.isArray(field['validations']) ? field['validations'].filter(isRecord) : [];
  const named = (name: string) => validations.map((one) => one[name]).find(isRecord);
  const [size, regexp, prohibited] = [named('size'), named('regexp'), named('prohibitRegexp')];
  const values = validations.map((one) => one['in']).find(Array.isArray);
  return {
    id,
    isRequired: field['required'] === true && !mayBeEmpty,
    max: wholeNumber(size?.['max']) ?? (type === 'Symbol' ? 256 : undefined),
    forms:
      type === 'RichText'
        ? []
        : [
            ...formOfPattern(textOf(regexp?.['pattern']), regexp?.['flags']),
            ...formWithoutPattern(textOf(prohibited?.['pattern']), prohibited?.['flags']),
            ...formOfValues(values),
            ...formOfMinimum(wholeNumber(size?.['min'])),
          ],
    isSingleLine: type === 'Symbol',
    tags: type === 'RichText' ? richTextTags(validations) : undefined,
    source,
  };
}

/** A list of texts. Tools send its texts in one field or in several, so what it asks is left out. */
function listField(
  id: string,
  { items, validations }: Readonly<Record<string, unknown>>,
): ModelField | undefined {
  if (!isRecord(items) || items['type'] !== 'Symbol') return undefined;
  const asked = [validations, items['validations']].flatMap((list, at) =>
    (Array.isArray(list) ? list : [])
      .filter(isRecord)
      .map(({ message: _message, ...one }) => `${at === 0 ? '' : 'items: '}${JSON.stringify(one)}`),
  );
  const forms = asked.map((what) => ({ kind: 'left-out', what: shortened(what) }) as const);
  return { id, isRequired: false, max: undefined, forms, isSingleLine: false, tags: undefined, source };
}

function richTextTags(validations: readonly Readonly<Record<string, unknown>>[]) {
  const named = (name: string) => validations.map((one) => one[name]).find(Array.isArray);
  const [nodes, marks] = [named('enabledNodeTypes'), named('enabledMarks')];
  if (nodes === undefined && marks === undefined) return undefined;
  const allowed = (list: readonly unknown[] | undefined, tags: typeof nodeTags) =>
    (list ?? Object.keys(tags)).flatMap((name) => Object.entries(tags[String(name)] ?? {}));
  return { p: [], br: [], ...Object.fromEntries([...allowed(nodes, nodeTags), ...allowed(marks, markTags)]) };
}

function localesOf(model: unknown): readonly Readonly<Record<string, unknown>>[] {
  const locales = isRecord(model) ? model['locales'] : undefined;
  return Array.isArray(locales) ? locales.filter(isRecord) : [];
}

/** Whether every locale that is translated into allows empty required fields. */
function allowsEmptyFields(locales: readonly Readonly<Record<string, unknown>>[]): boolean {
  const others = locales.filter((locale) => locale['default'] !== true);
  return others.length > 0 && others.every(({ optional }) => optional === true);
}

/** The locales of the space, where the document has them. */
function localeRules(locales: readonly Readonly<Record<string, unknown>>[]): readonly ReceiverRule[] {
  const codes = locales.flatMap(({ code }) => textOf(code) ?? []);
  if (codes.length === 0) return [];
  const rule = {
    kind: 'languages',
    spelling: 'Aa-AA',
    codes: Object.fromEntries(codes.map((code) => [code, code])),
    only: true,
  } as const;
  return [{ ...rule, id: 'locales', says: modelSays(rule), source: { ...source, section: 'locales' } }];
}
