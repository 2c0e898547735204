import { builtInProfiles } from '../../content/receivers/built-in/built-in-profiles';
import type { ReceiverProfile } from '../../content/receivers/receiver-profile';
import { AppError } from '../../contract/errors';
import { readCheckLine } from '../checks/line-checks';
import { readDiskFile } from '../files/disk-files';
import { readProfileOrModel } from '../receivers/read-profile';
import { rehearseLine } from '../receivers/rehearse-lines';
import { parseOptions, refusePositionals } from './arguments';
import { linesOf } from './check-command';
import { counted, UsageError, type Output } from './output';
import type { SecretInput } from './secret-input';

const options = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  profile: { type: 'string', multiple: true },
} as const;

/** `locdesk receiver list | show | check`: the profiles of receivers, and rehearsals with them. */
export async function receiverCommand(
  args: readonly string[],
  output: Output,
  input: SecretInput,
): Promise<void> {
  const [action, ...rest] = args;
  switch (action) {
    case 'list':
      return list(rest, output);
    case 'show':
      return show(rest, output);
    case 'check':
      return check(rest, output, input);
    case undefined:
      throw new UsageError('receiver needs list, show or check');
    default:
      throw new UsageError(`receiver has no "${action}"`);
  }
}

function list(args: readonly string[], output: Output): void {
  const { values, positionals } = parseOptions(args, options);
  refusePositionals(positionals);
  for (const { id, name, rules } of builtInProfiles) {
    if (values.json === true) output.out(JSON.stringify({ id, name, rules: rules.length }));
    else output.out(`${id}  ${name}, ${counted(rules.length, 'rule')}`);
  }
}

/** Prints a profile as its document, from which a profile of one's own can be made. */
function show(args: readonly string[], output: Output): void {
  const { positionals } = parseOptions(args, options);
  const [id, ...more] = positionals;
  if (id === undefined) throw new UsageError('the profile is missing');
  refusePositionals(more);
  output.out(...JSON.stringify(profileOf(id), null, 2).split('\n'));
}

/** Exit code 1 when something is refused or a line can't be read. */
async function check(args: readonly string[], output: Output, input: SecretInput): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  const [file = '-', ...more] = positionals;
  refusePositionals(more);
  const profiles = (values.profile ?? []).map(profileOf);
  if (profiles.length === 0) throw new UsageError('--profile is missing; "receiver list" lists the profiles');
  const counts = { requests: 0, refused: 0, changed: 0, unreadable: 0 };
  for (const text of await linesOf(file, input)) {
    const index = counts.requests++;
    const reading = readCheckLine(text);
    if (reading.line === undefined) {
      counts.unreadable += 1;
      output.out(JSON.stringify({ index, findings: [], errors: reading.problems }));
      continue;
    }
    const rehearsed = rehearseLine(profiles, reading.line);
    for (const { kind } of rehearsed.findings) counts[kind] += 1;
    output.out(JSON.stringify({ index, ...rehearsed }));
  }
  const { requests, refused, changed, unreadable } = counts;
  if (refused + unreadable === 0) return;
  const unread =
    unreadable === 0 ? '' : `; ${counted(unreadable, 'line')} could not be read, "errors" says why`;
  throw new AppError(
    'INVALID_INPUT',
    `${counted(requests, 'request')}: ${refused} refused, ${changed} changed${unread}.`,
  );
}

/** A built-in profile by its ID, or the document in a file. */
function profileOf(name: string): ReceiverProfile {
  const builtIn = builtInProfiles.find(({ id }) => id === name);
  if (builtIn !== undefined) return builtIn;
  if (name.endsWith('.json')) return readProfileOrModel(new TextDecoder().decode(readDiskFile(name).bytes));
  throw new UsageError(`there is no profile "${name}"; "receiver list" lists them, a file ends in .json`);
}
