/** Makes a path readable: decodes percent-encoding where possible, and shows invisible characters. */
export function readablePath(path: string): string {
  try {
    return visible(decodeURIComponent(path));
  } catch {
    return visible(path);
  }
}

/** Returns the path without its query, and the decoded parameters. */
export function takePathApart(path: string): {
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
} {
  const at = path.indexOf('?');
  if (at === -1) return { path, parameters: [] };
  return { path: path.slice(0, at), parameters: [...new URLSearchParams(path.slice(at + 1))] };
}

/** Control characters and bidirectional marks would alter the surrounding text. */
function visible(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
