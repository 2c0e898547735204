import { characterReferenceAt } from './character-reference';

/** Decodes the character references of text between tags. */
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

/** Encodes text for use between tags; `decodeText` restores it. */
export function encodeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00A0', '&nbsp;');
}
