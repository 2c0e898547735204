import { describeProblem } from '../../../content/files/content-file';
import type { FilePosition } from '../../../content/files/content-files';
import type { CheckedLine, LineProblem } from '../../checks/line-checks';
import { parseReading, type ReadingValues } from '../file-reading';
import { UsageError, type Output } from '../output';
import { CheckCounts } from './check-counts';
import { checkWith, type CheckMeans } from './check-means';
import { readFilesToCheck, type ReadFile, type UnreadableFile } from './file-to-check';

interface Values extends ReadingValues {
  readonly source?: string;
  readonly target?: string;
  readonly against?: string;
  readonly json?: boolean;
}

/**
 * Checks translated files and prints a line for each problem, with its place in the file; with `json` a line
 * for each file, as for a request.
 *
 * @throws UsageError; AppError when an error was found or a file can't be read.
 */
export async function checkFiles(
  paths: readonly string[],
  values: Values,
  means: CheckMeans,
  output: Output,
): Promise<void> {
  const { source, target, against, json = false } = values;
  const files = readFilesToCheck(paths, { ...parseReading(values), source, target, against });
  if (files.length === 0) throw new UsageError('the translated file is missing');
  const results = await checkWith(
    means,
    files.flatMap(({ line }) => line ?? []),
  );
  const counts = new CheckCounts('file');
  for (const [index, file] of files.entries()) {
    const { lines, answer } =
      file.line === undefined
        ? unread(file, counts)
        : checked(file, counts.next(results, file.line.fields.length));
    if (json) output.out(JSON.stringify({ index, file: file.path, ...answer }));
    else for (const line of lines) output.out(line);
  }
  counts.throwFailure();
  if (!json) output.out(counts.summary());
}

/** A file's problems as lines for a reader, and as the answer for a program. */
interface Said {
  readonly lines: readonly string[];
  readonly answer: object;
}

function unread({ path, problems }: UnreadableFile, counts: CheckCounts): Said {
  counts.addUnreadable();
  const errors = problems.map((problem) => `${describeProblem(path, problem)} [${problem.rule}]`);
  return { lines: errors, answer: { problems: [], errors } };
}

function checked({ path, positionOf }: ReadFile, { problems, ...more }: CheckedLine): Said {
  const placed = problems.map((problem) => ({ ...problem, ...positionOf(problem.field) }));
  return {
    lines: placed.map((problem) => problemLine(path, problem)),
    answer: { problems: placed, ...more },
  };
}

/** `de.po, line 12, column 8: Missing placeholder: {sum}. [error placeholders]` */
function problemLine(path: string, problem: LineProblem & Partial<FilePosition>): string {
  const { field, check, level, certainty, message, folded = [], line, column } = problem;
  const place = line === undefined ? field : `line ${line}, column ${column}`;
  const more = folded.length === 0 ? '' : ` (${folded.length} more with the same cause)`;
  const weight = level === 'warning' && certainty === 'style' ? certainty : level;
  return `${path}, ${place}: ${message}${more} [${weight} ${check}]`;
}
