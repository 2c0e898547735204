import type { Problem } from '../../../content/checks/problem';
import { checkName } from '../../lib/messages/problem-text';
import { textOf } from '../../lib/messages/translate';

/** Describes a possible problem of a source in a sentence. */
export function sourceProblemText({ check, variant, detail }: Problem): string {
  return textOf(`sourceText.${check}.${variant}`, detail) ?? checkName(check);
}
