import { evidenceFormats, type EvidenceFormat } from '../../content/evidence/evidence';
import { evidencePage } from '../../content/evidence/evidence-html';
import { evidenceWords } from '../../content/evidence/texts/evidence-texts';
import { AppError } from '../../contract/errors';
import type { Core } from '../core';
import { writeDiskFile } from '../files/disk-files';
import { openQueryEngine } from '../lists/query-engine';
import { resolveDataFolder } from '../platform/config';
import { parseOptions, parseSettings, refuseEmpty } from './arguments';
import { listedRequests } from './listed-requests';
import { withCore } from './open-core';
import { counted, UsageError, type Output } from './output';

const options = {
  data: { type: 'string' },
  view: { type: 'string' },
  filter: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
  language: { type: 'string' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

/** `locdesk evidence`: writes what is wrong with failed imports, for the vendor. */
export async function evidenceCommand(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals: ids } = parseOptions(args, options);
  refuseEmpty(values, ['data', 'view', 'output', 'format', 'language']);
  const { view, filter, output: path, language = 'en', json } = values;
  const isListed = view !== undefined || filter !== undefined;
  if (isListed === ids.length > 0)
    throw new UsageError('evidence needs either ids of requests, or --view or --filter');
  if (path === undefined) throw new UsageError('evidence needs --output PATH');
  const format = parseFormat(values.format, path);
  const dataFolder = resolveDataFolder(values.data);
  const keys = await withCore(dataFolder, parseSettings(values.set), (core) =>
    Promise.resolve(
      isListed ? listedRequests(dataFolder, { view, filter }, core.savedViews.list()) : keysOf(core, ids),
    ),
  );
  const text = evidenceOf(dataFolder, keys, { format, language });
  writeDiskFile(path, Buffer.from(text), dataFolder);
  output.out(
    json === true
      ? JSON.stringify({ requests: keys.length, format, output: path })
      : `${path}: evidence of ${counted(keys.length, 'request')}.`,
  );
}

function evidenceOf(
  dataFolder: string,
  keys: readonly number[],
  { format, language }: { readonly format: EvidenceFormat; readonly language: string },
): string {
  const engine = openQueryEngine(dataFolder, () => Date.now());
  try {
    const parts = keys.map((key) => engine.handlers['failures.evidence']({ key, format, language }).part);
    if (format !== 'html') return parts.join(format === 'text' ? '\n' : '');
    return evidencePage(parts, evidenceWords(language), new Date().toISOString());
  } finally {
    engine.close();
  }
}

/** @throws AppError NOT_FOUND */
function keysOf({ review }: Core, ids: readonly string[]): readonly number[] {
  const keys = ids.map((id) => {
    const place = review.placeOf(id, undefined);
    if (place === undefined) throw new AppError('NOT_FOUND', `There is no request "${id}".`);
    return place.key;
  });
  return [...new Set(keys)];
}

/** The format that was asked for, or that of the file's ending. */
function parseFormat(text: string | undefined, path: string): EvidenceFormat {
  const wanted = text ?? path.split('.').at(-1)?.toLowerCase() ?? '';
  const format = evidenceFormats.find((known) => known === (wanted === 'txt' ? 'text' : wanted));
  if (format !== undefined) return format;
  throw new UsageError(
    `--format ${wanted}: must be one of ${evidenceFormats.join(', ')}, or --output must end with .html, .jsonl or .txt`,
  );
}
