import type { CheckId, Problem } from '../../../content/checks/problem';
import { t, textOf } from './translate';

/** Returns a check's display name. */
export function checkName(check: CheckId): string {
  return t(`checkNames.${check}`);
}

/** Describes a problem in a sentence: what is wrong, where, and what to do. */
export function problemText({ check, variant, detail }: Problem): string {
  return textOf(`problemText.${check}.${variant}`, detail) ?? checkName(check);
}
