import type { ReceiverProfile } from '../../../content/receivers/receiver-profile';
import type { Client } from '../../lib/host/client';

/** Returns the IDs of the profiles that were chosen for a request by hand; none for several requests. */
export async function chosenByHand(client: Client, keys: readonly number[]): Promise<readonly string[]> {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) return [];
  const applied = await client.call('receivers.ofRequest', { key });
  return applied
    .filter(({ isByHand }) => isByHand === true)
    .map(({ document }) => {
      // The host answers only profiles that it has validated.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const { id } = JSON.parse(document) as ReceiverProfile;
      return id;
    });
}
