import { addressUnknown } from './imported-tags';

/**
 * Returns a text of Markdown as the HTML that a page made of it has: emphasis, code, links, images, line
 * breaks and escapes. Blocks, such as lists, are not looked for.
 */
export function markdownAsHtml(text: string): string {
  const html = text
    .replaceAll(
      /(?<!`)(`+)(?!`)([^`]+)\1(?!`)/g,
      (_span, _marks, code: string) => `<code>${literal(code.replace(/^ ([^]*) $/, '$1'))}</code>`,
    )
    .replaceAll(/\\([!-/:-@[-`{-~])/g, (_escape, character: string) => literal(character))
    .replaceAll(/(?<! ) {2,}\n|\\\n/g, '<br>')
    .replaceAll(
      /<((?:https?|mailto):[^<>\s]+)>/g,
      (_link, address: string) => `<a href="${literal(address)}">${literal(address)}</a>`,
    )
    .replaceAll(
      imagePattern,
      (_image, alt: string, place: string) =>
        `<img ${addressOf('src', place)} alt="${alt.replaceAll('"', '&quot;')}">`,
    )
    .replaceAll(
      linkPattern,
      (_link, shown: string, place: string) => `<a ${addressOf('href', place)}>${shown}</a>`,
    )
    .replaceAll(/\*\*([^*]+(?:\*[^*]+)*)\*\*/g, '<b>$1</b>')
    .replaceAll(/(?<![\p{L}\p{N}_])__([^_]+(?:_[^_]+)*)__(?![\p{L}\p{N}_])/gu, '<b>$1</b>')
    .replaceAll(/\*([^*\s](?:[^*]*[^*\s])?)\*/g, '<i>$1</i>')
    .replaceAll(/(?<![\p{L}\p{N}_])_([^_\s](?:[^_]*[^_\s])?)_(?![\p{L}\p{N}_])/gu, '<i>$1</i>')
    .replaceAll(/~~([^~]+)~~/g, '<s>$1</s>');
  return `<p>${html}</p>`;
}

/** An address in parentheses, which may have a pair of them, or the name of one in brackets. */
const target = String.raw`(\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])`;
const imagePattern = new RegExp(String.raw`!\[([^[\]]*)\]${target}`, 'g');
const linkPattern = new RegExp(String.raw`\[([^[\]]*)\]${target}`, 'g');

/** The address without the title behind it; that of a named one is not known here. */
function addressOf(attribute: string, place: string): string {
  const [, address] = /^\(\s*<?([^\s<>]+)/.exec(place) ?? [];
  if (address === undefined) return addressUnknown;
  return `${attribute}="${literal(address.endsWith(')') && place.endsWith(address) ? address.slice(0, -1) : address)}"`;
}

/** Characters that mean nothing in Markdown and HTML any more. */
function literal(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\s]/gu, (character) => `&#${character.codePointAt(0)};`);
}
