import { evidenceFormats, type EvidenceFormat } from '../../content/evidence/evidence';
import { evidencePage } from '../../content/evidence/evidence-html';
import { evidenceWords } from '../../content/evidence/texts/evidence-texts';
import { writeDiskFile } from '../files/disk-files';
import { openQueryEngine } from '../lists/query-engine';
import { resolveDataFolder } from '../platform/config';
import { parseOptions, parseSettings, refuseEmpty } from './arguments';
import { chosenRequests, parseRequestChoice } from './chosen-requests';
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
  const { output: path, language = 'en', json } = values;
  const choice = parseRequestChoice('evidence', ids, values);
  if (path === undefined) throw new UsageError('evidence needs --output PATH');
  const format = parseFormat(values.format, path);
  const dataFolder = resolveDataFolder(values.data);
  const keys = await withCore(dataFolder, parseSettings(values.set), (core) =>
    Promise.resolve(chosenRequests(core, dataFolder, choice, { warn: output.error, isFailedOnly: true })),
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

/** The format that was asked for, or that of the file's ending. */
function parseFormat(text: string | undefined, path: string): EvidenceFormat {
  const wanted = text ?? path.split('.').at(-1)?.toLowerCase() ?? '';
  const format = evidenceFormats.find((known) => known === (wanted === 'txt' ? 'text' : wanted));
  if (format !== undefined) return format;
  throw new UsageError(
    `--format ${wanted}: must be one of ${evidenceFormats.join(', ')}, or --output must end with .html, .jsonl or .txt`,
  );
}
