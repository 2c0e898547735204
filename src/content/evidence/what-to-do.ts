import type { Finding } from '../checks/problem';
import { filledMessage } from '../checks/problem-sentence';
import type { EvidenceTexts } from './texts/en';
import type { EvidenceWords } from './texts/evidence-texts';

/** The sentences of checks that say what is wrong, and not what to do. */
const byCheck: Readonly<Record<string, keyof EvidenceTexts>> = {
  'target-empty': 'todoTranslate',
  'target-equals-source': 'todoTranslate',
  'other-version': 'todoTranslate',
  language: 'todoTranslate',
  leftovers: 'todoTranslate',
  'missing-sentences': 'todoRestore',
  'tags-missing': 'todoRestore',
  'tags-extra': 'todoRemove',
  'unsafe-html': 'todoRemove',
  'invisible-added': 'todoRemove',
  'doubled-words': 'todoRemove',
  'repeated-text': 'todoRemove',
  'tags-reordered': 'todoAsSource',
  'attribute-changed': 'todoAsSource',
  placeholders: 'todoAsSource',
  numbers: 'todoAsSource',
  addresses: 'todoAsSource',
  'end-punctuation': 'todoAsSource',
  'edge-spaces': 'todoAsSource',
  'line-breaks': 'todoAsSource',
  code: 'todoAsSource',
  symbols: 'todoAsSource',
};
/** Checks of what the source does not have either, such as the translation of a term. */
const unlikeSource: ReadonlySet<string> = new Set(['term-missing', 'french-spacing']);
const byVariant: Readonly<Record<string, keyof EvidenceTexts>> = {
  'too-long-characters': 'todoShorten',
  'too-long-utf16': 'todoShorten',
  'too-long-encoded': 'todoShorten',
  'too-long-bytes': 'todoShortenBytes',
  'too-long-words': 'todoShortenWords',
  'too-short': 'todoLengthen',
  missing: 'todoRestore',
  removed: 'todoRestore',
  extra: 'todoRemove',
  added: 'todoRemove',
};

/**
 * Says what to do about a problem. The sentence of what a receiver refuses ends with it; what is too long is
 * shortened; other checks have a sentence of their own. `messages` are the sentences of problems.
 */
export function whatToDo(
  { check, variant, detail }: Finding,
  messages: Readonly<Record<string, string>>,
  say: EvidenceWords['say'],
): string {
  const [, kind = variant] = /^(missing|extra|added|removed)(?:-|$)/.exec(variant) ?? [];
  if (unlikeSource.has(check)) return say('todoCorrect');
  const own = byVariant[variant] ?? (check === 'refused' ? undefined : (byVariant[kind] ?? byCheck[check]));
  if (own !== undefined) return say(own, detail);
  if (check === 'stored-differently') return say('todoStored', detail);
  const sentence =
    check === 'refused' ? lastSentence(messages[`problemText.${check}.${variant}`]) : undefined;
  return sentence === undefined ? say('todoCorrect') : filledMessage(sentence, detail);
}

/** The sentence after the first one, before its values are filled in. */
function lastSentence(message: string | undefined): string | undefined {
  const sentences = message?.split(/(?<=\.)\s+|(?<=。)/).filter((one) => one !== '') ?? [];
  return sentences.length < 2 ? undefined : sentences.at(-1);
}
