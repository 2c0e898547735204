import { formOfPattern } from './model-forms';
import { leftOutOf, rulesOfTypes, textOf, wholeNumber, type ModelRules, type ModelType } from './model-rules';
import { isRecord } from '../../json-object';
import { modelTexts } from './model-sentences';

const source = { title: modelTexts['model.source.storyblok'] };
const textTypes = new Set(['text', 'textarea', 'richtext', 'markdown']);

/**
 * Makes rules of the components of a space in Storyblok, as `storyblok components pull` writes them and the
 * API answers them; undefined for another document.
 */
export function storyblokRules(model: unknown): ModelRules | undefined {
  const list = Array.isArray(model) ? model : isRecord(model) ? model['components'] : undefined;
  const one = isRecord(model) && isRecord(model['component']) ? model['component'] : model;
  const components = (Array.isArray(list) ? list : [one]).filter(isRecord);
  const known = components.filter(({ schema }) => isRecord(schema));
  if (known.length === 0) return undefined;
  const types = known.map(modelType);
  return { rules: rulesOfTypes(types, ['__i18n__*']), leftOut: leftOutOf(types) };
}

function modelType(component: Readonly<Record<string, unknown>>, at: number): ModelType {
  const name = textOf(component['name']) ?? `component${at + 1}`;
  const { schema } = component;
  const fields = Object.entries(isRecord(schema) ? schema : {}).flatMap(([id, field]) => {
    if (!isRecord(field)) return [];
    const type = textOf(field['type']);
    if (type === undefined || !textTypes.has(type)) return [];
    return [
      {
        id,
        isRequired: field['required'] === true,
        max: wholeNumber(field['max_length']),
        forms: formOfPattern(textOf(field['regex'])),
        isSingleLine: type === 'text',
        tags: undefined,
        source,
      },
    ];
  });
  return { id: name, fields };
}
