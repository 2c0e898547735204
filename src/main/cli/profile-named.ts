import { builtInProfiles } from '../../content/receivers/built-in/built-in-profiles';
import type { ReceiverProfile } from '../../content/receivers/receiver-profile';
import { readDiskFile } from '../files/disk-files';
import { readProfileOrModel } from '../receivers/read-profile';
import { UsageError } from './output';

/**
 * Returns a built-in profile by its ID, or reads the JSON file of one.
 *
 * @throws UsageError for an unknown name, AppError INVALID_INPUT with everything that is wrong with the file
 */
export function profileNamed(name: string): ReceiverProfile {
  const builtIn = builtInProfiles.find(({ id }) => id === name);
  if (builtIn !== undefined) return builtIn;
  if (name.endsWith('.json')) return readProfileOrModel(new TextDecoder().decode(readDiskFile(name).bytes));
  throw new UsageError(
    `there is no profile "${name}"; "receiver list" lists them, the name of a file ends in .json`,
  );
}
