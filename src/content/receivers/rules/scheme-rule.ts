import { tokenizeHtml, type TextRange } from '../../html/tokenize';
import type { RuleOfKind } from '../receiver-profile';
import { kept, type AskRule, type ValueEdit } from '../rehearsed';
import { attributeRange, BreachCollector, fitsName } from './tag-rules';

const addresses = ['href', 'src', 'cite', 'action', 'formaction', 'poster', 'longdesc', 'data'];

export const schemesRule: AskRule<RuleOfKind<'schemes'>> = (rule, { target }) => {
  const { allowed, forbidden = [], removes = 'scheme', level, attributes: names = addresses } = rule;
  const { except = [], anyPrefix = false, withoutTokens = false } = rule;
  if (!target.includes('<')) return kept;
  const isKept = (scheme: string) => (allowed?.includes(scheme) ?? true) && !forbidden.includes(scheme);
  const read = anyPrefix ? prefixOf : schemeOf;
  const found = new BreachCollector();
  for (const piece of tokenizeHtml(target)) {
    if (piece.kind !== 'tag' || piece.isEnd) continue;
    for (const attribute of piece.attributes) {
      const { name, value, valueRange } = attribute;
      if (valueRange === undefined || !names.some((one) => fitsName(one, name))) continue;
      if (except.some((one) => fitsName(one, name))) continue;
      const scheme = read(withoutTokens ? value.replaceAll(token, '') : value);
      if (scheme === undefined || isKept(scheme)) continue;
      const { start, end } = valueRange;
      const tag = `<${piece.name}>`;
      if (addresses.includes(name))
        found.add('scheme', { scheme: `${scheme}:`, tag }, { from: start, to: end });
      else found.add('prefix', { prefix: `${scheme}:`, attribute: name, tag }, { from: start, to: end });
      if (level === 'refused') continue;
      if (removes === 'attribute')
        found.edits.push({ ...attributeRange(target, piece, attribute), text: '' });
      else found.edits.push(...withoutSchemes(target, valueRange, { value, isKept, read }));
    }
  }
  return { breaches: found.breaches(), edits: found.edits };
};

interface Reading {
  /** The value with character references decoded. */
  readonly value: string;
  readonly isKept: (scheme: string) => boolean;
  readonly read: (address: string) => string | undefined;
}

/** Removes the scheme. The rest may begin with a scheme again, which these receivers remove, too. */
function withoutSchemes(
  target: string,
  { start, end }: TextRange,
  { value, isKept, read }: Reading,
): readonly ValueEdit[] {
  let left = 0;
  for (let next = read(value); next !== undefined && !isKept(next); next = read(value.slice(left)))
    left = value.indexOf(':', left) + 1;
  if (left === 0) return [];
  if (target.slice(start, start + left) === value.slice(0, left))
    return [{ start, end: start + left, text: '' }];
  return [{ start, end, text: escaped(value.slice(left)) }];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const token = /\[[a-z0-9_-]+(?::[a-z0-9_-]+)+\]/gi;

/** The scheme of an address, as browsers find it; undefined for a relative one or a fragment. */
export function schemeOf(address: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- browsers skip control characters before and inside it
  const plain = address.slice(0, 200).replaceAll(/[\u0000-\u0020]/g, '');
  return /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
}

/** The text before the first colon, which some filters take for a scheme whatever it is. */
function prefixOf(value: string): string | undefined {
  const colon = value.indexOf(':');
  const prefix = value.slice(0, Math.max(0, colon));
  return prefix === '' || /[/?#]/.test(prefix) ? undefined : prefix.toLowerCase();
}
