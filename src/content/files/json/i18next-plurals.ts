import { isPluralCategory, type PluralCategory } from '../plural-forms';
import type { JsonMember, JsonNode } from './parse-json';

/**
 * The forms of one plural among the members of an object: `item_one`, `item_other`, or `item_ordinal_one`, ….
 */
export interface JsonPlural {
  /** The key up to and including the last underscore. */
  readonly stem: string;
  readonly type: Intl.PluralRuleType;
  readonly forms: readonly JsonPluralForm[];
}

export interface JsonPluralForm {
  readonly category: PluralCategory;
  readonly member: JsonMember;
  /** Index of the member in its object. */
  readonly index: number;
  readonly node: JsonNode & { readonly kind: 'string' };
}

/** Finds plurals in i18next's JSON format 4: at least two strings, one of them `_other`. */
export function findPlurals(members: readonly JsonMember[]): ReadonlyMap<JsonMember, JsonPlural> {
  const stems = Map.groupBy(members.flatMap(formOf), ({ stem }) => stem);
  const plurals = new Map<JsonMember, JsonPlural>();
  for (const [stem, forms] of stems) {
    if (forms.length < 2 || !forms.some(({ category }) => category === 'other')) continue;
    const type = stem.endsWith('_ordinal_') ? 'ordinal' : 'cardinal';
    for (const { member } of forms) plurals.set(member, { stem, type, forms });
  }
  return plurals;
}

function formOf(member: JsonMember, index: number): readonly (JsonPluralForm & { readonly stem: string })[] {
  const { key, node } = member;
  const underscore = key.lastIndexOf('_') + 1;
  const category = key.slice(underscore);
  if (underscore < 2 || !isPluralCategory(category) || node.kind !== 'string') return [];
  return [{ stem: key.slice(0, underscore), category, member, index, node }];
}
