import type { TagPiece } from '../../html/tokenize';
import { attributeOf, spanOfTag } from '../tags/tag-parts';
import { hasTranslatedNames } from '../names/example-names';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import {
  isFileInLanguage,
  leadsToSource,
  leadsToTranslation,
  normalizerOf,
} from '../addresses/localized-address';
import { haveOneFile, haveOnePlace, pageOf } from '../addresses/moved-address';
import { isOnOnePage } from '../addresses/one-page';
import { isPlaceOfTranslation } from '../addresses/own-place';
import { withoutNoteNumber } from '../addresses/note-links';
import { areToldInWords, haveTranslatedNames } from '../addresses/named-places';
import { addressOf, isInline } from '../tags/tag-kinds';
import { isFixedAttribute, type TagPair } from '../tags/tag-matches';
import { addressesIn, isBroken } from './broken-attribute';
import { variantOfClass } from './changed-class';

export const label = ({ name }: TagPiece): string => `<${name}>`;

/** Names and normalized values of the attributes that must stay. */
function fixedAttributes(tag: TagPiece, pair: ParsedPair): ReadonlyMap<string, string> {
  return new Map(
    tag.attributes.filter(isFixedAttribute).map(({ name, value }) => [name, fixedValue(name, value, pair)]),
  );
}

/** The normalized value of an attribute that must stay. */
export const fixedValue = (name: string, value: string, pair: ParsedPair): string =>
  normalizerOf(pair)(normalValue(name, value, pair));

/**
 * `class` and `rel` are sets of names; white space around an address is insignificant, and so are capitals in
 * one of mail, and the number of an ID that a generator counted: `id7`, `#AEN1083`.
 */
function normalValue(name: string, value: string, pair: ParsedPair): string {
  const trimmed = value.trim();
  if (/^mailto:/i.test(trimmed)) return trimmed.toLowerCase();
  if (name === 'id' || name === 'href') {
    const known = name === 'href' ? withoutNoteNumber(trimmed, pair) : trimmed;
    return isRenumbered(pair) ? known.replace(COUNTED_ID, '$1$2') : known;
  }
  if (name !== 'class' && name !== 'rel') return trimmed;
  return trimmed.split(/\s+/).toSorted().join(' ');
}

