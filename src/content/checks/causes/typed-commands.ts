import { withoutAccents } from '../../text/without-accents';
import { isFrequentEnglish } from '../text/english-words';
import { isKnownWord } from '../text/plain-words';
import type { FieldWords } from '../text/untranslated-fields';
import type { FieldProblem } from './request-causes';

/** One word in small letters without accents, as commands are typed. */
const WORD = /^[a-z]{1,30}$/;
/** At least this share of so many fields around a field are commands, and several are short. */
const beside = { fields: 10, share: 0.85, fewestShort: 4 };
/** A list of commands has their short forms, "rd" for "redo", which are no words as "on" and "low" are. */
const longestShort = 3;

/**
 * Leaves out what is said of the accents and spaces of commands that a person types, "retablir": nearly all
 * fields beside one are single words in small letters on both sides, with no accent in a translation.
 */
export function withoutTypedCommands(
  problems: readonly FieldProblem[],
  fields: readonly (FieldWords | undefined)[],
): readonly FieldProblem[] {
  const kinds = fields.map((field) => kindOf(field));
  return problems.filter(
    ({ position, problem }) =>
      !(isOfSpelling(problem) && kinds[position] !== undefined && areCommandsBeside(kinds, position)),
  );
}

/** The form in which a field may be a command; undefined where one of its sides is no single word. */
function kindOf(field: FieldWords | undefined): 'full' | 'short' | undefined {
  const [word = '', other = ''] = [field?.source, field?.target].map((side) => side?.prose.trim());
  if (!WORD.test(word) || !WORD.test(other)) return undefined;
  const isWord = isKnownWord(word, 'en') || isFrequentEnglish(word);
  return word.length > longestShort || isWord ? 'full' : 'short';
}

/** Whether a problem is that of a word which lacks accents or a space, or has a letter three times. */
const isOfSpelling = ({ check, variant, detail: { word = '', expected = '' } }: FieldProblem['problem']) =>
  (check === 'corrupted' && variant === 'three-times') ||
  ((check === 'corrupted' || check === 'spelling') &&
    expected !== '' &&
    withoutAccents(expected).replaceAll(/[ -]/g, '') === word);

function areCommandsBeside(kinds: readonly ReturnType<typeof kindOf>[], at: number): boolean {
  const near = kinds.slice(Math.max(0, at - beside.fields), at + beside.fields + 1);
  return (
    near.filter((kind) => kind !== undefined).length >= near.length * beside.share &&
    near.filter((kind) => kind === 'short').length >= beside.fewestShort
  );
}
