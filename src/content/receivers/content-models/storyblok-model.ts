import type { ReceiverRule } from '../receiver-profile';
import { idPart, isRecord, rulesOfField, textOf, usablePattern, wholeNumber } from './model-rules';

const source = { title: 'Components of your space in Storyblok' };
const textTypes = new Set(['text', 'textarea', 'richtext', 'markdown']);

/**
 * Makes rules of the components of a space in Storyblok, as `storyblok components pull` writes them and the
 * API answers them; undefined for another document.
 */
export function storyblokRules(model: unknown): readonly ReceiverRule[] | undefined {
  const list = Array.isArray(model) ? model : isRecord(model) ? model['components'] : undefined;
  const components = (Array.isArray(list) ? list : [model]).filter(isRecord);
  const known = components.filter((one) => isRecord(one['schema']));
  if (known.length === 0) return undefined;
  return known.flatMap(rulesOfComponent);
}

function rulesOfComponent(component: Readonly<Record<string, unknown>>): readonly ReceiverRule[] {
  const name = textOf(component['name']) ?? 'component';
  const { schema } = component;
  return Object.entries(isRecord(schema) ? schema : {}).flatMap(([id, field]) => {
    if (!isRecord(field)) return [];
    const type = textOf(field['type']);
    if (type === undefined || !textTypes.has(type)) return [];
    const ids = [id, `*.${id}`, `*/${id}`, `${id}__i18n__*`, `*.${id}__i18n__*`];
    return rulesOfField(`${idPart(name)}.${idPart(id)}`, ids, {
      id,
      isRequired: field['required'] === true,
      max: wholeNumber(field['max_length']),
      pattern: usablePattern(textOf(field['regex'])),
      isSingleLine: type === 'text',
      tags: undefined,
      source: { ...source, section: `${name}, ${id}` },
    });
  });
}
