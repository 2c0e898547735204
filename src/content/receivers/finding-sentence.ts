import { filledMessage } from '../checks/problem-sentence';
import { findingMessages } from './finding-messages';
import type { ReceiverProfile } from './receiver-profile';
import type { RehearsalFinding } from './rehearsed';

const english: Readonly<Record<string, string>> = findingMessages;

/** The name of a finding's sentence, which each language has. */
export function findingKey({ kind, variant }: Pick<RehearsalFinding, 'kind' | 'variant'>): string {
  return `problemText.${kind === 'refused' ? 'refused' : 'stored-differently'}.${variant}`;
}

/** The finding in a sentence: what the receiver does, and what to do. */
export function findingSentence(
  { name }: Pick<ReceiverProfile, 'name'>,
  finding: RehearsalFinding,
  messages: Readonly<Record<string, string>> = english,
): string {
  const key = findingKey(finding);
  const message = messages[key] ?? english[key] ?? finding.rule.says;
  return filledMessage(message, { receiver: name, ...finding.detail });
}
