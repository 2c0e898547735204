import type { ReceiverProfile } from '../../../content/receivers/receiver-profile';
import { isSameName } from '../../../content/receivers/same-name';
import type { CheckLine } from '../../checks/check-line';
import { checkLines, type CheckedLine, type IndexTerms } from '../../checks/line-checks';
import { readDiskFile } from '../../files/disk-files';
import type { Vocabularies } from '../../spelling/vocabularies';
import { UsageError, type Output } from '../output';

/** Receivers, terms and dictionaries that the requests of a run are checked with. */
export interface CheckMeans {
  readonly receivers: readonly ReceiverProfile[];
  readonly indexTerms: IndexTerms | undefined;
  readonly dictionaryFolder: string;
}

/** Opens the receivers and termbases that are named. @throws UsageError, AppError */
export async function openMeans(
  { receiver = [], terms = [] }: { readonly receiver?: string[]; readonly terms?: string[] },
  dictionaryFolder: string,
  output: Output,
): Promise<CheckMeans> {
  return {
    receivers: await receiversNamed(receiver, output),
    indexTerms: await termsOf(terms),
    dictionaryFolder,
  };
}

/** Checks requests; the results come in their order and on demand. */
export async function checkWith(
  { receivers, indexTerms, dictionaryFolder }: CheckMeans,
  lines: readonly CheckLine[],
): Promise<Iterator<CheckedLine, undefined>> {
  const vocabularies = await vocabulariesFor(lines, dictionaryFolder);
  return checkLines(lines, { vocabularies, receivers, indexTerms });
}

/** The rules of the built-in profiles are only loaded when a receiver is named. */
async function receiversNamed(names: readonly string[], output: Output): Promise<readonly ReceiverProfile[]> {
  if (names.length === 0) return [];
  const { profileNamed } = await import('../receiver-command');
  // One that is named twice, as by a script that adds it to what the caller named, is asked once.
  const profiles = [...new Set([...new Set(names)].map((name) => profileNamed(name, output)))];
  for (const [at, { id, name }] of profiles.entries()) {
    const other = profiles.slice(0, at).find((one) => one.id === id || isSameName(one.name, name));
    if (other !== undefined)
      throw new UsageError(
        `two receivers are "${other.name}" (${other.id}, ${id}); give each its own id and name`,
      );
  }
  return profiles;
}

/** The readers of termbase files and the stemmers are only loaded when a file is named. */
async function termsOf(files: readonly string[]): Promise<IndexTerms | undefined> {
  if (files.length === 0) return undefined;
  const [{ readTermFile }, { orInvalid }, { termIndex }] = await Promise.all([
    import('../../../content/terms/term-files'),
    import('../../files/content-segments'),
    import('../../../content/terms/check/term-index'),
  ]);
  const entries = files.flatMap((file) => {
    const { name, bytes } = readDiskFile(file);
    return orInvalid(() => readTermFile(name, bytes).entries);
  });
  return (languages, lemmasOf) => termIndex(entries, languages, lemmasOf);
}

/** The library that reads dictionaries is only loaded when there is something to check. */
async function vocabulariesFor(
  lines: readonly CheckLine[],
  folder: string,
): Promise<Vocabularies | undefined> {
  if (lines.length === 0) return undefined;
  return (await import('../../spelling/vocabularies')).openVocabularies(folder);
}
