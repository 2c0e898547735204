import type { ReceiverRule } from '../receiver-profile';
import {
  idPart,
  isRecord,
  rulesOfField,
  textOf,
  usablePattern,
  wholeNumber,
  type ModelField,
} from './model-rules';

const source = { title: 'Content model of your space in Contentful' };

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
export function contentfulRules(model: unknown): readonly ReceiverRule[] | undefined {
  const types = contentTypesOf(model);
  if (types.length === 0) return undefined;
  return [...types.flatMap((type) => rulesOfType(type)), ...localeRules(model)];
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

function rulesOfType(type: Readonly<Record<string, unknown>>): readonly ReceiverRule[] {
  const { sys, fields } = type;
  const typeId = (isRecord(sys) ? textOf(sys['id']) : undefined) ?? textOf(type['name']) ?? 'type';
  return (Array.isArray(fields) ? fields : []).filter(isRecord).flatMap((field) => {
    const known = modelField(typeId, field);
    if (known === undefined) return [];
    const { id } = known;
    const ids = [`${typeId}.${id}`, `*.${typeId}.${id}`, id, `*.${id}`, `*/${id}`, `${id}.*`];
    return rulesOfField(`${idPart(typeId)}.${idPart(id)}`, ids, known);
  });
}

function modelField(typeId: string, field: Readonly<Record<string, unknown>>): ModelField | undefined {
  const [id, type] = [textOf(field['id']), textOf(field['type'])];
  if (id === undefined || type === undefined || !['Symbol', 'Text', 'RichText'].includes(type))
    return undefined;
  const validations = Array.isArray(field['validations']) ? field['validations'].filter(isRecord) : [];
  const size = validations.map((one) => one['size']).find(isRecord);
  const regexp = validations.map((one) => one['regexp']).find(isRecord);
  return {
    id,
    isRequired: field['required'] === true,
    max: wholeNumber(size?.['max']) ?? (type === 'Symbol' ? 256 : undefined),
    pattern: type === 'RichText' ? undefined : usablePattern(textOf(regexp?.['pattern'])),
    isSingleLine: type === 'Symbol',
    tags: type === 'RichText' ? richTextTags(validations) : undefined,
    source: { ...source, section: `${typeId}, ${id}` },
  };
}

function richTextTags(validations: readonly Readonly<Record<string, unknown>>[]) {
  const named = (name: string) => validations.map((one) => one[name]).find(Array.isArray);
  const [nodes, marks] = [named('enabledNodeTypes'), named('enabledMarks')];
  if (nodes === undefined && marks === undefined) return undefined;
  const allowed = (list: readonly unknown[] | undefined, tags: typeof nodeTags) =>
    (list ?? Object.keys(tags)).flatMap((name) => Object.entries(tags[String(name)] ?? {}));
  return { p: [], br: [], ...Object.fromEntries([...allowed(nodes, nodeTags), ...allowed(marks, markTags)]) };
}

/** The locales of the space, where the document has them. */
function localeRules(model: unknown): readonly ReceiverRule[] {
  const locales = isRecord(model) && Array.isArray(model['locales']) ? model['locales'] : [];
  const codes = locales.filter(isRecord).flatMap(({ code }) => textOf(code) ?? []);
  if (codes.length === 0) return [];
  return [
    {
      kind: 'languages',
      id: 'locales',
      says: `The space has the locales ${codes.join(', ')}.`,
      source: { ...source, section: 'locales' },
      spelling: 'Aa-AA',
      codes: Object.fromEntries(codes.map((code) => [code, code])),
      only: true,
    },
  ];
}
