import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the two files of a dictionary, in their own encoding where they are given as bytes. */
export function writeDictionary(
  folder: string,
  name: string,
  aff: string | Buffer,
  dic: string | Buffer,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.aff`), aff);
  writeFileSync(join(folder, `${name}.dic`), dic);
}

/** Over this word, Hunspell never ends with the dictionary of `hangingAff` and `hangingDic`. */
export const hangingWord = `${'a'.repeat(90)}b`;
export const hangingAff = 'SET UTF-8\nCOMPOUNDFLAG A\nCOMPOUNDMIN 1\n';
export const hangingDic = '4\na/A\naa/A\naaa/A\naaaa/A\n';
