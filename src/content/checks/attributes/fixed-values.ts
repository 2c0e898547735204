import type { TagPiece } from '../../html/tokenize';
import { normalizerOf } from '../addresses/localized-address';
import { withoutNoteNumber } from '../addresses/note-links';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFixedAttribute } from '../tags/tag-matches';

/** Names and normalized values of the attributes that must stay. */
export function fixedAttributes(tag: TagPiece, pair: ParsedPair): ReadonlyMap<string, string> {
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

export const isCountedId = (id: string): boolean => COUNTED_ID.test(id);

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
