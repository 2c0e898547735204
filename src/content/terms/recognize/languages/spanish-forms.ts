import type { StemWithEndings } from '../endings';

/** Ends of infinitives, each with that of its participle, which dictionaries have as a word of its own. */
const PARTICIPLES: readonly (readonly [RegExp, string])[] = [
  [/abrir$/, 'abiert'],
  [/cubrir$/, 'cubiert'],
  [/(?<=[ei])scribir$/, 'scrit'],
  [/romper$/, 'rot'],
  [/imprimir$/, 'impres'],
  [/(?<=re|di)solver$/, 'suelt'],
  [/(?<=de|en)volver$/, 'vuelt'],
  [/(?<=com|ex|dis)poner$/, 'puest'],
  [/(?<=des|re)hacer$/, 'hech'],
  [/satisfacer$/, 'satisfech'],
  [/^hacer$/, 'hech'],
];

const ENDINGS = /^[oa]s?$/;

/** Whether a form is such a participle. */
export const irregularParticiple =
  /(?:abiert|cubiert|[ei]scrit|rot|impres|[ei]suelt|[en]vuelt|(?:com|ex|dis)puest|(?:des|re)hech|satisfech)[oa]s?$/;

/** Stems of forms that the dictionary has as words of their own: `abierta` of `abrir`, `nueva` of `nuevo`. */
export function spanishStems(word: string): readonly StemWithEndings[] {
  if (word === 'nuevo') return [{ stem: 'nuev', endings: ENDINGS, isOnlyWhole: true }];
  const verb = word.replace(/se$/, '');
  return PARTICIPLES.flatMap(([ending, stem]) =>
    ending.test(verb) ? [{ stem: verb.replace(ending, stem), endings: ENDINGS, isOnlyWhole: true }] : [],
  );
}
