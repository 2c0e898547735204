import { isCommonWord } from './common-words';
import type { Vocabulary } from './vocabulary';

/** A word without the apostrophe after its article or pronoun: "lutilisation". */
export function elided(word: string, vocabulary: Vocabulary): string | undefined {
  for (const pattern of ELIDED.get(vocabulary.base) ?? []) {
    const [, before = '', rest = ''] = pattern.exec(word) ?? [];
    const isWord = rest.length < longPart ? isCommonWord(rest, vocabulary) : vocabulary.has(rest);
    if (rest !== '' && isWord) return `${before}'${rest}`;
  }
  return undefined;
}

/** A common word that the source has as well, behind its article without the apostrophe. */
export function elidedTerm(word: string, term: string, vocabulary: Vocabulary): string | undefined {
  const apart = elided(word, vocabulary);
  const rest = apart?.slice(apart.indexOf("'") + 1);
  return rest === term.toLowerCase() && isCommonWord(rest, vocabulary) ? apart : undefined;
}

/** "dellalbero" begins as "d'ell…" does. */
const ELIDED: ReadonlyMap<string, readonly RegExp[]> = new Map([
  ['fr', [/^(c(?=[eéê])|[djlmnst]|qu)([aeiouhàâéèêëîïôûœ]\p{L}{2,})$/iu]],
  [
    'it',
    [/^(un|all|dall|dell|nell|sull|quest)([aeiouàèéìòù]\p{L}{2,})$/iu, /^([ld])([aeiouàèéìòù]\p{L}{2,})$/iu],
  ],
]);

/** A common word without the apostrophe before it. */
export function elidedCommon(word: string, vocabulary: Vocabulary): string | undefined {
  const apart = elided(word, vocabulary);
  return apart !== undefined && isCommonWord(apart.slice(apart.indexOf("'") + 1), vocabulary)
    ? apart
    : undefined;
}

/** Shorter words are endings of others, unless they are common. */
const longPart = 5;
