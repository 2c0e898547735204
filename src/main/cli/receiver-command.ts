import { builtInProfiles } from '../../content/receivers/built-in/built-in-profiles';
import { withoutRoomLine } from '../../content/receivers/content-models/profile-of-model';
import { isSameName } from '../../content/receivers/same-name';
import type { ReceiverProfile } from '../../content/receivers/receiver-profile';
import { readDiskFile } from '../files/disk-files';
import { readProfileOrModel } from '../receivers/read-profile';
import { parseOptions, refusePositionals } from './arguments';
import { counted, UsageError, type Output } from './output';

const options = { data: { type: 'string' }, json: { type: 'boolean' } } as const;

/** `locdesk receiver list | show`: profiles of receivers, with which `locdesk check` rehearses. */
export function receiverCommand(args: readonly string[], output: Output): void {
  const [action, ...rest] = args;
  switch (action) {
    case 'list':
      return list(rest, output);
    case 'show':
      return show(rest, output);
    case undefined:
      throw new UsageError('receiver needs list or show');
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
  const [name, ...more] = positionals;
  if (name === undefined) throw new UsageError('the profile is missing');
  refusePositionals(more);
  output.out(...JSON.stringify(profileNamed(name, output), null, 2).split('\n'));
}

/**
 * Returns a built-in profile by its ID or its name, or reads the JSON file of one. The demands of a content
 * model that its profile does not have are printed as errors.
 *
 * @throws UsageError for an unknown name, AppError INVALID_INPUT with everything that is wrong with the file
 */
export function profileNamed(name: string, output: Pick<Output, 'error'>): ReceiverProfile {
  const builtIn = builtInProfiles.find((one) => one.id === name || isSameName(one.name, name));
  if (builtIn !== undefined) return builtIn;
  if (name.endsWith('.json')) {
    const { bytes } = readDiskFile(name);
    const { profile, leftOut, withoutRoom } = readProfileOrModel(new TextDecoder().decode(bytes));
    for (const what of [...leftOut, ...withoutRoom.map((rule) => withoutRoomLine(rule))])
      output.error(`locdesk: not in ${profile.name}: ${what}`);
    return profile;
  }
  throw new UsageError(
    `there is no profile "${name}"; "receiver list" lists them, the name of a file ends in .json`,
  );
}
