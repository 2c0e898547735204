import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readWordPairs, type WordPairs } from '../../content/checks/words/word-pairs';
import type { Dictionary } from './speller';
import { ownValue } from '../../content/own-value';

/** Both files of a dictionary, converted to UTF-8 for Hunspell. */
export interface DictionaryText {
  readonly aff: string;
  readonly dic: string;
}

/** The largest dictionaries known (Korean, Hungarian) have about 12 MB. */
const mostBytes = 64 * 1024 * 1024;

/** Hunspell's names of encodings, which differ from those of the web's standard. */
const encodingNames: Readonly<Record<string, string>> = {
  'microsoft-cp1251': 'windows-1251',
  'tis620-2533': 'windows-874',
};

/**
 * Reads a dictionary in any encoding; blocks its thread. Dictionaries come from other programs and from
 * users: files that Hunspell would accept silently, and then report every word as wrong or run out of memory,
 * are refused here.
 *
 * @throws Error with the faulty file and the fault
 */
export function readDictionary({ affFile, dicFile, isSwiss }: Dictionary): DictionaryText {
  const affBytes = readBytes(affFile);
  const encoding = encodingOf(affBytes.toString('latin1'));
  const aff = decode(affFile, affBytes, encoding);
  const dic = decode(dicFile, readBytes(dicFile), encoding);
  refuseDamaged(dicFile, dic);
  const text = encoding === 'utf-8' ? { aff, dic } : { aff: asUtf8(affFile, aff), dic };
  return isSwiss ? { aff: swiss(text.aff), dic: swiss(text.dic) } : text;
}

/** Returns the most frequent words of a language, if a folder of dictionaries has a list of them. */
export function readCommonWords(folder: string, base: string): ReadonlySet<string> | undefined {
  const text = readList(join(folder, 'common-words', `${base}.txt`));
  return text === undefined ? undefined : new Set(text.split('\n'));
}

/** Returns the words that translate English ones, if a folder of dictionaries has them. */
export function readPairsOf(folder: string, language: string): WordPairs | undefined {
  const text = readList(join(folder, 'word-pairs', `${language}.txt`));
  return text === undefined ? undefined : readWordPairs(text);
}

/** The languages whose words a folder of dictionaries pairs with those of English. */
export function pairedLanguages(folder: string): readonly string[] {
  try {
    const files = readdirSync(join(folder, 'word-pairs'));
    return files.flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -'.txt'.length)] : []));
  } catch {
    return [];
  }
}

/**
 * Returns a list of words. One that is missing, empty or unreadable is undefined: it must not end the checks
 * of every request.
 */
function readList(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text === '' ? undefined : text;
  } catch {
    return undefined;
  }
}

function readBytes(file: string): Buffer {
  const { size } = statSync(file);
  if (size > mostBytes) throw new Error(`${file} is larger than ${mostBytes / 1024 / 1024} MiB.`);
  return readFileSync(file);
}

/** Hunspell's default is Latin 1. */
function encodingOf(aff: string): string {
  const named =
    /^[ \t]*SET\s+(\S+)/m.exec(aff.replace(/^\u00EF\u00BB\u00BF/, ''))?.[1]?.toLowerCase() ?? 'iso8859-1';
  return ownValue(encodingNames, named) ?? named.replace(/^iso8859-/, 'iso-8859-');
}

function decode(file: string, bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof RangeError
      ? new Error(`${file}: its encoding, ${printable(encoding)}, is not known here.`, { cause: error })
      : new Error(
          `${file} is not valid ${printable(encoding)}: it is damaged, or SET names another encoding.`,
          {
            cause: error,
          },
        );
  }
}

function refuseDamaged(dicFile: string, dic: string): void {
  const [first = ''] = dic.split('\n', 1);
  const said = /^\s*(\d{1,9})\s*$/.exec(first)?.[1];
  if (said === undefined) throw new Error(`${dicFile}: its first line must be the number of its words.`);
  let words = 0;
  for (let at = dic.indexOf('\n'); at !== -1 && at < dic.length - 1; at = dic.indexOf('\n', at + 1))
    words += 1;
  // The number is an estimate in many dictionaries; Hunspell reserves memory for it.
  if (words === 0 || Number(said) > 2 * words + 100) {
    throw new Error(`${dicFile} is damaged: it says ${said} words and has ${words}.`);
  }
}

/**
 * A letter is one flag in both encodings, but a flag of one byte in another encoding is two bytes in UTF-8.
 */
function asUtf8(file: string, aff: string): string {
  const withoutSet = aff.replace(/^[ \t]*SET\s+\S+.*$/m, '');
  const flags = /^[ \t]*FLAG\s+(\S+)/m.exec(withoutSet)?.[1];
  // oxlint-disable-next-line eslint/no-control-regex
  if (flags === 'long' && /^[PS]FX\s+\S*[^\x00-\x7F]/m.test(withoutSet)) {
    throw new Error(`${file}: its flags are not letters of ASCII, which only works in UTF-8.`);
  }
  return `SET UTF-8\n${flags === undefined ? 'FLAG UTF-8\n' : ''}${withoutSet}`;
}

function swiss(text: string): string {
  return text.replaceAll('ß', 'ss');
}

function printable(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '?').slice(0, 40);
}