/** IDs that a generator of pages counts, which a translation with other notes has in another number. */
const COUNTED_ID = /(^|#)(id|fn|fnref|[A-Za-z_-]{1,5}(?=\d{3}))\d{1,12}$/;

/** Whether the target has a counted ID that the source lacks. */
const isRenumbered = once(({ source, target }: ParsedPair): boolean => {
  const known = countedIdsOf(source);
  return [...countedIdsOf(target)].some((id) => !known.has(id));
});

const countedIdsOf = once(
  ({ tags }: ParsedValue): ReadonlySet<string> =>
    new Set(
      tags.flatMap(({ attributes }) =>
        attributes.flatMap(({ name, value }) =>
          name === 'id' || name === 'href' ? (COUNTED_ID.exec(value.trim())?.[0].replace('#', '') ?? []) : [],
        ),
      ),
    ),
);

/** Reports attributes that a page's function depends on where they differ between two tags. */
export function compareAttributes(
  pair: ParsedPair,
  [source, target]: TagPair,
  textOf: (tag: TagPiece) => string,
  problems: ProblemCollector,
): void {
  const { sourceLanguage, targetLanguage } = pair;
  const before = fixedAttributes(source, pair);
  const after = fixedAttributes(target, pair);
  // A link that leads where another one of the source does has the wrong place.
  const isNamed = (was: string, is: string): boolean =>
    !addressesIn(pair.source).has(is) && haveTranslatedNames([was, textOf(source)], [is, textOf(target)]);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name) === after.get(name)) continue;
    const detail = { tag: label(source), attribute: name };
    const was = attributeOf(source, name);
    const is = attributeOf(target, name);
    if (leadsToTranslation(was ?? '', is ?? '', targetLanguage)) continue;
    if (isFileInLanguage(was ?? '', is ?? '', targetLanguage)) continue;
    if (name === 'href' && hasTranslatedNames(was ?? '', is ?? '')) continue;
    if (name === 'href' && leadsToSource(was ?? '', is ?? '', textOf(target), sourceLanguage)) continue;
    if (name === 'href' && areToldInWords([was ?? '', textOf(source)], [is ?? '', textOf(target)])) continue;
    if (haveOneFile(was ?? '', is ?? '')) continue;
    if (name === 'href' && isPlaceOfTranslation(was ?? '', is ?? '', targetLanguage)) continue;
    if (isOfLanguageFolder(before.get(name), after.get(name), was, is)) continue;
    if (is === `../${was}` && !hasOwnPath(pair, source.name)) continue;
    if (name === 'href' && isOnOnePage(was ?? '', is ?? '', pair)) continue;
    // A stray sign is said as such.
    if (was !== undefined && is?.replaceAll(/[<>]/g, '') === was) continue;
    // A full stop that slipped into an address of mail.
    if (/^mailto:/i.test(was ?? '') && withoutStop(was ?? '') === withoutStop(is ?? '')) continue;
    // The source has the scheme twice.
    if (was?.replace(/^https?:\/\/(?=https?:\/\/)/, '') === is) continue;
    // A page says in its name that it is translated.
    if (/translated/.test(is ?? '') && !/translated/.test(was ?? '')) continue;
    const places = { source: [attributeSpan(source, name)], target: [attributeSpan(target, name)] };
    // The class of an inline element says how it looks.
    const isLook = name === 'class' && (isInline(source) || source.name === 'a');
    if (was === undefined)
      problems.add(
        'attribute-changed',
        isLook ? 'class-added' : 'added',
        { ...detail, after: is ?? '' },
        places,
      );
    else if (is === undefined)
      problems.add(
        'attribute-changed',
        isLook ? 'class-removed' : 'removed',
        { ...detail, before: was },
        places,
      );
    else {
      // Both schemes of the web lead to one place, but the older one is not secure.
      const isDowngrade = is === was.replace(/^https:/, 'http:');
      if (!isDowngrade && is === was.replace(/^http:/, 'https:')) continue;
      // Both lead to one place of a page that one side names, or to a page with a name in each language.
      const isMild =
        isDowngrade ||
        (name === 'href' && (haveOnePlace(was, is) || isNamed(was, is) || pageOf(was) === pageOf(is)));
      const isStyle = isLook || isMild;
      const isSure = isBroken(source, name, [was, is], pair);
      // The place has a name on one side alone, and a number of the generator on the other.
      if (name === 'id' && !isSure && [was, is].some((id) => COUNTED_ID.test(id))) continue;
      const ofAll = name === 'class' ? variantOfClass(was, is) : isSure ? 'changed' : 'changed-likely';
      const variant = isStyle ? 'class' : ofAll;
      problems.add('attribute-changed', variant, { ...detail, before: was, after: is }, places);
    }
  }
}

/**
 * Whether a path leads through the folder of a language to the same file, from a page in another folder:
 * `../icons/a.png`, `../../en/icons/a.png`.
 */
const isOfLanguageFolder = (one = '', other = '', was = '', is = ''): boolean =>
  // The folder of a language is left out of both already.
  [was.length - one.length, is.length - other.length].some((length) => length > 2) &&
  [was, is].filter((address) => /^(?:\.\.\/)+[a-z]{2,3}\//.test(address)).length === 1 &&
  one.replace(UP, '') === other.replace(UP, '');

/** Whether the target is a page in the source's folder: an element of this name leads to the same place. */
function hasOwnPath({ source, target }: ParsedPair, element: string): boolean {
  const paths = pathsOf(source);
  return [...pathsOf(target)].some((path) => path.startsWith(`${element} `) && paths.has(path));
}

/** The relative addresses of a value, each behind the name of its element. */
const pathsOf = once(
  ({ tags }: ParsedValue): ReadonlySet<string> =>
    new Set(
      tags.flatMap((tag) => {
        const address = addressOf(tag) ?? '';
        return /^(?:$|[#/]|\w+:)/.test(address) ? [] : [`${tag.name} ${address}`];
      }),
    ),
);

const UP = /^(?:\.\.\/)+/;

const withoutStop = (address: string): string => address.replace(/[.,;]$/, '');

/** Returns the position of the attribute's value, or of the tag if it has none. */
function attributeSpan(tag: TagPiece, name: string): ProblemSpan {
  const range = tag.attributes.find((attribute) => attribute.name === name)?.valueRange;
  return spanOfTag(range ?? tag);
}
