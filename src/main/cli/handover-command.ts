import { resolve } from 'node:path';
import {
  handoverFormats,
  isHandoverFormat,
  type HandoverFormat,
} from '../../content/handover/handover-format';
import { hasReviewerTexts, reviewerLanguages } from '../../content/handover/reviewer-texts';
import {
  handoverChoices,
  longestHandoverNote,
  longestRecipient,
  type HandoverChoice,
} from '../../contract/handovers';
import { expectFree } from '../database/durable-files';
import { writeDiskFile } from '../files/disk-files';
import { resolveDataFolder } from '../platform/config';
import { parseOptions, parseSettings, refuseEmpty } from './arguments';
import { chosenRequests, notChecked, parseRequestChoice } from './chosen-requests';
import { withCore } from './open-core';
import { counted, UsageError, type Output } from './output';

const options = {
  data: { type: 'string' },
  view: { type: 'string' },
  filter: { type: 'string' },
  choice: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
  note: { type: 'string' },
  recipient: { type: 'string' },
  language: { type: 'string' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

/** `locdesk handover`: makes the file of a hand-over (decisions, section 11). */
export async function handoverCommand(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals: ids } = parseOptions(args, options);
  refuseEmpty(values, ['data', 'view', 'output', 'format', 'choice', 'language']);
  const { output: path, note = '', recipient = '', language, json } = values;
  const chosen = parseRequestChoice('handover', ids, values);
  if (path === undefined) throw new UsageError('handover needs --output PATH');
  refuseLong('recipient', recipient, longestRecipient);
  refuseLong('note', note, longestHandoverNote);
  const format = parseFormat(values.format);
  const choice = parseChoice(values.choice);
  if (language !== undefined && !hasReviewerTexts(language))
    throw new UsageError(
      `--language ${language}: there are instructions in ${reviewerLanguages.join(', ')} only; leave it out for English`,
    );
  const file = resolve(path);
  // It may be one that a reviewer has answered.
  expectFree(file);
  const dataFolder = resolveDataFolder(values.data);
  const made = await withCore(dataFolder, parseSettings(values.set), async (core) => {
    const keys = chosenRequests(core, dataFolder, chosen, { warn: output.error });
    const { handoverMaking } = await core.work();
    const result = await handoverMaking.make({ keys, choice, format, note, recipient, language });
    try {
      writeDiskFile(path, result.bytes, dataFolder);
    } catch (error) {
      await core.handovers.forget(result.key);
      throw error;
    }
    return { ...result, id: core.handovers.read(result.key).id };
  });
  const { id, requests, fields, unchecked } = made;
  output.out(
    json === true
      ? JSON.stringify({ handover: id, format, requests, fields, unchecked, output: path })
      : `${path}: ${counted(fields, 'field')} of ${counted(requests, 'request')}, hand-over ${id}.`,
  );
  if (unchecked > 0)
    output.error(
      `${notChecked(unchecked)}: the file lacks the problems. Let Locdesk run until it has checked everything, and hand over again.`,
    );
}

/** Refuses what the window's fields would not take, either. */
function refuseLong(option: string, text: string, most: number): void {
  if (text.length > most) throw new UsageError(`--${option}: must have at most ${most} characters`);
}

function parseFormat(text: string | undefined): HandoverFormat {
  if (text === undefined)
    throw new UsageError(`handover needs --format, one of ${handoverFormats.join(', ')}`);
  if (isHandoverFormat(text)) return text;
  throw new UsageError(`--format ${text}: must be one of ${handoverFormats.join(', ')}`);
}

function parseChoice(text = 'all'): HandoverChoice {
  const choice = handoverChoices.find((known) => known === text);
  if (choice !== undefined) return choice;
  throw new UsageError(`--choice ${text}: must be one of ${handoverChoices.join(', ')}`);
}
