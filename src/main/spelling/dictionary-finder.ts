import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { packagedDictionaries, type DictionaryOrigin } from '../../contract/spelling';
import type { Dictionary } from './speller';
import type { DictionaryPlaces } from './dictionary-places';

/** Largest number of files read in a folder; a fuller folder does not contain dictionaries. */
const mostFiles = 2000;

/**
 * Finds the pairs of `.aff` and `.dic` files: one for each language, the user's own before the bundled, the
 * bundled before the system's. A folder that is missing or can't be read has none.
 */
export async function findDictionaries(places: DictionaryPlaces): Promise<readonly Dictionary[]> {
  const found = [
    ...(await pairsIn(places.own, 'own')),
    ...withSwissGerman(await pairsIn(places.bundled, 'bundled')),
    ...(await systemPairs(places)),
  ];
  const byLanguage = new Map<string, Dictionary>();
  for (const dictionary of found) {
    if (!byLanguage.has(dictionary.tag)) byLanguage.set(dictionary.tag, dictionary);
  }
  return [...byLanguage.values()];
}

async function systemPairs({ system }: DictionaryPlaces): Promise<readonly Dictionary[]> {
  const folders = await Promise.all(
    system.map(async ({ folder, isNested }) =>
      isNested === true ? (await namesIn(folder)).map((name) => join(folder, name)) : [folder],
    ),
  );
  return (await Promise.all(folders.flat().map((folder) => pairsIn(folder, 'system')))).flat();
}

async function pairsIn(folder: string, origin: DictionaryOrigin): Promise<readonly Dictionary[]> {
  const names = new Set(await namesIn(folder));
  const pairs = [...names].toSorted().flatMap((name) => {
    const stem =
      name.endsWith('.dic') && names.has(`${name.slice(0, -4)}.aff`) ? name.slice(0, -4) : undefined;
    const tag = stem === undefined ? undefined : tagOf(stem);
    return stem === undefined || tag === undefined ? [] : [{ stem, tag }];
  });
  const described = await Promise.all(
    pairs.map(async ({ stem, tag }): Promise<Dictionary | undefined> => {
      const affFile = join(folder, `${stem}.aff`);
      const dicFile = join(folder, `${stem}.dic`);
      const version = await versionOf([affFile, dicFile]);
      return version === undefined ? undefined : { tag, origin, affFile, dicFile, version, isSwiss: false };
    }),
  );
  return described.flatMap((dictionary) => dictionary ?? []);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).slice(0, mostFiles);
  } catch {
    return [];
  }
}

/** Returns sizes and times of the files; undefined when one of them is not a file. */
async function versionOf(files: readonly string[]): Promise<string | undefined> {
  try {
    const stats = await Promise.all(files.map((file) => stat(file)));
    return stats.every((one) => one.isFile())
      ? stats.map(({ size, mtimeMs }) => `${size}@${mtimeMs}`).join(' ')
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the language that a file name denotes: `de_AT`, `sr-Latn`, LibreOffice's `de_DE_frami`. The tag is
 * as short as possible (`sv` for `sv_SE`), or equal to the bundled dictionary's tag for that language
 * (`en-US`), so that one replaces the other.
 */
function tagOf(stem: string): string | undefined {
  const match =
    /^([a-z]{2,3})(?:[_-]([A-Z][a-z]{3}))?(?:[_-]([A-Z]{2}|\d{3}))?(?:[_-](?:frami|large))?$/.exec(stem);
  if (match === null) return undefined;
  const [, language, script, region] = match;
  const locale = new Intl.Locale([language, script, region].filter((part) => part !== undefined).join('-'));
  return packaged.get(locale.maximize().toString()) ?? locale.minimize().toString();
}

const packaged = new Map(
  packagedDictionaries.map((tag) => [new Intl.Locale(tag).maximize().toString(), tag]),
);

/** The Swiss package contains the spelling of Germany, so the German files are adapted instead. */
function withSwissGerman(bundled: readonly Dictionary[]): readonly Dictionary[] {
  const german = bundled.find(({ tag }) => tag === 'de');
  return german === undefined ? bundled : [...bundled, { ...german, tag: 'de-CH', isSwiss: true }];
}
