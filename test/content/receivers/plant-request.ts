import type { RequestRule, RuleOfKind } from '../../../src/content/receivers/receiver-profile';
import type { DeliveredField, DeliveredRequest } from '../../../src/content/receivers/rehearsed';

/**
 * Returns breaches of a rule on requests in a real request, made from the rule's parameters. It knows nothing
 * of how the rules look for a breach.
 */
export function plantRequests(rule: RequestRule, request: DeliveredRequest): readonly DeliveredRequest[] {
  const { fields } = request;
  switch (rule.kind) {
    case 'required-fields':
      return ['', ' \n', '\u00A0', '<p></p>'].map((target) => ({
        ...request,
        fields: emptied(rule, fields, target),
      }));
    case 'field-count':
      return [rule.max + 1, rule.max * 2].map((count) => ({ ...request, fields: repeated(fields, count) }));
    case 'request-size':
      return ['a', 'ü', '語', '😀'].map((letter) => ({
        ...request,
        fields: grown(fields, letter, rule.maxBytes),
      }));
    case 'languages':
      return languagesWithoutCode(rule).map((language) => ({ ...request, language }));
  }
}

/** The request with all fields that the rule asks for, without a text in them. */
function emptied({ ids }: RuleOfKind<'required-fields'>, fields: readonly DeliveredField[], target: string) {
  const named = ids
    .filter((id) => !id.includes('*'))
    .flatMap((id, at) => {
      const field = fields[at % fields.length];
      return field === undefined ? [] : [{ ...field, id, data: 'html', target }];
    });
  return [...named, ...fields.map((field, at) => ({ ...field, id: `other${at}` }))];
}

function repeated(fields: readonly DeliveredField[], count: number): readonly DeliveredField[] {
  return Array.from({ length: count }, (_none, position) => fields[position % fields.length]).flatMap(
    (field, position) => (field === undefined ? [] : [{ ...field, id: `${field.id}.${position}`, position }]),
  );
}

/** The fields with a text that is so long that all of them have more bytes than the receiver takes. */
function grown(fields: readonly DeliveredField[], letter: string, bytes: number): readonly DeliveredField[] {
  const [first, ...others] = fields;
  if (first === undefined) return [];
  const here = fields.reduce((sum, { target }) => sum + Buffer.byteLength(target), 0);
  const missing = Math.ceil((bytes + 1 - here) / Buffer.byteLength(letter));
  return [{ ...first, target: first.target + letter.repeat(Math.max(0, missing)) }, ...others];
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
/** The pairs of letters that are tags by themselves, and not other spellings of one. */
const pairs = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((pair) => Intl.getCanonicalLocales(`${pair}-DE`)[0] === `${pair}-DE`);

/** Tags of no language for every receiver, and those that its rule excludes: by its list, form or length. */
function languagesWithoutCode({ codes = {}, only, form, max }: RuleOfKind<'languages'>): readonly string[] {
  const known = new Set(Object.keys(codes).flatMap((tag) => [tag, tag.split('-')[0] ?? tag]));
  const isUnknown = (language: string): boolean =>
    only === true ? !known.has(language) : form !== undefined && !new RegExp(`^(?:${form})$`).test(language);
  const unknown = pairs.filter(isUnknown);
  return [
    'x-pirate',
    'i-default',
    'mul',
    'und',
    'zxx',
    'mis',
    'mul-DE',
    'und-Latn',
    ...unknown.flatMap((language) => [language, `${language}-DE`]),
    ...(max === undefined
      ? []
      : [`de-Latn-DE-x-${'a'.repeat(8)}`, 'ca-Latn-ES-valencia', 'sl-Latn-SI-rozaj']),
  ];
}
