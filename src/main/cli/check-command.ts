import type { ReceiverProfile } from '../../content/receivers/receiver-profile';
import { isSameName } from '../../content/receivers/same-name';
import { AppError } from '../../contract/errors';
import { readCheckLine, type CheckLine, type CheckLineReading } from '../checks/check-line';
import { checkLines, type CheckedLine, type IndexTerms } from '../checks/line-checks';
import { readDiskFile } from '../files/disk-files';
import type { Vocabularies } from '../spelling/vocabularies';
import { parseOptions } from './arguments';
import { readJsonLines } from './json-lines';
import { counted, UsageError, type Output } from './output';
import type { SecretInput } from './secret-input';

/**
 * `--data` and `--json` are accepted like everywhere, but the checks need no data folder, and always print
 * JSON.
 */
const options = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  receiver: { type: 'string', multiple: true },
  terms: { type: 'string', multiple: true },
} as const;

interface Counts {
  error: number;
  warning: number;
  unreadable: number;
}

/**
 * `locdesk check [FILE|-] [--receiver NAME]… [--terms FILE]…`: the checks of the review for requests as JSON
 * Lines, one line of problems for each of them in the same order (decisions, section 11). With receivers, the
 * problems include what each would refuse or change; with termbases, terms that are missing, forbidden or
 * inconsistent. Exit code 1 when an error was found or a line can't be read.
 */
export async function checkCommand(
  args: readonly string[],
  output: Output,
  input: SecretInput,
  dictionaryFolder: string,
): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  const [file = '-', more] = positionals;
  if (more !== undefined) throw new UsageError(`"${more}" is not expected here`);
  const receivers = await receiversNamed(values.receiver ?? [], output);
  const indexTerms = await termsOf(values.terms ?? []);
  const readings = (await readJsonLines(file, input)).map(readCheckLine);
  const lines = readings.flatMap(({ line }): CheckLine[] => (line === undefined ? [] : [line]));
  const results = checkLines(lines, {
    vocabularies: await vocabulariesFor(lines, dictionaryFolder),
    receivers,
    indexTerms,
  });
  const counts = { error: 0, warning: 0, unreadable: 0 };
  for (const [index, reading] of readings.entries()) {
    output.out(JSON.stringify({ index, ...answerTo(reading, results, counts) }));
  }
  const { error, unreadable } = counts;
  if (error + unreadable === 0) return;
  throw new AppError('INVALID_INPUT', summary(readings.length, counts));
}

/** The rules of the built-in profiles are only loaded when a receiver is named. */
async function receiversNamed(names: readonly string[], output: Output): Promise<readonly ReceiverProfile[]> {
  if (names.length === 0) return [];
  const { profileNamed } = await import('./receiver-command');
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
    import('../../content/terms/term-files'),
    import('../files/content-segments'),
    import('../../content/terms/check/term-index'),
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
  return (await import('../spelling/vocabularies')).openVocabularies(folder);
}

function answerTo(
  reading: CheckLineReading,
  results: Iterator<CheckedLine, undefined>,
  counts: Counts,
): object {
  if (reading.line === undefined) {
    counts.unreadable += 1;
    return { line: reading.number, problems: [], errors: reading.problems };
  }
  const next = results.next();
  // Each readable line has a result.
  if (next.done === true) throw new Error('a line has no result');
  for (const { level } of next.value.problems) counts[level] += 1;
  return next.value;
}

function summary(requests: number, { error, warning, unreadable }: Counts): string {
  const found = `${counted(requests, 'request')}: ${counted(error, 'error')}, ${counted(warning, 'warning')}`;
  return unreadable === 0
    ? `${found}.`
    : `${found}; ${counted(unreadable, 'line')} could not be read, "errors" says why.`;
}
