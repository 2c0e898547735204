import type { TagPiece } from '../../html/tokenize';
import { haveTranslatedNames, showsPlace } from '../addresses/named-places';
import { isAnchorOfTranslation } from '../addresses/own-anchors';
import { haveOnePlace, isBroughtUpToDate, pageOf } from '../addresses/moved-address';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { isInline } from '../tags/tag-kinds';
import type { TagPair } from '../tags/tag-matches';
import { attributeOf, label, spanOfTag } from '../tags/tag-parts';
import { addressesIn, isBroken } from './broken-attribute';
import { variantOfClass } from './changed-class';
import { isExcusedValue } from './excused-values';
import { fixedAttributes, isCountedId } from './fixed-values';

/** Reports attributes that a page's function depends on where they differ between two tags. */
export function compareAttributes(
  pair: ParsedPair,
  [source, target]: TagPair,
  textOf: (tag: TagPiece) => string,
  problems: ProblemCollector,
): void {
  const before = fixedAttributes(source, pair);
  const after = fixedAttributes(target, pair);
  const texts = (): readonly [string, string] => [textOf(source), textOf(target)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const compared = [before.get(name), after.get(name)] as const;
    if (compared[0] === compared[1]) continue;
    const [was, is] = [attributeOf(source, name), attributeOf(target, name)];
    if (isExcusedValue({ pair, name, tags: [source, target], was, is, compared, texts })) continue;
    const detail = { tag: label(source), attribute: name };
    const places = { source: [attributeSpan(source, name)], target: [attributeSpan(target, name)] };
    // The class of an inline element says how it looks.
    const isLook = name === 'class' && (isInline(source) || source.name === 'a');
    const report = (variant: string, values: Readonly<Record<string, string>>): void =>
      problems.add('attribute-changed', variant, { ...detail, ...values }, places);
    if (was === undefined) report(isLook ? 'class-added' : 'added', { after: is ?? '' });
    else if (is === undefined) report(isLook ? 'class-removed' : 'removed', { before: was });
    else {
      const isSure = isBroken(source, name, [was, is], pair);
      // The place has a name on one side alone, and a number of the generator on the other.
      if (name === 'id' && !isSure && [was, is].some(isCountedId)) continue;
      const ofAll = name === 'class' ? variantOfClass(was, is) : isSure ? 'changed' : 'changed-likely';
      const isStyle = isLook || isMild(name, [was, is], texts, pair);
      report(isStyle ? 'class' : ofAll, { before: was, after: is });
    }
  }
}

/** Whether both values lead to one place, or to a page that has its name in each language. */
function isMild(
  name: string,
  [was, is]: readonly [string, string],
  texts: () => readonly [string, string],
  pair: ParsedPair,
): boolean {
  // The older scheme of the web leads to the same place, but is not secure.
  if (is === was.replace(/^https:/, 'http:')) return true;
  if (name !== 'href') return false;
  if (haveOnePlace(was, is) || pageOf(was) === pageOf(is)) return true;
  // A link that leads where another one of the source does has the wrong place.
  if (addressesIn(pair.source).has(is)) return false;
  if (isBroughtUpToDate(was, is)) return true;
  const [text, translation] = texts();
  if (haveTranslatedNames([was, text], [is, translation])) return true;
  // A place that is named as the link is in the source, and almost so in the target, has a slip.
  return isAnchorOfTranslation(was, is, pair) && (isCountedId(is) || !showsPlace(was, text));
}

/** Returns the position of the attribute's value, or of the tag if it has none. */
export function attributeSpan(tag: TagPiece, name: string): ProblemSpan {
  const range = tag.attributes.find((attribute) => attribute.name === name)?.valueRange;
  return spanOfTag(range ?? tag);
}
