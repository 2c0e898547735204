import { withSingleSpaces } from '../../text/single-spaces';
import { decodeText } from '../../html/decode-text';
import { isRightToLeft, type CheckedLanguage } from '../parsed/checked-language';
import { once } from '../parsed/once';
import type { CodeText } from './code-texts';

/**
 * Code as it is shown, without what changes nothing: a shell takes "x" as 'x' and as x, HTML takes <x/> as
 * <x>, an example's host may begin with "www", a command with a prompt or "./", a kind of file with an
 * asterisk; a call has parentheses, a statement a semicolon, a folder a slash, and a text goes on after "…".
 */
export const plainCode = (code: string): string =>
  NAME.test(code) ? code : withoutSigns(withSingleSpaces(decodeText(code)));

/** The whole of a piece of code as it is shown, which several checks compare with others. */
export const plainTextOf = once(({ whole }: CodeText): string => plainCode(whole));

/** Most code is a name, which has none of what is left out: "AllowOverride", "mod_ssl.so". */
const NAME = /^(?!www\.)\w(?:[\w.:+/-]*\w)?$/;

const withoutSigns = (code: string): string =>
  code
    .replaceAll(/["'`]/g, '"')
    .replaceAll(/(?<=^|[\s(=,?])"([^"\s]+)"(?=$|[\s),;:>])/g, '$1')
    .replace(/^"([^"]+)"$/, '$1')
    // Where a list goes on; "f(...args)" has another meaning.
    .replaceAll(/(?<![^\s|])…(?![^\s|])|(?<=\p{L})…$/gu, '...')
    .replaceAll(/(?<=<[\w-]{1,30}|") ?\/>/g, '>')
    .replace(/^www\.(?=[\w.-]{0,40}\bexample\.(?:com|net|org)$)/, '')
    .replace(/^(?:[$#%>] |\.\/|\*?\.(?=\w+(?:\.\w+)?$))/, '')
    .replace(/(?:\(\);?|[;*/-])$/, '')
    .replace(/^(\p{Nd}+),(\p{Nd}+ \p{L}{1,3})$/u, '$1.$2')
    .trim();

/**
 * Code without what its language adds: numbers in its form, which a person types, and marks that show the
 * code in its direction among words from right to left.
 */
export function writtenCode(code: string, { tag }: CodeText, language: CheckedLanguage): string {
  const written = isRightToLeft(language) ? code.replaceAll(DIRECTION, '') : code;
  return tag.name === 'kbd' ? written.replaceAll(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, '.') : written;
}

const DIRECTION = /[\u200e\u200f\u2066-\u2069]/g;
