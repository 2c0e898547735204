import type { FieldWords } from '../text/untranslated-fields';
import type { FieldProblem } from './request-causes';

/**
 * The kinds of buttons and notices that libraries of controls have. Units behind labels are text: "pixels".
 */
const VALUE = /^\s*(?:primary|secondary|tertiary|default|success|danger|warning|info|light|dark)\s*$/;
const CAPITAL = /^\s*\p{Lu}/u;
/** Each value is there so often, and so many are there: a field that was forgotten is one alone. */
const fewest = { times: 2, values: 2 };

/**
 * Leaves out fields that are not translated because they are values of the labels before them: the theme of a
 * button, "primary", behind "Next". Each of several themes is kept wherever it is.
 */
export function withoutKeptValues(
  problems: readonly FieldProblem[],
  fields: readonly (FieldWords | undefined)[],
): readonly FieldProblem[] {
  if (!problems.some(isOfValue)) return problems;
  const values = valuesOf(fields);
  if (values.size < fewest.values) return problems;
  return problems.filter((one) => !isOfValue(one) || !values.has(textOf(fields[one.position])));
}

const isOfValue = ({ problem: { check, detail } }: FieldProblem): boolean =>
  check === 'target-equals-source' && VALUE.test(detail['text'] ?? '');

const textOf = (field: FieldWords | undefined): string => field?.source.prose.trim() ?? '';

const isLabel = (field: FieldWords | undefined): boolean =>
  field !== undefined && !field.isSame && CAPITAL.test(field.source.prose);

/** The themes that stand several times, always kept and behind a translated label. */
function valuesOf(fields: readonly (FieldWords | undefined)[]): ReadonlySet<string> {
  const places = Map.groupBy(fields.keys(), (at) => textOf(fields[at]));
  return new Set(
    [...places].flatMap(([text, at]) =>
      VALUE.test(text) &&
      at.length >= fewest.times &&
      at.every((one) => fields[one]?.isSame === true && isLabel(fields[one - 1]))
        ? [text]
        : [],
    ),
  );
}
