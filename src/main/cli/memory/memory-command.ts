import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { TmxNotice } from '../../../content/memory/tmx/tmx-notices';
import { tmxNoticeTexts } from '../../../content/memory/tmx/tmx-notice-texts';
import { AppError } from '../../../contract/errors';
import {
  tmxChoices,
  type ImportedMemory,
  type MemoryImport,
  type TmxChoice,
} from '../../../contract/memory/memory';
import { writeTmx } from '../../data/memories/tmx-export';
import { ImportedMemories } from '../../memory/imported/imported-memories';
import { createMemoryRoom } from '../../memory/room';
import { createMemoryWork } from '../../memory/work';
import { resolveDataFolder } from '../../platform/config';
import { SavedViewStore } from '../../review/saved-view-store';
import { onlyPositional, parseOptions, parseSettings, refuseEmpty, refusePositionals } from '../arguments';
import { refuseFaulty, viewOf } from '../chosen-requests';
import { withDatabase } from '../open-core';
import { counted, UsageError, type Output } from '../output';
import { progressLine } from '../progress-line';

const options = {
  data: { type: 'string' },
  memory: { type: 'string' },
  encoding: { type: 'string' },
  view: { type: 'string' },
  filter: { type: 'string' },
  choice: { type: 'string' },
  replace: { type: 'boolean' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

/** `locdesk memory import | export | list | renew | remove`: memories of TMX files. */
export async function memoryCommand(
  args: readonly string[],
  output: Output,
  /** The version of the program. */
  version: string,
): Promise<void> {
  const [action, ...rest] = args;
  switch (action) {
    case 'import':
      return importMemory(rest, output);
    case 'export':
      return exportTmx(rest, output, version);
    case 'list':
      return list(rest, output);
    case 'renew':
      return renew(rest, output);
    case 'remove':
      return remove(rest, output);
    case undefined:
      throw new UsageError('memory needs import, export, list, renew or remove');
    default:
      throw new UsageError(`memory has no "${action}"`);
  }
}

function parse(args: readonly string[]) {
  const { values, positionals } = parseOptions(args, options);
  refuseEmpty(values, ['data', 'memory', 'encoding', 'view', 'choice']);
  // Only checked: none of the settings concerns memories.
  parseSettings(values.set);
  return { values, positionals, dataFolder: resolveDataFolder(values.data) };
}

async function importMemory(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals, dataFolder } = parse(args);
  const path = onlyPositional(positionals, 'the file');
  const file = basename(path);
  const line = progressLine(output.terminal);
  try {
    const imported = await withDatabase(
      dataFolder,
      () =>
        createMemoryWork(dataFolder, environment).memoryImports.import(
          {
            path,
            file,
            name: values.memory ?? memoryNameOf(file),
            replace: values.replace === true,
            encoding: values.encoding,
          },
          (done, total) => line.say(`Importing ${file}: ${Math.floor((100 * done) / Math.max(total, 1))} %`),
        ),
      { mayCreate: true },
    );
    line.end();
    if (values.json === true) output.out(JSON.stringify(jsonOf(imported)));
    else output.out(...linesOf(imported));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    throw new AppError('CONFLICT', `${error.message} Use --replace, or another name with --memory.`, {
      cause: error,
    });
  } finally {
    line.end();
  }
}

async function exportTmx(args: readonly string[], output: Output, version: string): Promise<void> {
  const { values, positionals, dataFolder } = parse(args);
  const path = onlyPositional(positionals, 'the file');
  const { memory, view, filter } = values;
  if (memory !== undefined && [view, filter, values.choice].some((one) => one !== undefined))
    throw new UsageError('--memory: has no --view, --filter or --choice');
  const choice = parseChoice(values.choice);
  refuseFaulty(filter);
  const line = progressLine(output.terminal);
  try {
    const written = await withDatabase(dataFolder, (db) => {
      const chosen = viewOf(view, new SavedViewStore(db).list());
      const text = [chosen.filter, filter].filter((part) => part !== undefined && part !== '').join(' ');
      const from =
        memory === undefined
          ? { view: chosen.view, filter: text, choice }
          : { memory: memoryOf(memoriesOf(dataFolder), memory).id };
      const nowIso = new Date().toISOString();
      return writeTmx(dataFolder, { target: path, version, nowIso, from }, (done, total) =>
        line.say(`Writing ${path}: ${Math.floor((100 * done) / Math.max(total, 1))} %`),
      );
    });
    line.end();
    output.out(
      values.json === true
        ? JSON.stringify({ units: written.units, output: path })
        : `${path}: ${counted(written.units, 'unit')}.`,
    );
  } finally {
    line.end();
  }
}

function parseChoice(text = 'accepted'): TmxChoice {
  const choice = tmxChoices.find((known) => known === text);
  if (choice !== undefined) return choice;
  throw new UsageError(`--choice ${text}: must be one of ${tmxChoices.join(', ')}`);
}

async function list(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals, dataFolder } = parse(args);
  refusePositionals(positionals);
  const memories = await withDatabase(dataFolder, () => memoriesOf(dataFolder));
  for (const memory of memories)
    output.out(values.json === true ? JSON.stringify(listed(memory)) : lineOf(memory));
  if (memories.length === 0 && values.json !== true)
    output.out('There is no imported memory here. "locdesk memory import FILE.tmx" makes one.');
}

