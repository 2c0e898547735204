import { firstOf, surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import { compareArguments } from './compare-arguments';
import { ExcusedPlaceholders } from './excused-placeholders';
import { keyOf, spanOf, type Placeholder } from './placeholder-keys';
import { bracesOf, hasDatePattern, placeholdersOf } from './placeholder-parts';
import { comparePrintfOrder, findLostDollars, numberPrintf } from './printf-arguments';
import { fixedPartsOf } from './qt-arguments';
import { NAME_OF_TEXT } from './template-placeholders';
import { perhaps } from './perhaps';

/** Finds placeholders that only one side has, and plurals and selects with unsuitable branches. */
export const placeholderCheck: FieldCheck = {
  ids: ['placeholders'],
  find(pair, problems) {
    const isDate = hasDatePattern(pair.source) || hasDatePattern(pair.target);
    // Decided once: braces that only one side counts would be missing or added.
    const keepsBraces = bracesOf(pair.target) >= bracesOf(pair.source);
    const [before, after] = fixedPartsOf(pair);
    const source = placeholdersOf(pair.source, before, isDate, keepsBraces);
    const target = placeholdersOf(pair.target, after, isDate, keepsBraces);
    if ((source.length === 0 && target.length === 0) || NAME_OF_TEXT.test(pair.source.raw)) return;
    const numbered = numberPrintf(source, target);
    const missing = firstOf(surplus(numbered.source, numbered.target, keyOf));
    const extra = firstOf(surplus(numbered.target, numbered.source, keyOf));
    if (missing.length + extra.length === 0) {
      comparePrintfOrder(pair, numbered, problems);
      findLostDollars(pair, { source, target }, problems);
    } else {
      const excused = new ExcusedPlaceholders(pair, { ...numbered, missing, extra });
      for (const part of missing) {
        if (excused.isMissing(part)) continue;
        const variant = excused.isMissingPerhaps(part) ? perhaps('missing', pair.source) : 'missing';
        const places = { source: [spanOf(pair.source, part)] };
        problems.add('placeholders', variant, { placeholder: nameOf(part) }, places);
      }
      for (const part of extra) {
        if (excused.isExtra(part)) continue;
        const was = missing.find(({ text }) => isSigned(part.text, text));
        if (was !== undefined) {
          const places = { source: [spanOf(pair.source, was)], target: [spanOf(pair.target, part)] };
          problems.add('placeholders', 'changed', { before: was.text, after: part.text }, places);
          continue;
        }
        const variant = excused.isExtraPerhaps(part) ? perhaps('extra', pair.source) : 'extra';
        const places = { target: [spanOf(pair.target, part)] };
        problems.add('placeholders', variant, { placeholder: nameOf(part) }, places);
      }
    }
    compareArguments(pair, source, target, problems);
  },
};

/**
 * Whether a name in braces got the sign of another syntax, which stays when it is filled in: "%{name}". The
 * check of template languages reports "#{name}".
 */
const isSigned = (text: string, braces: string): boolean =>
  /^[%$]\{/.test(text) && braces.startsWith('{') && text.slice(1) === braces;

const nameOf = ({ kind, key, text }: Placeholder): string => (kind === 'icu' ? key : text);
