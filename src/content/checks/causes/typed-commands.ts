import { withoutAccents } from '../../text/without-accents';
import type { FieldWords } from '../text/untranslated-fields';
import type { FieldProblem } from './request-causes';

/** One word in small letters without accents, as commands are typed. */
const WORD = /^[a-z]{1,30}$/;
/** At least this share of so many fields around a field are commands, and several are short. */
const beside = { fields: 10, share: 0.85, fewestShort: 4 };
/** A list of words has hardly one as short, and one of commands has their short forms: "rd" for "redo". */
const longestShort = 3;

/**
 * Leaves out what is said of the accents and spaces of commands that a person types, "retablir": nearly all
 * fields beside one are single words in small letters on both sides, with no accent in a translation.
 */
export function withoutTypedCommands(
  problems: readonly FieldProblem[],
  fields: readonly (FieldWords | undefined)[],
): readonly FieldProblem[] {
  const lengths = fields.map((field) => lengthOfCommand(field));
  return problems.filter(
    ({ position, problem }) =>
      !(isOfSpelling(problem) && lengths[position] !== 0 && areCommandsBeside(lengths, position)),
  );
}

/** The length of a command in the source; 0 where a side is no single word. */
function lengthOfCommand(field: FieldWords | undefined): number {
  const [word = '', other = ''] = [field?.source, field?.target].map((side) => side?.prose.trim());
  return WORD.test(word) && WORD.test(other) ? word.length : 0;
}

/** Whether a problem is that of a word which lacks accents or a space, or has a letter three times. */
const isOfSpelling = ({ check, variant, detail: { word = '', expected = '' } }: FieldProblem['problem']) =>
  (check === 'corrupted' && variant === 'three-times') ||
  ((check === 'corrupted' || check === 'spelling') &&
    expected !== '' &&
    withoutAccents(expected).replaceAll(/[ -]/g, '') === word);

function areCommandsBeside(lengths: readonly number[], at: number): boolean {
  const near = lengths.slice(Math.max(0, at - beside.fields), at + beside.fields + 1);
  return (
    near.filter((length) => length > 0).length >= near.length * beside.share &&
    near.filter((length) => length > 0 && length <= longestShort).length >= beside.fewestShort
  );
}