async function renew(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals, dataFolder } = parse(args);
  const name = onlyPositional(positionals, 'the name of the memory');
  const line = progressLine(output.terminal);
  try {
    const renewed = await withDatabase(dataFolder, () => {
      const memory = memoryOf(memoriesOf(dataFolder), name);
      if (memory.unusable === 'earlier')
        roomOf(dataFolder).memoryRenewals.renew(memory.id, (done, total) =>
          line.say(`Renewing ${name}: ${Math.floor((100 * done) / Math.max(total, 1))} %`),
        );
      return memoryOf(memoriesOf(dataFolder), name);
    });
    line.end();
    output.out(values.json === true ? JSON.stringify(listed(renewed)) : lineOf(renewed));
  } finally {
    line.end();
  }
}

async function remove(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals, dataFolder } = parse(args);
  const name = onlyPositional(positionals, 'the name of the memory');
  const removed = await withDatabase(dataFolder, () => {
    const memory = memoryOf(memoriesOf(dataFolder), name);
    roomOf(dataFolder).memoryFiles.remove(memory.id);
    return memory;
  });
  output.out(
    values.json === true ? JSON.stringify({ removed: removed.name }) : `"${removed.name}" is removed.`,
  );
}

const environment = { now: () => Date.now(), randomBytes };
const roomOf = (dataFolder: string) => createMemoryRoom(dataFolder, environment);

function memoriesOf(dataFolder: string): readonly ImportedMemory[] {
  const memories = new ImportedMemories(dataFolder);
  try {
    return memories.list();
  } finally {
    memories.close();
  }
}

/** @throws AppError NOT_FOUND with the names of those that are there */
function memoryOf(memories: readonly ImportedMemory[], name: string): ImportedMemory {
  const found = memories.find((memory) => memory.name === name);
  if (found !== undefined) return found;
  const names = memories.map((memory) => `"${memory.name}"`).join(', ');
  throw new AppError(
    'NOT_FOUND',
    `There is no memory "${name}" here.${names === '' ? '' : ` There are ${names}.`}`,
  );
}

/** A file's name without the endings of TMX and gzip. */
function memoryNameOf(file: string): string {
  return file
    .replace(/\.gz$/i, '')
    .replace(/\.[^.]{1,10}$/, '')
    .slice(0, 100);
}

function listed({ name, file, tool, imported, units, pairs, sizeBytes, unusable }: ImportedMemory) {
  return {
    memory: name,
    file,
    tool,
    imported,
    units,
    pairs,
    sizeBytes,
    ...(unusable === undefined ? {} : { unusable }),
  };
}

const unusableTexts = {
  damaged: 'is damaged; remove it and import its TMX file again',
  earlier: 'was made by an earlier version of Locdesk; "locdesk memory renew NAME" makes it usable',
  later: 'was made by a later version of Locdesk; import its TMX file again',
} as const satisfies Record<NonNullable<ImportedMemory['unusable']>, string>;

function lineOf({ name, file, tool, imported, units, pairs, unusable }: ImportedMemory): string {
  if (unusable !== undefined) return `${name}: ${unusableTexts[unusable]}`;
  const made = tool === '' ? '' : ` by ${tool}`;
  return `${name}: ${counted(units, 'unit')} in ${pairText(pairs)}, of ${file}${made}, imported ${imported.slice(0, 10)}`;
}

function pairText(pairs: ImportedMemory['pairs']): string {
  const named = pairs.slice(0, 8).map(({ source, target }) => `${source} → ${target}`);
  return [...named, ...(pairs.length > named.length ? ['…'] : [])].join(', ');
}

function jsonOf({ name, tool, units, equal, pairs, notices }: MemoryImport) {
  return { memory: name, tool, units, equal, pairs, notices };
}

function linesOf({ name, units, equal, pairs, notices }: MemoryImport): readonly string[] {
  const left = equal === 0 ? '' : ` ${counted(equal, 'further unit')} of the file: equal to these, left out.`;
  return [`"${name}": ${counted(units, 'unit')} in ${pairText(pairs)}.${left}`, ...notices.map(noticeLine)];
}

const noticeTexts = {
  ...tmxNoticeTexts,
  encoding: `${tmxNoticeTexts.encoding}; --encoding names another`,
};

function noticeLine({ kind, detail, count, line }: TmxNotice): string {
  const places = count === 1 ? `line ${line}` : `${count} places, the first in line ${line}`;
  return `${noticeTexts[kind]}${detail === '' ? '' : ` (${detail})`}: ${places}`;
}
