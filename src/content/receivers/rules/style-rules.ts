import { tokenizeHtml } from '../../html/tokenize';
import type { RuleOfKind } from '../receiver-profile';
import { kept, type AskRule } from '../rehearsed';
import { schemeOf } from './scheme-rule';
import { BreachCollector, fitsName } from './tag-rules';

/** WordPress and others keep the declarations of a style that they know, and drop the rest. */
export const stylesRule: AskRule<RuleOfKind<'styles'>> = (rule, { target }) => {
  const { level } = rule;
  if (!/style/i.test(target)) return kept;
  const found = new BreachCollector();
  for (const piece of tokenizeHtml(target)) {
    if (piece.kind !== 'tag' || piece.isEnd) continue;
    const style = piece.attributes.find(({ name }) => name === 'style');
    if (style?.valueRange === undefined) continue;
    const { start, end } = style.valueRange;
    const declarations = style.value.split(';').filter((one) => one.trim() !== '');
    const dropped = declarations.filter((one) => !isAllowedStyle(rule, one));
    for (const one of dropped) {
      found.add('style', { style: one.trim(), tag: `<${piece.name}>` }, { from: start, to: end });
    }
    if (dropped.length === 0 || level === 'refused') continue;
    const left = declarations.filter((one) => !dropped.includes(one)).map((one) => one.trim());
    found.edits.push({ start, end, text: left.join(';').replaceAll('"', '&quot;') });
  }
  return { breaches: found.breaches(), edits: found.edits };
};

function isAllowedStyle(rule: RuleOfKind<'styles'>, declaration: string): boolean {
  const { allowed, functions, isCaseSensitive = false } = rule;
  const colon = declaration.indexOf(':');
  const written = declaration.slice(0, colon === -1 ? undefined : colon).trim();
  const property = isCaseSensitive ? written : written.toLowerCase();
  if (!allowed.some((name) => fitsName(name, property))) return false;
  if (functions === undefined) return true;
  const value = declaration.slice(colon + 1);
  // A filter that tells capitals apart finds no function in `URL(`, and drops it for its bracket.
  const searched = isCaseSensitive ? value : value.toLowerCase();
  return hasOnlyFunctions(searched, functions) && hasOnlyUrls(rule, property, searched);
}

/** Whether a value of CSS has no other functions outside these, and no \, &, =, } or comment. */
function hasOnlyFunctions(value: string, functions: readonly string[]): boolean {
  let depth = 0;
  for (let at = 0; at < value.length; at++) {
    const character = value.charAt(at);
    if (character === '(') {
      if (depth === 0 && !functions.includes(nameBefore(value, at))) return false;
      depth += 1;
    } else if (depth > 0) {
      if (character === ')') depth -= 1;
    } else if ('\\&=}'.includes(character) || value.startsWith('/*', at)) return false;
  }
  return depth === 0;
}

/** Whether each `url()` stands in a property that takes one, and has an address with an allowed scheme. */
function hasOnlyUrls({ urls }: RuleOfKind<'styles'>, property: string, value: string): boolean {
  if (urls === undefined) return true;
  const takesUrls = property.startsWith('--') || urls.properties.includes(property);
  for (let at = value.indexOf('url('); at !== -1; at = value.indexOf('url(', at + 1)) {
    const end = value.indexOf(')', at);
    const address = value
      .slice(at + 4, end)
      .replaceAll(/["']/g, '')
      .trim();
    const scheme = schemeOf(address);
    if (!takesUrls || end === -1 || address === '') return false;
    if (scheme !== undefined && !urls.schemes.includes(scheme)) return false;
  }
  return true;
}

function nameBefore(value: string, end: number): string {
  let start = end;
  while (start > 0 && /[a-z-]/i.test(value.charAt(start - 1))) start -= 1;
  return value.slice(start, end);
}
