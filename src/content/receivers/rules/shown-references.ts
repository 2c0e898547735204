import { characterReferenceAt } from '../../html/character-reference';
import { tokenizeHtml } from '../../html/tokenize';
import type { RuleLevel } from '../receiver-profile';
import { kept, type RuleOutcome } from '../rehearsed';
import { BreachCollector } from './tag-rules';

type Form = 'unterminated' | 'odd-hex' | 'braces';

/**
 * References that a browser decodes and the receiver shows as they are written, and braces after `&`, which
 * it removes as scripts of old browsers, such as `& {{name}`.
 */
export function shownDifferently(
  forms: readonly Form[],
  level: RuleLevel,
  target: string,
  data: string,
): RuleOutcome {
  if (!target.includes('&')) return kept;
  const found = new BreachCollector();
  const shown = (from: number, to: number) => {
    found.add('reference-shown', { reference: target.slice(from, to) }, { from, to });
    if (level === 'changed') found.edits.push({ start: from + 1, end: from + 1, text: 'amp;' });
  };
  if (forms.includes('braces')) {
    for (const { index, 0: text } of target.matchAll(/&[\t-\r ]*\{[^}]*(?:\}[\t-\r ]*;?|$)/g)) {
      const to = index + text.length;
      found.add('braces', { text: text.trimEnd() }, { from: index, to });
      if (level === 'changed') found.edits.push({ start: index, end: to, text: '' });
    }
  }
  if (forms.includes('odd-hex')) {
    for (const { index, 0: text } of target.matchAll(/&#x[1-9a-f](?:[\da-f]{2})*;/gi))
      shown(index, index + text.length);
  }
  if (forms.includes('unterminated') && data === 'html') {
    for (const piece of tokenizeHtml(target)) {
      if (piece.kind !== 'text' || !piece.hasReferences) continue;
      for (let at = target.indexOf('&', piece.start); at !== -1 && at < piece.end;) {
        const end = characterReferenceAt(target, at, false)?.end;
        if (end !== undefined && target.charAt(end - 1) !== ';') shown(at, end);
        at = target.indexOf('&', at + 1);
      }
    }
  }
  return { breaches: found.breaches(), edits: found.edits };
}
