/** A text of what was imported. */
export interface ImportedText {
  readonly text: string;
  readonly isHtml: boolean;
}

/**
 * Finds the texts in what was imported. Answers of an API are JSON, in which each string is a text; an export
 * in XML has its content in CDATA sections, which a page has not.
 */
export function importedTexts(imported: string): readonly ImportedText[] {
  const strings = stringsOfJson(imported) ?? [withoutSections(imported)];
  return strings.map((text) => ({ text, isHtml: looksLikeHtml(text) }));
}

/** Whether a text has tags, as a page does. */
function looksLikeHtml(text: string): boolean {
  return /<(?:!doctype|\/?[a-z][a-z\d-]*)[\s/>]/i.test(text);
}

function withoutSections(text: string): string {
  return /^\s*<\?xml\s/.test(text) ? text.replaceAll(/<!\[CDATA\[|\]\]>/g, '') : text;
}

function stringsOfJson(text: string): readonly string[] | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const strings: string[] = [];
  try {
    // The reviver meets every value in its order, whatever the depth.
    JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string') strings.push(value);
      return value;
    });
  } catch {
    return undefined;
  }
  return strings;
}
