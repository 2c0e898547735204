import type { KeyedText } from './imported-text';
import { richTextOf } from './rich-text-html';

/**
 * Finds the texts of JSON with their keys: each string, and each rich text as the HTML that it stands for.
 * Returns nothing for what is no JSON.
 */
export function textsOfJson(text: string): readonly KeyedText[] | undefined {
  const parsed = parsedJson(text);
  if (parsed === undefined) return undefined;
  const texts: KeyedText[] = [];
  const left: (readonly [value: unknown, path: string])[] = [[parsed, '']];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, path] = next;
    // Places in lists are no keys.
    const keys = /[^\d.]/.test(path) && path.length <= longestPath ? { keys: [path] } : {};
    if (typeof value === 'string') texts.push({ text: value, ...keys });
    if (typeof value !== 'object' || value === null) continue;
    const richText = richTextOf(value);
    if (richText !== undefined) texts.push({ text: richText.html, keepsBlocks: false, ...keys });
    const inner =
      richText === undefined ? Object.entries(value) : richText.others.map((one) => ['', one] as const);
    // A list may have more items than a call has room for arguments.
    for (const [name, one] of inner) left.push([one, pathTo(path, name)]);
  }
  return texts;
}

/** Deeper values have no key, so that a hostile file does not take more than its length. */
const longestPath = 300;
const pathTo = (path: string, name: string): string =>
  path.length > longestPath || name === '' ? path : path === '' ? name : `${path}.${name}`;

function parsedJson(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
