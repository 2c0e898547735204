import type { Problem } from '../problem';
import type { FieldProblem } from './request-causes';

/** Marks that open a quotation or a bracket, with those that may close it. */
const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '「': '」',
  '『': '』',
  '«': '»',
  '»': '«»',
  '„': '“”',
  '“': '”“',
  '”': '”',
  '"': '"',
};

/**
 * Leaves out marks without a partner where the next field has it: a quotation that runs over two paragraphs,
 * each a field of its own. A bracket whose partner the source has in the same field was lost. `problems` are
 * in the order of their fields.
 */
export function withoutOpenPassages(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const marks = problems.filter(({ problem }) => isAlone(problem));
  const gone = new Set<FieldProblem>();
  for (const [index, opening] of marks.entries()) {
    const closings = CLOSING[markOf(opening)] ?? '';
    const closing = marks[index + 1];
    if (closing === undefined || gone.has(opening) || opening.problem.variant === 'unopened') continue;
    if (closing.position !== opening.position + 1 || closing.problem.variant === 'unclosed') continue;
    if (!closings.includes(markOf(closing))) continue;
    gone.add(opening).add(closing);
  }
  return gone.size === 0 ? problems : problems.filter((one) => !gone.has(one));
}

const isAlone = ({ check, source, target }: Problem): boolean =>
  check === 'brackets' && source.length === 0 && target.length === 1;

const markOf = ({ problem }: FieldProblem): string => problem.detail['mark'] ?? ' ';
