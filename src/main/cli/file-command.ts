import { describeProblem } from '../../content/files/content-file';
import { checkContentFile, noticesOf } from '../../content/files/content-files';
import { AppError } from '../../contract/errors';
import { untranslatedChoices, type FileImport, type Untranslated } from '../../contract/orders';
import { mostFileBytes, readDiskFile, writeDiskFile } from '../files/disk-files';
import { languagePlace, nameInLanguage } from '../files/result-names';
import { resolveDataFolder } from '../platform/config';
import { parseReading } from './file-reading';
import { parseOptions, parseSettings, readingOptions, refuseEmpty } from './arguments';
import { listVersions, writeSource } from './file-versions';
import { withCore } from './open-core';
import { counted, UsageError, type Output } from './output';

const options = {
  data: { type: 'string' },
  source: { type: 'string' },
  target: { type: 'string' },
  to: { type: 'string' },
  ...readingOptions,
  output: { type: 'string' },
  untranslated: { type: 'string' },
  force: { type: 'boolean' },
  all: { type: 'boolean' },
  version: { type: 'string' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

type Values = ReturnType<typeof parseOptions<typeof options>>['values'];
type Option = keyof typeof options;

const namesOfReading = [
  'format',
  'encoding',
  'column',
  'header',
] as const satisfies readonly (keyof typeof readingOptions)[];

/** Options of single actions, beside the common ones. */
const ownOptions = {
  check: [...namesOfReading, 'target'],
  import: [...namesOfReading, 'source', 'target', 'to', 'all'],
  result: ['target', 'output', 'untranslated', 'force'],
  versions: [],
  source: ['version', 'output'],
} as const satisfies Record<string, readonly Option[]>;
const commonOptions: readonly Option[] = ['data', 'json', 'set'];

/** `locdesk file check|import|result|versions|source` (decisions, section 11). */
export async function fileCommand(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  const [action, subject, more] = positionals;
  if (!isAction(action)) throw new UsageError(`file needs one of: ${Object.keys(ownOptions).join(', ')}`);
  if (subject === undefined || subject === '') {
    throw new UsageError(
      action === 'check' || action === 'import'
        ? 'the file is missing'
        : 'the id of an order or of a request is missing',
    );
  }
  if (more !== undefined) throw new UsageError(`"${more}" is not expected here`);
  const own: readonly string[] = ownOptions[action];
  for (const name of Object.keys(values)) {
    if (!own.includes(name) && !commonOptions.some((common) => common === name)) {
      throw new UsageError(`file ${action} takes no --${name}`);
    }
  }
  refuseEmpty(values, ['data', 'source', 'target', 'format', 'encoding', 'output', 'to', 'version']);
  switch (action) {
    case 'check':
      checkFile(subject, values, output);
      return;
    case 'import':
      return importFile(subject, values, output);
    case 'result':
      return writeResults(subject, values, output);
    case 'versions':
      return listVersions(subject, values, output);
    case 'source':
      return writeSource(subject, values, output);
  }
}

/** @throws AppError INVALID_INPUT after all problems were printed. */
function checkFile(path: string, values: Values, output: Output): void {
  const { target, json } = values;
  const reading = parseReading(values);
  const { name, bytes } = readDiskFile(path);
  const check = checkContentFile(bytes, {
    ...reading,
    name,
    ...(target === undefined ? {} : { targetLanguage: target }),
    mostBytes: mostFileBytes,
  });
  const lines = check.problems.map((problem) => `${describeProblem(path, problem)} [${problem.rule}]`);
  if (json === true) {
    output.out(
      JSON.stringify({
        valid: check.valid,
        format: check.format ?? null,
        problems: check.problems.map(({ words: _words, ...problem }) => problem),
      }),
    );
  } else {
    output.out(...lines, ...(check.valid ? [`${path} is valid (${check.format}).`] : []));
  }
  if (check.valid) return;
  const problems = lines.length === 1 ? '1 problem' : `${lines.length} problems`;
  throw new AppError(
    'INVALID_INPUT',
    `${path} is not valid: it has ${problems}. Correct the lines that are named.`,
  );
}

async function importFile(path: string, values: Values, output: Output): Promise<void> {
  const { source, target, to, json } = values;
  if (source === undefined) throw new UsageError('file import needs --source TAG');
  if (target === undefined) throw new UsageError('file import needs --target TAG[,TAG…]');
  const reading = parseReading(values);
  const dataFolder = resolveDataFolder(values.data);
  const targets = target.split(',').map((tag) => tag.trim());
  // Read before a database is created in a folder without one.
  const file = readDiskFile(path, dataFolder);
  const report = await withCore(
    dataFolder,
    parseSettings(values.set),
    async ({ connections, work }) => {
      const { fileImports } = await work();
      return fileImports.import({
        ...file,
        ...reading,
        source,
        targets,
        everything: values.all,
        ...(to === undefined ? {} : { to: connections.byName(to).key }),
      });
    },
    { mayCreate: true, flushesBeside: true },
  );
  if (json === true) output.out(JSON.stringify(withoutKeys(report)));
  else {
    // Cells with formulas and the like stay as they are, which the user should know.
    const notices = noticesOf(file.bytes, { ...reading, name: file.name, mostBytes: mostFileBytes });
    output.out(...notices.map((notice) => describeProblem(path, notice)), ...importLines(file.name, report));
  }
}

/** Keys are the window's; commands name requests by their ids. */
function withoutKeys(report: FileImport): object {
  const outdated = report.outdated.map(({ id, target, fields, outdated: count }) => ({
    id,
    target,
    fields,
    outdated: count,
  }));
  return { ...report, outdated };
}

function importLines(
  name: string,
  { order, requests, added, changed, moved, unchanged, gone, outdated }: FileImport,
): readonly string[] {
  return [
    `${name}: ${added} new, ${changed} changed, ${moved} moved, ${unchanged} unchanged, ${gone} gone.`,
    ...(requests.length === 0
      ? [`Nothing is left to ask for in order ${order}.`]
      : [
          `Order ${order}:`,
          ...requests.map(({ id, target, fields }) => `  ${target}  ${id}  ${counted(fields, 'field')}`),
        ]),
    ...(outdated.length === 0
      ? []
      : [
          'These requests still ask for texts that the file no longer has; no result uses what comes of them:',
          ...outdated.map(
            (one) => `  ${one.target}  ${one.id}  ${one.outdated} of ${counted(one.fields, 'field')}`,
          ),
        ]),
  ];
}

async function writeResults(id: string, values: Values, output: Output): Promise<void> {
  const { target, output: path, force = false, json } = values;
  if (path === undefined) throw new UsageError('file result needs --output PATH');
  const untranslated = parseUntranslated(values.untranslated);
  const dataFolder = resolveDataFolder(values.data);
  const written = await withCore(dataFolder, parseSettings(values.set), async ({ orderFiles, work }) => {
    const { resultWriting } = await work();
    const order = orderFiles.find(id);
    const targets = target === undefined ? order.targets : [target];
    if (targets.length > 1 && !path.includes(languagePlace)) {
      throw new UsageError(
        `the order is in ${targets.join(', ')}: choose one with --target, or write ${languagePlace} where the language stands in --output`,
      );
    }
    // All results are made before the first file is written, so that an error in one prevents all.
    return targets
      .map((tag) => resultWriting.write(order, { target: tag, untranslated, force }))
      .map(({ bytes, ...result }) => {
        const file = nameInLanguage(path, result.target);
        writeDiskFile(file, bytes, dataFolder);
        return { ...result, output: file };
      });
  });
  output.out(
    ...(json === true
      ? [JSON.stringify({ results: written })]
      : written.map(
          (result) =>
            `${result.output}: ${result.translated} of ${result.segments} segments are in ${result.target}.`,
        )),
  );
}

function isAction(text: string | undefined): text is keyof typeof ownOptions {
  return text !== undefined && Object.hasOwn(ownOptions, text);
}

function parseUntranslated(text: string | undefined): Untranslated {
  const choice = untranslatedChoices.find((known) => known === (text ?? 'source'));
  if (choice === undefined) throw new UsageError(`--untranslated ${text}: must be source or empty`);
  return choice;
}
