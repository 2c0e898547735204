import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';

/* Links to notes that a generator of pages numbers: `<a href="index31.html#fn2x6">2</a>`. */

const NOTE = String.raw`#(?:ftn|fn|foot|footnote|note)[-_:.]?(\d{1,4})(?:[x.-]\d{1,6})?`;
const LINK = new RegExp(
  String.raw`<a\s(?:[^<>]{0,100}\s)?href="([^"<>#\s]{0,120}${NOTE})"[^<>]{0,100}>`,
  'gi',
);
const SHOWN = /^(?:<sup>)?[[(]?(\d{1,4})[\])]?</;
const ADDRESS = new RegExp(`${NOTE}$`, 'i');

interface NoteLink {
  readonly address: string;
  /** Whether the link shows the number that its address has. */
  readonly isRight: boolean;
}

const noteLinks = once(({ raw, isHtml }: ParsedValue): readonly NoteLink[] =>
  isHtml && raw.includes('#')
    ? [...raw.matchAll(LINK)].map((link) => {
        const [whole, address = '', number] = link;
        const end = link.index + whole.length;
        return { address, isRight: SHOWN.exec(raw.slice(end, end + 12))?.[1] === number };
      })
    : [],
);

/** Whether the target has its notes in other numbers, each of which its link shows. */
const areRenumbered = once(({ source, target }: ParsedPair): boolean => {
  const [before, after] = [noteLinks(source), noteLinks(target)];
  const known = new Set(before.map(({ address }) => address));
  return (
    before.length > 0 &&
    after.some(({ address }) => !known.has(address)) &&
    [...before, ...after].every(({ isRight }) => isRight)
  );
});

/**
 * Returns one address for all notes on a page, or on pages with numbers, that the target counts in its own
 * way.
 */
export const withoutNoteNumber = (address: string, pair: ParsedPair): string =>
  areRenumbered(pair) ? address.replace(ADDRESS, '#note').replace(NUMBERED_PAGE, '0') : address;

const NUMBERED_PAGE = /(?<!\d)\d{1,6}(?=[^#\d]{0,20}#note$)/;

const OPENED = new RegExp(String.raw`href="[^"<>#\s]{0,120}${NOTE}"[^<>]{0,100}>(?:<sup>)?[[(]?$`, 'i');

/** Whether a number is that of such a note, to which the link around it leads, from the markup before it. */
export const isRenumberedNote = (before: string, number: string, pair: ParsedPair): boolean =>
  OPENED.exec(before)?.[1] === number && areRenumbered(pair);
