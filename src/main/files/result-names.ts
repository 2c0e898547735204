import { extname } from 'node:path';

/** Where the target language stands in the name of a result. */
export const languagePlace = '{target}';

/** The file's name with the language before its ending: `strings.{target}.xml`. */
export function resultName(name: string): string {
  const ending = extname(name);
  return `${name.slice(0, name.length - ending.length)}.${languagePlace}${ending}`;
}

export function nameInLanguage(name: string, target: string): string {
  return name.replaceAll(languagePlace, target);
}
