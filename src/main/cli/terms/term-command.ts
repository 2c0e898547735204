import { basename, extname } from 'node:path';
import { tidyLanguage } from '../../../content/terms/tidy-entry';
import { termFormats, type TermFormat, type TermNotice } from '../../../content/terms/term-file';
import { termNoticeTexts } from '../../../content/terms/term-notice-texts';
import { termImportModes, type TermImport, type TermImportMode } from '../../../contract/terms';
import { AppError } from '../../../contract/errors';
import { readDiskFile, writeDiskFile } from '../../files/disk-files';
import { resolveDataFolder } from '../../platform/config';
import { onlyPositional, parseOptions, parseSettings, refuseEmpty, refusePositionals } from '../arguments';
import { withCore } from '../open-core';
import { counted, UsageError, type Output } from '../output';
import { progressLine } from '../progress-line';

const options = {
  data: { type: 'string' },
  termbase: { type: 'string' },
  language: { type: 'string' },
  encoding: { type: 'string' },
  mode: { type: 'string' },
  format: { type: 'string' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

/** `locdesk term import | export | list`: termbases and their files (decisions, section 11). */
export async function termCommand(args: readonly string[], output: Output): Promise<void> {
  const [action, ...rest] = args;
  switch (action) {
    case 'import':
      return importTerms(rest, output);
    case 'export':
      return exportTerms(rest, output);
    case 'list':
      return list(rest, output);
    case undefined:
      throw new UsageError('term needs import, export or list');
    default:
      throw new UsageError(`term has no "${action}"`);
  }
}

function parse(args: readonly string[]) {
  const { values, positionals } = parseOptions(args, options);
  refuseEmpty(values, ['data', 'termbase', 'language', 'encoding', 'mode', 'format']);
  return { values, positionals, dataFolder: resolveDataFolder(values.data) };
}

async function importTerms(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals, dataFolder } = parse(args);
  const path = onlyPositional(positionals, 'the file');
  if (values.format !== undefined) throw new UsageError('--format: is told by the file itself');
  const languages = parseLanguages(values.language);
  const mode = parseMode(values.mode);
  const { name, bytes } = readDiskFile(path, dataFolder);
  const termbase = values.termbase ?? basename(name, extname(name));
  const line = progressLine(output.terminal);
  try {
    const imported = await withCore(
      dataFolder,
      parseSettings(values.set),
      async ({ work }) => {
        const { termImports } = await work();
        return termImports.import(
          { name, bytes, termbase, mode, languages, encoding: values.encoding },
          (done, total) => line.say(total === 0 ? `Reading ${name}` : `Entry ${done} of ${total}`),
        );
      },
      { mayCreate: true },
    );
    line.end();
    if (values.json === true) output.out(JSON.stringify(jsonOf(imported)));
    else output.out(...linesOf(imported));
  } finally {
    line.end();
  }
}

async function exportTerms(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals, dataFolder } = parse(args);
  const path = onlyPositional(positionals, 'the file');
  const format = parseFormat(values.format, path);
  const written = await withCore(dataFolder, parseSettings(values.set), async ({ termLists, work }) => {
    const here = termLists.list();
    const { termbase: wanted } = values;
    const chosen = wanted === undefined ? here : here.filter(({ name }) => name === wanted);
    const [first, ...more] = chosen;
    if (first === undefined) {
      const names = here.map(({ name }) => `"${name}"`).join(', ');
      throw new AppError(
        'NOT_FOUND',
        wanted === undefined
          ? 'There is no termbase here. "locdesk term import FILE" makes one.'
          : `There is no termbase "${wanted}" here.${names === '' ? '' : ` There are ${names}.`}`,
      );
    }
    if (more.length > 0)
      throw new UsageError(`there are ${chosen.length} termbases; choose one with --termbase NAME`);
    const { termImports } = await work();
    return termImports.export(first.key, format);
  });
  writeDiskFile(path, written.bytes, dataFolder);
  const { name, entries } = written;
  output.out(
    values.json === true
      ? JSON.stringify({ termbase: name, format, entries, output: path })
      : `${path}: ${counted(entries, 'entry', 'entries')} of "${name}".`,
  );
}

async function list(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals, dataFolder } = parse(args);
  refusePositionals(positionals);
  const termbases = await withCore(dataFolder, parseSettings(values.set), ({ termLists }) =>
    termLists.list(),
  );
  for (const { name, entries, languages, uses } of termbases) {
    const limited = uses.length === 0 ? '' : ', limited to connections or views';
    output.out(
      values.json === true
        ? JSON.stringify({ termbase: name, entries, languages, uses: uses.length })
        : `${name}: ${counted(entries, 'entry', 'entries')} in ${languages.map(({ language }) => language).join(', ')}${limited}`,
    );
  }
  if (termbases.length === 0 && values.json !== true) output.out('There is no termbase here.');
}

function parseLanguages(text: string | undefined): readonly [string, string] | undefined {
  if (text === undefined) return undefined;
  const [source, target, ...more] = text.split(',').map((tag) => tidyLanguage(tag));
  if (source === undefined || target === undefined || more.length > 0)
    throw new UsageError(`--language ${text}: must be two language tags, such as en,de`);
  return [source, target];
}

function parseMode(text = 'merge'): TermImportMode {
  const mode = termImportModes.find((known) => known === text);
  if (mode !== undefined) return mode;
  throw new UsageError(`--mode ${text}: must be one of ${termImportModes.join(', ')}`);
}

function parseFormat(text: string | undefined, path: string): TermFormat {
  const wanted = text ?? extname(path).slice(1).toLowerCase();
  const format = termFormats.find((known) => known === wanted);
  if (format !== undefined) return format;
  throw new UsageError(
    text === undefined
      ? `${path}: its ending says no format; end it in .tbx, .csv or .xlsx, or give --format, one of ${termFormats.join(', ')}`
      : `--format ${text}: must be one of ${termFormats.join(', ')}`,
  );
}

function jsonOf({ name, termbase: _key, ...rest }: TermImport) {
  return { termbase: name, ...rest };
}

function linesOf({ name, added, changed, same, removed, notices }: TermImport): readonly string[] {
  const counts = [
    `${counted(added, 'entry', 'entries')} added`,
    `${changed} changed`,
    `${same} as before`,
    ...(removed === 0 ? [] : [`${removed} removed`]),
  ];
  return [`"${name}": ${counts.join(', ')}.`, ...noticeLines(notices)];
}

function noticeLines(notices: readonly TermNotice[]): readonly string[] {
  return notices.length === 0
    ? []
    : ['Not kept as it stands in the file:', ...notices.map((notice) => `  ${noticeLine(notice)}`)];
}

function noticeLine({ kind, detail, count, line }: TermNotice): string {
  const places = count === 1 ? `line ${line}` : `${count} places, the first in line ${line}`;
  return `${termNoticeTexts[kind]}${detail === '' ? '' : ` (${detail})`}: ${places}`;
}
