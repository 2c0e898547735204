import { richTextHtml } from './rich-text-html';

/**
 * Finds the texts of JSON: each string, and each rich text as the HTML that it stands for. Returns nothing
 * for what is no JSON.
 */
export function textsOfJson(text: string): readonly string[] | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const texts: string[] = [];
  try {
    const left: unknown[] = [JSON.parse(text)];
    while (left.length > 0) {
      const value = left.pop();
      if (typeof value === 'string') texts.push(value);
      if (typeof value !== 'object' || value === null) continue;
      const html = richTextHtml(value);
      if (html === undefined) left.push(...Object.values(value));
      else texts.push(html);
    }
  } catch {
    return undefined;
  }
  return texts;
}
