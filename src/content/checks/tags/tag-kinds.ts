import type { TagPiece } from '../../html/tokenize';

/** Elements that only show their text in another way; a translation may do without one, or need another. */
const INLINE = new Set(
  'abbr acronym b big br cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);

/** Elements of DocBook and of KDE's messages that say what kind of name or emphasis their text is. */
const DOCBOOK = new Set(
  'application icode interface message resource shortcut command computeroutput constant emphasis envar filename firstterm function guilabel guimenu guimenuitem literal option package parameter productname prompt quote replaceable systemitem userinput varname'.split(
    ' ',
  ),
);

export const isInline = ({ name }: Pick<TagPiece, 'name'>): boolean => INLINE.has(name) || isOfDocBook(name);

export const isOfDocBook = (name: string): boolean => DOCBOOK.has(name);

/** Elements whose text is the same in every language, so that it tells two of them apart. */
const LITERAL = new Set('code kbd samp tt var pre'.split(' '));

export const isLiteral = ({ name }: TagPiece): boolean => LITERAL.has(name);

/** Returns the address of a link or an image. */
export const addressOf = (tag: TagPiece): string | undefined =>
  tag.attributes.find(({ name }) => name === 'href' || name === 'src')?.value;

export const isLink = (tag: TagPiece): boolean => addressOf(tag) !== undefined;
