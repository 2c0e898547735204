/**
 * A value as JSON that a script element can contain: no character of it means anything to HTML, nor ends a
 * line in any script.
 */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
