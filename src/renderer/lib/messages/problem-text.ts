import type { CheckId, Finding } from '../../../content/checks/problem';
import { t, textOf, withMessages } from './translate';

/** Returns a check's display name. */
export function checkName(check: CheckId): string {
  return t(`checkNames.${check}`);
}

/**
 * Loads the English sentences, which nothing shows before a request with problems is open. A state that
 * reads problems from the host waits for them.
 */
export async function loadProblemTexts(): Promise<void> {
  const { problemMessages } = await import('../../../content/checks/problem-messages');
  withMessages(problemMessages);
}

/** Describes a problem in a sentence: what is wrong, where, and what to do. */
export function problemText({ check, variant, detail }: Finding): string {
  return textOf(`problemText.${check}.${variant}`, detail) ?? checkName(check);
}
