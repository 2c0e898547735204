import { join } from 'node:path';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { describe, expect, it } from 'vitest';
import type { Dictionary } from '../../../src/main/spelling/speller';
import { readCommonWords, readDictionary, readPairsOf } from '../../../src/main/spelling/dictionary-text';
import { writeDictionary } from '../../support/content/written-dictionary';
import { tempFolder } from '../../support/temp-folder';

function dictionary(aff: string | Buffer, dic: string | Buffer): Dictionary {
  const folder = tempFolder();
  writeDictionary(folder, 'xx', aff, dic);
  const [affFile, dicFile] = [join(folder, 'xx.aff'), join(folder, 'xx.dic')];
  return { tag: 'xx', origin: 'own', affFile, dicFile, version: '1', isSwiss: false };
}

async function open(aff: string | Buffer, dic: string | Buffer) {
  const text = readDictionary(dictionary(aff, dic));
  const hunspell = await createHunspellFromStrings(text.aff, text.dic);
  return (words: readonly string[]) => words.filter((word) => hunspell.testSpelling(word));
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
/** Bytes of Cyrillic letters in both encodings. */
const cyrillic: Readonly<Record<string, readonly number[]>> = {
  'microsoft-cp1251': [0xec, 0xe8, 0xf0],
  'KOI8-R': [0xcd, 0xc9, 0xd2],
};

function folderOfLists(): string {
  const folder = tempFolder();
  for (const list of ['common-words', 'word-pairs']) {
    mkdirSync(join(folder, list, 'nl.txt'), { recursive: true });
    writeFileSync(join(folder, list, 'fr.txt'), '');
    writeFileSync(join(folder, list, 'de.txt'), 'file 90 datei\n\ndatei 90\n');
  }
  return folder;
}

describe('a list of words beside the dictionaries', () => {
  it.each([
    ['is missing', 'it'],
    ['is empty', 'fr'],
    ['can not be read', 'nl'],
  ])('counts as none where it %s', (_, language) => {
    const folder = folderOfLists();
    expect(readCommonWords(folder, language)).toBeUndefined();
    expect(readPairsOf(folder, language)).toBeUndefined();
  });

  it('is read', () => {
    const folder = folderOfLists();
    expect(readCommonWords(folder, 'de')?.has('datei 90')).toBe(true);
    expect(readPairsOf(folder, 'de')?.other.has('datei')).toBe(true);
  });
});

describe('a dictionary is read in the encoding that it names', () => {
  it('ISO 8859-1, with flags that are no letters of ASCII', async () => {
    // In UTF-8 both flags begin with the same byte.
    const aff = 'SET ISO8859-1\nSFX é Y 1\nSFX é 0 en .\nSFX è Y 1\nSFX è 0 lich .\n';
    const right = await open(latin1(aff), latin1('2\ngrün/é\nhaus\n'));
    expect(right(['grün', 'grünen', 'hausen', 'grünlich', 'grun'])).toEqual(['grün', 'grünen']);
  });

  it.each(Object.entries(cyrillic))('%s', async (name, bytes) => {
    const right = await open(
      `SET ${name}\n`,
      Buffer.concat([latin1('1\n'), Buffer.from(bytes), latin1('\n')]),
    );
    expect(right(['мир', 'рим'])).toEqual(['мир']);
  });

  it('ISO 8859-1 where it names none', async () => {
    expect((await open('', latin1('1\ncafé\n')))(['café', 'cafe'])).toEqual(['café']);
  });

  it('UTF-8, also after a byte order mark and with the line ends of Windows', async () => {
    const right = await open('\uFEFFSET UTF-8\r\n', '\uFEFF1\r\nнебо\r\n');
    expect(right(['небо', 'боне'])).toEqual(['небо']);
  });
});

describe('a damaged dictionary is refused with its file and the reason:', () => {
  it.each([
    ['bytes that are not of its encoding', 'SET UTF-8\n', latin1('1\ncafé\n'), /xx\.dic is not valid utf-8/],
    [
      'an encoding that is not known',
      'SET ISCII-DEVANAGARI\n',
      '1\nx\n',
      /xx\.aff.*iscii-devanagari, is not known/,
    ],
    ['an encoding that is no name', 'SET \u001b[2Jx\n', '1\nx\n', /its encoding, \?\?2jx, is not known/],
    ['no number of words', 'SET UTF-8\n', 'word\nother\n', /first line must be the number/],
    ['nothing', 'SET UTF-8\n', '', /first line must be the number/],
    ['no words', 'SET UTF-8\n', '10\n', /says 10 words and has 0/],
    ['fewer words than it says', 'SET UTF-8\n', '999999999\na\nb\n', /says 999999999 words and has 2/],
    [
      'long flags in an old encoding',
      latin1('SET ISO8859-1\nFLAG long\nSFX éé Y 1\nSFX éé 0 n .\n'),
      '1\nx\n',
      /flags/,
    ],
  ])('%s', async (_what, aff, dic, reason) => {
    expect(() => readDictionary(dictionary(aff, dic))).toThrow(reason);
  });

  it('a file larger than any real one', async () => {
    const large = dictionary('SET UTF-8\n', '1\nx\n');
    truncateSync(large.dicFile, 65 * 1024 * 1024);
    expect(() => readDictionary(large)).toThrow(/xx\.dic is larger than 64 MiB/);
  });

  it('a file that is gone', async () => {
    const gone = dictionary('SET UTF-8\n', '1\nx\n');
    writeFileSync(gone.affFile, '');
    expect(() => readDictionary({ ...gone, dicFile: `${gone.dicFile}x` })).toThrow(/xx\.dicx/);
  });
});
