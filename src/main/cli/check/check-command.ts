import { readCheckLine } from '../../checks/check-line';
import { parseOptions, readingOptions, refuseEmpty } from '../arguments';
import { UsageError, type Output } from '../output';
import type { SecretInput } from '../secret-input';
import { CheckCounts } from './check-counts';
import { checkWith, openMeans, type CheckMeans } from './check-means';
import { readJsonLines } from './json-lines';

/** Options of translated files. */
const fileOptions = {
  source: { type: 'string' },
  target: { type: 'string' },
  against: { type: 'string' },
  ...readingOptions,
} as const;

/**
 * `--data` is accepted like everywhere, but the checks need no data folder. JSON Lines are always answered in
 * JSON, files with `--json`.
 */
const options = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  receiver: { type: 'string', multiple: true },
  terms: { type: 'string', multiple: true },
  ...fileOptions,
} as const;

/**
 * `locdesk check [FILE|-]` and `locdesk check FILE… [--against FILE]`, both with `[--receiver NAME]… [--terms
 * FILE]…`: the checks of the review for requests as JSON Lines, one line of problems for each of them in the
 * same order (decisions, section 11), or for translated files, one problem a line. With receivers, the
 * problems include what each would refuse or change; with termbases, terms that are missing, forbidden or
 * inconsistent. Exit code 1 when an error was found or something can't be read.
 */
export async function checkCommand(
  args: readonly string[],
  output: Output,
  input: SecretInput,
  dictionaryFolder: string,
): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  const names = Object.keys(fileOptions);
  refuseEmpty(values, names);
  const means = await openMeans(values, dictionaryFolder, output);
  if (positionals.some(isTranslatedFile) || Object.keys(values).some((name) => names.includes(name))) {
    // The readers of files are only loaded for them.
    const { checkFiles } = await import('./check-files');
    return checkFiles(positionals, values, means, output);
  }
  const [file = '-', more] = positionals;
  if (more !== undefined) throw new UsageError(`"${more}" is not expected here`);
  return checkJsonLines(file, means, input, output);
}

/** Files of formats that may hold both languages; each other name may be that of JSON Lines. */
const isTranslatedFile = (path: string): boolean =>
  /\.(?:pot?|xlf|xliff|sdlxliff|mxliff|xcstrings|csv|tsv|tab|xlsx)$/i.test(path);

async function checkJsonLines(
  file: string,
  means: CheckMeans,
  input: SecretInput,
  output: Output,
): Promise<void> {
  const readings = (await readJsonLines(file, input)).map(readCheckLine);
  const results = await checkWith(
    means,
    readings.flatMap(({ line }) => line ?? []),
  );
  const counts = new CheckCounts('request');
  for (const [index, reading] of readings.entries()) {
    if (reading.line === undefined) {
      counts.addUnreadable();
      const { number, problems } = reading;
      output.out(JSON.stringify({ index, line: number, problems: [], errors: problems }));
    } else output.out(JSON.stringify({ index, ...counts.next(results) }));
  }
  counts.throwFailure();
}
