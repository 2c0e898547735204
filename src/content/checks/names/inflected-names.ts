/** Languages that add their endings to any name: "shell_variablesin". */
const AGGLUTINATING = new Set(['fi', 'et', 'hu', 'tr', 'eu', 'az', 'kk']);

export const hasEnding = (name: string, other: string, base: string): boolean =>
  AGGLUTINATING.has(base) &&
  /^\w/.test(name) &&
  other.startsWith(name) &&
  /^\p{Ll}{1,4}$/u.test(other.slice(name.length));

/** Languages that put an ending for the last letter of a name: "JavaScripcie", "TeXstudia". */
const DECLINING = new Set(['pl', 'cs', 'sk', 'sl', 'hr', 'sr', 'bs', 'lt', 'lv']);

export const isDeclined = (name: string, other: string, base: string): boolean =>
  DECLINING.has(base) &&
  /[a-z]{4}[dgkrtaeo]$/.test(name) &&
  other.startsWith(name.slice(0, -1)) &&
  (/[aeo]$/.test(name) ? /^\p{Ll}{1,4}$/u : /^\p{Ll}{2,4}$/u).test(other.slice(name.length - 1)) &&
  /[aeiouyąęěů]\p{Ll}?$/u.test(other);

/** Names have endings in some languages: WordPressa. Words in capitals are translated: CONFLICT, CONFLIT. */
export function isInflected(name: string, other: string): boolean {
  if (/[^A-Za-z]/.test(name) || name.length < 3) return false;
  // A pattern of signs has the letters of the language: "WxH" for width and height.
  if (/^[A-Z][a-z][A-Z]$/.test(name) && name.length === other.length) return true;
  // "TeXu" has an ending of Czech.
  if (name.length === 3) return /^\p{Ll}{1,4}$/u.test(other.slice(3)) && other.startsWith(name);
  // Keys have names of their own in each language, and so has the last of several files: fileN.
  if (name.startsWith('Page') || /^[a-z]{3,}[A-Z]$/.test(name)) return true;
  const [small, otherSmall] = [name.toLowerCase(), other.toLowerCase()];
  if (small === `${otherSmall}s` || otherSmall === `${small}s`) return true;
  // An ending of English has no counterpart, or one of the language: "FancyIndexed", "TeXing".
  const stem = /^(?:.{5,}|\p{Lu}\p{Ll}+\p{Lu})(?=(?:ed|ing|es)$)/u.exec(name)?.[0];
  if (stem !== undefined && other.startsWith(stem) && /^\p{Ll}{0,3}$/u.test(other.slice(stem.length)))
    return true;
  if (other.startsWith(name) && other.length - name.length <= 3) return true;
  return /^\p{Lu}{4,}$/u.test(name) && /[AEIOUY].*[AEIOUY]|[AEIOUY].*S$|.{6}/.test(name);
}
