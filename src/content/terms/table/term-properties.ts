import type { EntryCollector, FoundTerm } from '../entry-collector';
import { partOfSpeechOfWord, statusOfWord, truthOfWord } from '../term-words';
import type { TermCells } from './term-columns';

/** Reads what cells say of a term; an unknown status is admitted, and an unknown part of speech `other`. */
export function termProperties(
  cells: TermCells,
  line: () => number,
  { notices }: EntryCollector,
): Omit<FoundTerm, 'text' | 'note'> {
  const statusWord = (cells.status ?? '').trim();
  const status = statusOfWord(statusWord);
  if (statusWord !== '' && status === undefined) notices.add('status', statusWord, line);
  const speechWord = (cells['part of speech'] ?? '').trim();
  const partOfSpeech = partOfSpeechOfWord(speechWord);
  if (speechWord !== '' && partOfSpeech === undefined) notices.add('part-of-speech', speechWord, line);
  return {
    status: statusWord === '' ? undefined : (status ?? 'admitted'),
    ...(speechWord === '' ? {} : { partOfSpeech: partOfSpeech ?? 'other' }),
    ...(truthOfWord(cells['case-sensitive'] ?? '') === true ? { isCaseSensitive: true } : {}),
  };
}
