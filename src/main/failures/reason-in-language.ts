import { isSentenceOf, withoutIsolates } from '../../content/checks/is-sentence-of';
import { problemMessagesIn } from '../../content/checks/problem-messages-in';
import { problemSentence } from '../../content/checks/problem-sentence';
import { evidenceWords, inEveryLanguage } from '../../content/evidence/texts/evidence-texts';
import type { MarkReason } from '../../content/mark-reason';
import type { FoundProblem } from '../../contract/problems';

/** The findings, verdict and correction of a field, of which a reason may have been made. */
export interface FieldFindings {
  readonly problems: readonly FoundProblem[];
  readonly verdict: { readonly reviewer: string } | undefined;
  readonly correction: { readonly reviewer: string } | undefined;
}

/**
 * Returns a reason in another language where its words are a sentence of Locdesk about this field: a reason
 * keeps the language in which it was given, and the vendor would read the same thing twice. A reviewer's
 * comment stays as it is.
 */
export function reasonInLanguage(reason: MarkReason, field: FieldFindings, language: string): MarkReason {
  const problem = field.problems.find((one) => isSentenceOf(one, reason.text));
  if (problem !== undefined) return { ...reason, text: sentenceIn(problem, language) };
  const said = withoutIsolates(reason.text);
  const own = ownWords(reason, field);
  if (own === undefined) return reason;
  const [comment] = inEveryLanguage(own.key, { name: own.name }).flatMap((text) => {
    if (!said.startsWith(text)) return [];
    // A longer name may begin with this one: the sentence ends here, or a comment follows.
    const [, after] = /^(?:$|\s?[:：]\s*)(.*)$/s.exec(said.slice(text.length)) ?? [];
    return after === undefined ? [] : [after];
  });
  if (comment === undefined) return reason;
  const { say } = evidenceWords(language);
  const verdict = say(own.key, { name: own.name });
  return { ...reason, text: comment === '' ? verdict : say('commented', { verdict, comment }) };
}

function sentenceIn(problem: FoundProblem, tag: string): string {
  return problemSentence(problem, problemMessagesIn(tag));
}

function ownWords({ kind }: MarkReason, { verdict, correction }: FieldFindings) {
  if (kind === 'verdict' && verdict !== undefined) {
    const name = verdict.reviewer;
    return { key: name === '' ? 'wrongUnnamed' : 'wrong', name } as const;
  }
  if (kind === 'correction' && correction !== undefined) {
    const name = correction.reviewer;
    return { key: name === '' ? 'correctedUnnamed' : 'corrected', name } as const;
  }
  return undefined;
}
