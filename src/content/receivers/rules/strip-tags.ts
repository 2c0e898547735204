/**
 * Removes tags as PHP's `strip_tags()` does, which WordPress makes slugs with: `<` before anything but white
 * space begins a tag, and a tag without an end takes the rest.
 */
export function stripTags(text: string): string {
  let shown = '';
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const isStart = character === '<' && !/\s/.test(text.charAt(at + 1));
    if (isStart && text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 2);
      if (end === -1) return shown;
      at = end + 2;
      [depth, quote] = [0, ''];
    } else if (depth === 0) {
      if (isStart) depth = 1;
      else shown += character;
    } else if (character === '>' && depth > 1) depth--;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (isStart) depth++;
    else if (character === '>') depth = 0;
  }
  return shown;
}
