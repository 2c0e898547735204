import { formatInstant } from '../../../content/timestamp';
import type { Database } from '../../database/database';
import { ReceiverStore, type StoredUse } from '../../receivers/receiver-store';
import type { ExportedRequestName } from '../export-check-lines';
import type { ExportedConnectionRow } from '../export-store';
import type { ReceiverProfileLine, ReceiverUseLine } from './exported-receivers';

/** The lines of the coordinator's profiles, and of where profiles apply. */
export class ReceiverLines {
  readonly #store: ReceiverStore;

  constructor(db: Database) {
    this.#store = new ReceiverStore(db);
  }

  /** Profiles, then uses for many requests. */
  *lines(
    connections: ReadonlyMap<number, ExportedConnectionRow>,
  ): Generator<ReceiverProfileLine | ReceiverUseLine> {
    for (const { body } of this.#store.profiles()) {
      const profile: unknown = JSON.parse(body);
      yield { kind: 'receiver-profile', profile };
    }
    for (const use of this.#store.uses()) {
      const connection = use.origin === null ? undefined : connections.get(use.origin);
      // The connection is gone, or the use is for a token, which is not exported.
      if (use.token_id !== null || (use.origin !== null && use.origin !== 0 && connection === undefined))
        continue;
      yield { ...useLine(use), ...originOf(use, connection) };
    }
  }

  /** The profiles that were chosen for a request by hand. */
  ofRequest(key: number, request: ExportedRequestName): readonly ReceiverUseLine[] {
    return this.#store.byHand(key).map((use) => ({ ...useLine(use), request }));
  }
}

function useLine({ profile_id: profile, field_pattern: fields }: StoredUse): ReceiverUseLine {
  return { kind: 'receiver-use', profile, ...(fields === null ? {} : { fields }) };
}

function originOf(
  { origin }: StoredUse,
  connection: ExportedConnectionRow | undefined,
): Pick<ReceiverUseLine, 'origin' | 'originRemoved'> {
  if (origin === null) return {};
  if (connection === undefined) return { origin: null };
  const { name, removed_us: removedUs } = connection;
  return { origin: name, ...(removedUs === null ? {} : { originRemoved: formatInstant(removedUs) }) };
}
