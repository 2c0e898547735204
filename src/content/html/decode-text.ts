import { characterReferenceAt } from './character-reference';

/** Text between tags as a reader sees it: character references decoded, everything else as it stands. */
export function decodeText(text: string): string {
  let decoded = '';
  let from = 0;
  for (let at = text.indexOf('&'); at !== -1;) {
    const reference = characterReferenceAt(text, at, false);
    if (reference !== undefined) {
      decoded += text.slice(from, at) + reference.decoded;
      from = reference.end;
    }
    at = text.indexOf('&', Math.max(from, at + 1));
  }
  return decoded + text.slice(from);
}

/** Text as it is written between tags; `decodeText` gives it back. */
export function encodeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00A0', '&nbsp;');
}
