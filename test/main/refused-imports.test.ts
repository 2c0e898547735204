import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { AppError } from '../../src/contract/errors';
import type { Sentence } from '../../src/contract/sentence';
import { windowLanguages } from '../../src/contract/ui-types';
import { MemoryImportService } from '../../src/main/memory/imported/memory-import-service';
import { checkHouse } from '../support/content/check-house';
import { tempFolder } from '../support/temp-folder';

type Catalogue = Readonly<Record<string, string>>;
const errors = import.meta.glob<Catalogue>('../../src/contract/messages/*/errors.ts', {
  eager: true,
  import: 'errors',
});
const ofFiles = import.meta.glob<Catalogue>('../../src/content/files/messages/*.ts', {
  eager: true,
  import: 'fileProblems',
});

/** The English words of a sentence that a language has no words for, and values that are words themselves. */
function untranslated({ text, values }: Sentence, language: string): readonly string[] {
  const known = {
    ...ofFiles[`../../src/content/files/messages/${language}.ts`],
    ...errors[`../../src/contract/messages/${language}/errors.ts`],
  };
  const own = /\p{L}/u.test(text.replaceAll(/\{\{\d+\}\}/g, '')) && known[text] === undefined ? [text] : [];
  const ofValues = values.flatMap((value) => {
    if (typeof value === 'object') return untranslated(value, language);
    return typeof value === 'string' && value.includes(' ') ? [value] : [];
  });
  return [...own, ...ofValues];
}

/** Returns the words of a refusal that stay English, by language. */
async function leftInEnglish(
  refused: Promise<unknown>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const error: unknown = await refused.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error('The import was not refused.', { cause: error });
  return Object.fromEntries(
    windowLanguages
      .filter((language) => language !== 'en')
      .map((language) => [language, untranslated(error.said.message, language)]),
  );
}

const nothing = { de: [], fr: [], es: [], ja: [], ar: [] };

it.each([
  ['TBX that is cut off', 'a.tbx', '<?xml version="1.0"?><tbx><text><body><conceptEntry><termSec><term>file'],
  ['TBX that is not well-formed', 'a.tbx', '<tbx><text></body></text></tbx>'],
  ['XML that is no TBX', 'a.tbx', '<html></html>'],
  ['TBX without terms', 'a.tbx', '<tbx><text><body><conceptEntry id="a"/></body></text></tbx>'],
  [
    'TBX without languages',
    'a.tbx',
    '<tbx><text><body><termEntry><langSet><tig><term>file</term></tig></langSet></termEntry></body></text></tbx>',
  ],
  ['a table whose quotes are open', 'a.csv', 'en,de\n"file\n'],
  ['a table without languages', 'a.csv', 'Some,Others\nfile,Datei\n'],
  ['a table without terms', 'a.csv', 'en,de,Owner\n,,me\n'],
  ['text in another encoding', 'a.csv', 'e\u0000n\u0000,\u0000d\u0000e\u0000\n\u0000'],
  ['a workbook that is cut off', 'a.xlsx', 'PK\u0003\u0004damaged'],
])('the refusal of %s is said in the language of the window', async (_what, name, content) => {
  const { termImports } = await checkHouse().core.work();
  const bytes = new TextEncoder().encode(content);
  const refused = termImports.import({ name, bytes, termbase: 'Words', mode: 'merge' }, () => undefined);
  expect(await leftInEnglish(refused)).toEqual(nothing);
});

const emptyUnit = '<tmx version="1.4"><header srclang="en"/><body><tu></tu></body></tmx>';

it.each([
  ['XML that is no TMX', '<xliff/>'],
  ['TMX without translations', emptyUnit],
  ['TMX that is cut off', '<tmx version="1.4"><header srclang="en"/><body><tu><tuv'],
  ['TMX with a broken unit', emptyUnit.replace('</tu>', '<b></a></tu>')],
  ['TMX with an entity of its own', emptyUnit.replace('</tu>', '&own;</tu>')],
  ['packed TMX that is damaged', gzipSync(emptyUnit).fill(0xff, 10)],
])('the refusal of %s is said in the language of the window', async (_what, content) => {
  const environment = { now: () => 0, randomBytes: (count: number) => Buffer.alloc(count, 1) };
  const imports = new MemoryImportService({ dataFolder: tempFolder(), environment });
  const path = join(tempFolder(), 'a.tmx');
  writeFileSync(path, content);
  const input = { path, file: 'a.tmx', name: 'Shop', replace: false };
  expect(await leftInEnglish(imports.import(input, () => undefined))).toEqual(nothing);
});
