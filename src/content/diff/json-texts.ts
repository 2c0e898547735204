import { richTextOf } from './rich-text-html';

/**
 * Finds the texts of JSON: each string, and each rich text as the HTML that it stands for. Returns nothing
 * for what is no JSON.
 */
export function textsOfJson(text: string): readonly string[] | undefined {
  const parsed = parsedJson(text);
  if (parsed === undefined) return undefined;
  const texts: string[] = [];
  const left: unknown[] = [parsed];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') texts.push(value);
    if (typeof value !== 'object' || value === null) continue;
    const richText = richTextOf(value);
    if (richText !== undefined) texts.push(richText.html);
    // A list may have more items than a call has room for arguments.
    for (const one of richText?.others ?? Object.values(value)) left.push(one);
  }
  return texts;
}

function parsedJson(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
