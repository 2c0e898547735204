import type { ReceiverProfile } from '../../../content/receivers/receiver-profile';
import type { Client } from '../../lib/host/client';
import type { RequestScope } from '../../stores/window/app-state';

/** Returns the IDs of the profiles that were chosen for the request by hand; none for several requests. */
export async function chosenByHand(
  client: Client,
  [first]: readonly RequestScope[],
): Promise<readonly string[]> {
  const [key, ...more] = first !== undefined && 'keys' in first.requests ? first.requests.keys : [];
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
