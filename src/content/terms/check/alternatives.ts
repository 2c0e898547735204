/** A hint behind or before a term: `Kontonummer (intern)`, `[transacción]`. */
const HINT = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）|【[^【】]*】/g;
const BRACKET = /[()[\]（）【】]/g;
const COMMA = /[,，、،]/;
const BETWEEN = /[;,:|，、；：｜／،؛]|\s\/\s/;
/** The other ending of an adjective: `predeterminado/a`, `abonné-e`, `abonné·e·s`. */
const OTHER_ENDING = /(?:\/-?\p{L}{1,2}|(?<=\p{L}{3})[-·•]n?e(?:[-·•]?s)?)$/u;
const fewestLetters = 3;
/** Chinese characters and syllables of Korean, two of which are a word. */
const SYLLABLES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]{2,}$/u;

/**
 * Returns what texts may have for a translation: itself, and each alternative that a glossary has in one cell
 * (`netto, rein-`, `Zuwachs (Gewinn, Profit)`), without hints. Beginnings and ends of words, such as `rein-`,
 * are no alternatives.
 */
export function alternativesOf(text: string): readonly string[] {
  const inside = text.match(HINT)?.filter((hint) => COMMA.test(hint)) ?? [];
  const parts = [text.replaceAll(HINT, ' '), ...inside.map((hint) => hint.replaceAll(BRACKET, ' '))]
    .flatMap((part) => part.split(BETWEEN))
    .flatMap(formsOf)
    .map((part) => part.trim().replace(OTHER_ENDING, ''))
    .filter((part) => (part.length >= fewestLetters || SYLLABLES.test(part)) && !/^-|-$/.test(part));
  return [...new Set([text, ...parts])];
}

/** Forms of one word with a slash between them: `Durchschnitt/Durchschnittlich`. */
function formsOf(part: string): readonly string[] {
  const forms = part.split('/').map((form) => form.trim());
  const [beginning = ''] = forms.map((form) => form.slice(0, sharedLetters).toLowerCase());
  const isOne = forms.every(
    (form) => form.length >= sharedLetters && form.toLowerCase().startsWith(beginning),
  );
  return isOne ? forms : [part];
}

const sharedLetters = 5;
