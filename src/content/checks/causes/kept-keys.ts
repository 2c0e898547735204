import type { FieldWords } from '../text/untranslated-fields';
import type { FieldProblem } from './request-causes';

/** Words that are names of keys beside other keys: "Home" is the first page of a site elsewhere. */
const MAY_BE_KEY = /^(?:Home|End|Space|Insert|Delete|Tab|Enter|Return|Escape|Pause|Left|Right|Up|Down)$/;
/** Names that only keys have. */
const KEY =
  /^(?:Backspace|Esc|Ins|Del|Pg ?(?:Up|Dn|Down)|Page ?(?:Up|Down)|Ctrl|Caps ?Lock|Print ?Screen|F\d{1,2})$/i;

/** Leaves out names of keys that stay as keyboards have them, where a request keeps others. */
export function withoutKeptKeys(
  problems: readonly FieldProblem[],
  fields: readonly (FieldWords | undefined)[],
): readonly FieldProblem[] {
  if (!problems.some(isName)) return problems;
  const keepsKeys = fields.some((field) => field?.isSame === true && KEY.test(field.source.prose.trim()));
  return keepsKeys ? problems.filter((problem) => !isName(problem)) : problems;
}

const isName = ({ problem: { check, detail } }: FieldProblem): boolean =>
  check === 'target-equals-source' && MAY_BE_KEY.test(detail['text'] ?? '');
