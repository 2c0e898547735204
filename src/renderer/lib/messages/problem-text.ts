import type { CheckId, Problem } from '../../../content/checks/problem';
import { t, textOf } from './translate';

/** What a check is called. */
export function checkName(check: CheckId): string {
  return t(`checkNames.${check}`);
}

/** What a problem is, where, and what to do, in a sentence. */
export function problemText({ check, variant, detail }: Problem): string {
  return textOf(`problemText.${check}.${variant}`, detail) ?? checkName(check);
}
