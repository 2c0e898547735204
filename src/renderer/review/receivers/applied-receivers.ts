import { useEffect, useState } from 'react';
import type { ReceiverProfile } from '../../../content/receivers/receiver-profile';
import { fitsPattern } from '../../../content/receivers/field-selector';
import type { AppliedReceiver } from '../../../contract/receivers';
import type { Client } from '../../lib/host/client';
import { useStores } from '../../stores/context';

const none: readonly AppliedReceiver[] = [];

/** One call for all fields of a request; forgotten when problems change, as they do with the profiles. */
const asked = new WeakMap<Client, Map<number, Promise<readonly AppliedReceiver[]>>>();

function askedOf(client: Client): Map<number, Promise<readonly AppliedReceiver[]>> {
  const known = asked.get(client);
  if (known !== undefined) return known;
  const map = new Map<number, Promise<readonly AppliedReceiver[]>>();
  asked.set(client, map);
  client.subscribe(({ name }) => {
    if (name === 'problems.changed') map.clear();
  });
  return map;
}

/** Returns the profiles that apply to a field of a request; none until they are loaded. */
export function useAppliedProfiles(requestKey: number, fieldId: string): readonly ReceiverProfile[] {
  return useApplied(requestKey).flatMap(({ document, fields }) => {
    if (fields !== undefined && !fields.some((pattern) => fitsPattern(pattern, fieldId))) return [];
    return [profileOf(document)];
  });
}

/** Returns the profiles that apply to a request as a whole; none until they are loaded. */
export function useProfilesOfRequest(requestKey: number): readonly ReceiverProfile[] {
  return useApplied(requestKey).flatMap(({ document, fields }) =>
    fields === undefined ? [profileOf(document)] : [],
  );
}

function useApplied(requestKey: number): readonly AppliedReceiver[] {
  const { client } = useStores();
  const [applied, setApplied] = useState(none);
  useEffect(() => {
    let isWanted = true;
    const known = askedOf(client);
    const ask = (): void => {
      const answer = known.get(requestKey) ?? client.call('receivers.ofRequest', { key: requestKey });
      known.set(requestKey, answer);
      answer.then(
        (receivers) => {
          if (isWanted) setApplied(receivers);
        },
        () => known.delete(requestKey),
      );
    };
    ask();
    const unsubscribe = client.subscribe(({ name, payload }) => {
      if (name === 'problems.changed' && (payload.keys?.includes(requestKey) ?? true)) ask();
    });
    return () => {
      isWanted = false;
      unsubscribe();
    };
  }, [client, requestKey]);
  return applied;
}

const parsed = new Map<string, ReceiverProfile>();
const mostParsed = 50;

function profileOf(document: string): ReceiverProfile {
  let profile = parsed.get(document);
  if (profile === undefined) {
    if (parsed.size === mostParsed) parsed.clear();
    // The host answers only profiles that it has validated.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    profile = JSON.parse(document) as ReceiverProfile;
    parsed.set(document, profile);
  }
  return profile;
}
