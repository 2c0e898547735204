import { basename } from 'node:path';
import { joined } from '../../contract/sentence';
import { faultSentence, faultWords, placeText } from '../../content/handover/fault-sentence';
import type { HandoverFault, ReturnedPlace } from '../../content/handover/returned-document';
import {
  acceptedForms,
  takeBackStates,
  type AcceptedForm,
  type TakeBackAnswer,
  type TakeBackCounts,
} from '../../contract/handovers';
import { AppError } from '../../contract/errors';
import type { Core } from '../core';
import { readDiskFile } from '../files/disk-files';
import type { ReadTakeBack } from '../handover/take-back-reading-service';
import { resolveDataFolder } from '../platform/config';
import { parseOptions, parseSettings, refuseEmpty } from './arguments';
import { withCore } from './open-core';
import { counted, UsageError, type Output } from './output';

const options = {
  data: { type: 'string' },
  accept: { type: 'string' },
  as: { type: 'string' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

/** Items that are printed one by one; `--json` has all of them. */
const mostPrinted = 200;

/** `locdesk takeback FILE`: says what came back, and accepts it where that is asked for. */
export async function takebackCommand(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  refuseEmpty(values, ['data', 'accept', 'as']);
  const [path, more] = positionals;
  if (path === undefined || path === '') throw new UsageError('the file is missing');
  if (more !== undefined) throw new UsageError(`"${more}" is not expected here`);
  const { accept = 'none', as = 'drafts', json } = values;
  if (accept !== 'none' && accept !== 'all') throw new UsageError(`--accept ${accept}: must be none or all`);
  const form = acceptedForms.find((known) => known === as);
  if (form === undefined) throw new UsageError(`--as ${as}: must be one of ${acceptedForms.join(', ')}`);
  const dataFolder = resolveDataFolder(values.data);
  const { bytes } = readDiskFile(path, dataFolder);
  await withCore(dataFolder, parseSettings(values.set), async (core) => {
    const { takeBackReading } = await core.work();
    const read = takeBackReading.read(bytes);
    const lines = json === true ? [JSON.stringify(reportOf(core, read))] : sayWhatCame(core, path, read);
    // Said first, because accepting changes what is compared.
    output.out(...lines);
    // The faults of the file say which desk it is of, and what to do.
    if (read.handover === undefined)
      throw new AppError('CONFLICT', joined(read.document.faults.map(faultWords), ' '));
    if (accept === 'none') return;
    const answer = await acceptAll(core, { name: basename(path), bytes, form });
    if (json !== true) output.out(...sayWhatWasDone(answer));
  });
}

async function acceptAll(
  { acceptances, takeBacks, work }: Core,
  { name, bytes, form }: { readonly name: string; readonly bytes: Uint8Array; readonly form: AcceptedForm },
): Promise<TakeBackAnswer> {
  const { takeBackReading } = await work();
  const { key } = await takeBackReading.open(name, bytes);
  const answer = await acceptances.accept(key, 'all', form);
  // The window keeps open what a person has to decide.
  if (answer.takeBack.open === 0) await takeBacks.close(key);
  return answer;
}

function countsOf({ items }: ReadTakeBack): TakeBackCounts {
  const counts = { changed: 0, unchanged: 0, stale: 0, damaged: 0, unknown: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
}

function reportOf({ takeBacks }: Core, read: ReadTakeBack): object {
  return {
    ...countsOf(read),
    missing: read.missing,
    faults: read.document.faults.map(faultSentence),
    items: read.items.map((item) => ({
      request: takeBacks.requestId(item.request_key),
      field: item.field_id,
      state: item.state,
      verdict: item.verdict,
      comment: item.comment,
      faults: bodyOf(item.body).faults.map(faultSentence),
    })),
  };
}

function sayWhatCame({ takeBacks }: Core, path: string, read: ReadTakeBack): readonly string[] {
  const counts = countsOf(read);
  const summary = takeBackStates.map((state) => `${counts[state]} ${state}`).join(', ');
  const missing =
    read.missing === 0 ? '' : `; ${counted(read.missing, 'field')} of the hand-over not in the file`;
  const told = read.items.filter(
    ({ state, verdict, comment, body }) =>
      state !== 'unchanged' || verdict !== null || comment !== null || bodyOf(body).faults.length > 0,
  );
  if (read.handover === undefined) return [`${path}: ${summary}.`];
  return [
    `${path}: ${summary}${missing}.`,
    ...read.document.faults.map(faultSentence),
    ...told.slice(0, mostPrinted).map((item) => {
      const { faults, place } = bodyOf(item.body);
      const said = [
        ...(item.verdict === null ? [] : [item.verdict]),
        ...(item.comment === null ? [] : [`“${item.comment}”`]),
        ...faults.map(faultSentence),
      ];
      const where = `${placeText(place)}, ${takeBacks.requestId(item.request_key) ?? 'no request'}, field ${item.field_id ?? '?'}`;
      return `  ${item.state}  ${where}${said.length === 0 ? '' : `: ${said.join(' ')}`}`;
    }),
    ...(told.length > mostPrinted ? [`  and ${told.length - mostPrinted} more; --json has all of them`] : []),
  ];
}

function bodyOf(json: string): { readonly faults: readonly HandoverFault[]; readonly place: ReturnedPlace } {
  // Written only by the reading of the file.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(json) as { readonly faults: readonly HandoverFault[]; readonly place: ReturnedPlace };
}

function sayWhatWasDone(answer: TakeBackAnswer): readonly string[] {
  const { drafts, corrections, versions, notes, reviewed, refused, takeBack } = answer;
  const done = [
    counted(drafts, 'draft'),
    counted(corrections, 'correction'),
    counted(versions, 'new version'),
    counted(notes, 'note'),
    `${counted(reviewed, 'field')} reviewed`,
  ];
  return [
    `Accepted: ${done.join(', ')}.`,
    ...refused.map(({ reason }) => `Not accepted: ${reason}`),
    ...(takeBack.open === 0
      ? ['The hand-over is taken back.']
      : [`${counted(takeBack.open, 'field')} can only be decided one by one, in the window.`]),
  ];
}
