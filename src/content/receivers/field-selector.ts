import type { FieldRule, FieldSelector, ReceiverRule } from './receiver-profile';
import type { DeliveredField } from './rehearsed';

type SelectedField = Pick<DeliveredField, 'id' | 'type' | 'data' | 'position'>;

/** Whether a field fits everything that the selector names. One that names nothing fits every field. */
export function selects(selector: FieldSelector | undefined, field: SelectedField): boolean {
  if (selector === undefined) return true;
  const { ids, except, types, data, positions } = selector;
  if (ids !== undefined && !ids.some((pattern) => fitsPattern(pattern, field.id))) return false;
  if (except?.some((pattern) => fitsPattern(pattern, field.id)) === true) return false;
  if (types !== undefined && !types.includes(field.type)) return false;
  if (data !== undefined && !data.includes(field.data)) return false;
  return positions?.includes(field.position) ?? true;
}

export function isFieldRule(rule: ReceiverRule): rule is FieldRule {
  return 'level' in rule;
}

/**
 * The patterns in a text of the coordinator's, separated by the commas of any language of the window. IDs of
 * fields may have spaces.
 */
export function fieldPatterns(text: string): string[] {
  return text
    .split(/[,،、，]/)
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '');
}

const known = new Map<string, (text: string) => boolean>();
const mostKnown = 1000;

/** Whether a text fits a pattern, in which `*` is any text. Upper and lower case are the same. */
export function fitsPattern(pattern: string, text: string): boolean {
  let fits = known.get(pattern);
  if (fits === undefined) {
    if (known.size === mostKnown) known.clear();
    fits = compile(pattern.toLowerCase());
    known.set(pattern, fits);
  }
  return fits(text.toLowerCase());
}

/** Finds the parts between the stars one after another, so that no pattern takes long. */
function compile(pattern: string): (text: string) => boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return (text) => text === first;
  return (text) => {
    if (!text.startsWith(first)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = text.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    return text.length - last.length >= at && text.endsWith(last);
  };
}
