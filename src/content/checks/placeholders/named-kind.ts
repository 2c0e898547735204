import { timesOf } from '../counted';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';

/**
 * Whether a sign with a word behind it, "the @fields", stands for all names with the sign that examples of
 * code show on both sides, and the target has the sign beside its own word: "@-Felder", "los campos @".
 */
export const isNamedKind = (text: string, source: ParsedValue, target: ParsedValue): boolean =>
  text.startsWith('@') &&
  text.endsWith('s') &&
  BESIDE_WORD.test(target.prose) &&
  !BESIDE_WORD.test(source.prose) &&
  [...namesInCode(source)].filter((name) => name !== text && namesInCode(target).has(name)).length > 1;

/** A space before the sign and behind it, "los @ campos", may be damage; an article is a short word. */
const BESIDE_WORD = /(?<![\p{L}\p{N}@])@-\p{L}|\p{L}{4} @(?![\p{L}\p{N}@_-])/u;

/** The names with a sign that a value has in code, which its prose lacks. */
const namesInCode = once(({ raw, prose }: ParsedValue): ReadonlySet<string> => {
  const told = timesOf(prose.match(NAME) ?? []);
  const all = [...timesOf(raw.match(NAME) ?? [])];
  return new Set(all.flatMap(([name, times]) => (times > (told.get(name) ?? 0) ? name : [])));
});

const NAME = /(?<![\w@.])@[a-z]\w{1,40}(?!\w)/g;
