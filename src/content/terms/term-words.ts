import type { PartOfSpeech, TermStatus } from './termbase';

/** Returns the status that a file's word means, of TBX and of usual tables; undefined for an unknown word. */
export function statusOfWord(word: string): TermStatus | undefined {
  const plain = word.trim().toLowerCase();
  if (/^(?:preferred|standardized|legal|regulated|approved|mandatory|required)/.test(plain))
    return 'preferred';
  if (/^(?:admitted|allowed|proposed|accepted|acceptable|synonym|alternative)/.test(plain)) return 'admitted';
  return /^(?:deprecated|superseded|not ?-?recommended|obsolete|forbidden|rejected|banned|avoid|disallowed|prohibited|do not use)/.test(
    plain,
  )
    ? 'forbidden'
    : undefined;
}

/** Returns the part of speech that a file's word means; undefined for an unknown word. */
export function partOfSpeechOfWord(word: string): PartOfSpeech | undefined {
  const plain = word.trim().toLowerCase();
  if (/^(?:noun|n\.?|nn|substantive)$/.test(plain)) return 'noun';
  if (/^(?:verb|v\.?|vb)$/.test(plain)) return 'verb';
  if (/^(?:adjective|adj\.?)$/.test(plain)) return 'adjective';
  if (/^(?:adverb|adv\.?)$/.test(plain)) return 'adverb';
  return plain === 'other' ? 'other' : undefined;
}

/** Whether a cell or a value says yes; undefined for an unknown word. */
export function truthOfWord(word: string): boolean | undefined {
  const plain = word.trim().toLowerCase();
  if (/^(?:yes|y|true|1|x|ja|oui|sí|si|نعم|はい)$/.test(plain)) return true;
  return /^(?:no|n|false|0||nein|non|لا|いいえ)$/.test(plain) ? false : undefined;
}

/** The notes by which TBX, which has no such categories, keeps two properties. */
export const untranslatableNote = 'Do not translate.';
export const caseSensitiveNote = 'Case-sensitive.';

export function isUntranslatableNote(note: string): boolean {
  return /^(?:do not translate|don[’']t translate|dnt)\.?$/i.test(note.trim());
}

export function isCaseSensitiveNote(note: string): boolean {
  return /^case[- ]sensitive\.?$/i.test(note.trim());
}
