import { asSentence, sentence, type Sentence } from './sentence';

/** Says where a part of a file first was not kept as it stands there, and why. */
export function noticeSentence(
  why: string,
  { detail, line }: { readonly detail: string; readonly line: number },
): Sentence {
  return detail === ''
    ? sentence`Line ${line}: ${asSentence(why)}.`
    : sentence`Line ${line}: ${asSentence(why)} (${detail}).`;
}
