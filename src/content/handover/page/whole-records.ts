import { isRecord } from '../../json-object';

/**
 * Returns the objects that are whole in the list `name`, whose end is missing. Reading ends at the first
 * that is not whole.
 */
export function wholeRecords(json: string, name: string): readonly Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  const nameAt = json.indexOf(`"${name}"`);
  const listStart = nameAt === -1 ? -1 : json.indexOf('[', nameAt);
  if (listStart === -1) return found;
  let [depth, from] = [0, 0];
  for (let at = listStart + 1; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === '{') {
      if (depth === 0) from = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      const record = depth === 0 ? parsed(json.slice(from, at + 1)) : undefined;
      if (isRecord(record)) found.push(record);
      else if (depth <= 0) return found;
    } else if (character === ']' && depth === 0) return found;
  }
  return found;
}

/** Returns the place of the quote that ends a string, or the end of the text. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
