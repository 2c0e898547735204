/** Beginnings of what follows a stem in a derived word, and not the next word of a compound: `tulo-stus`. */
const DERIVED =
  /^(?:st[oöuy]|t[uy]k|oi[dlst]|t[uy]s|t[uya]m[ia]|t[aä]m[aä]t|t[aä]v|t[aä]j|i?suu|isyy|[iu]st[aiu]|lli[ns]|tt[oö]m|t[oö]m[aäi]|t[oö]n$|tt[ao]|tt[äö]|n[aä]i[ns]|m[aä]i[ns]|mis|inen$|ise|uu[dst]|yy[dst]|j[aä](?:$|n$|t$|ks|ll|lt|ss|st)|vi[ans]|va[nt]?$|kin$|kaan$)/;
/** Consonants that begin words: one, or two in words from other languages. */
const BEGINNING = /^(?:[^aeiouyäö]?[aeiouyäö]|(?:[bcfgkp]r|[bcfgkp]l|dr|tr|s[klmnpt]|ps|sh|ts)[raeiouyäö])/;
/** Ends of words that precede another in a compound. */
const FIRST = /(?:[aeiouyäöns]|[aeiouyäö][lr])$/;
/** Tails that are mostly endings. */
const ENDING = /^(?:uu[dst]\p{L}*|yy[dst]\p{L}*|asti|isti|ista|istä|inen|illa|illä|kaan|kään)$/u;
const VOWEL = /[aeiouyäö]/;

/** Whether what follows the first part may be a word. Equal vowels would have a hyphen between them. */
export function isFinnishRest(first: string, rest: string): boolean {
  // `kansi` does not begin `kansio`.
  if (first.endsWith('i') && rest.startsWith('o')) return false;
  return isBorder(first, rest) && rest.length > 2 && !DERIVED.test(rest) && BEGINNING.test(rest);
}

/** Whether what precedes the last part may be a word. */
export function isFinnishFirst(first: string, last: string): boolean {
  return (
    isBorder(first, last) &&
    first.length > 2 &&
    first !== 'esi' &&
    VOWEL.test(first) &&
    FIRST.test(first) &&
    !ENDING.test(last)
  );
}

const isBorder = (first: string, next: string): boolean =>
  !(first.slice(-1) === next.charAt(0) && VOWEL.test(next.charAt(0)));
