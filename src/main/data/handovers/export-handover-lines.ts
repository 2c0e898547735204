import { formatInstant } from '../../../content/timestamp';
import type { Database } from '../../database/database';
import { HandoverStore, type HandedRequestRow, type StoredHandover } from '../../handover/handover-store';
import type { ExportLineOf } from '../export-lines';
import type { ExportedConnectionRow } from '../export-store';

/** Hand-overs per read. */
const pageSize = 100;

type HandedRequest = ExportLineOf<'handover'>['requests'][number];

/** The lines of hand-overs, newest first. */
export class HandoverLines {
  readonly #handovers: HandoverStore;

  constructor(db: Database) {
    this.#handovers = new HandoverStore(db);
  }

  *lines(connections: ReadonlyMap<number, ExportedConnectionRow>): Generator<ExportLineOf<'handover'>> {
    for (let offset = 0; ; offset += pageSize) {
      const page = this.#handovers.window(undefined, { offset, limit: pageSize });
      for (const handover of page) yield this.#line(handover, connections);
      if (page.length < pageSize) return;
    }
  }

  #line(
    { key, id, state, format, choice, note, recipient, created_us, ended_us }: StoredHandover,
    connections: ReadonlyMap<number, ExportedConnectionRow>,
  ): ExportLineOf<'handover'> {
    return {
      kind: 'handover',
      id,
      state,
      format,
      choice,
      note,
      recipient,
      created: formatInstant(created_us),
      ...(ended_us === null ? {} : { ended: formatInstant(ended_us) }),
      requests: this.#handovers
        .requests(key)
        .flatMap((row) => this.#request(key, row, connections.get(row.origin)) ?? []),
    };
  }

  /** Undefined for a request of a mirror that is being removed, which is not exported either. */
  #request(
    key: number,
    { request_key: requestKey, origin, id, handed_id: handedId, version }: HandedRequestRow,
    connection: ExportedConnectionRow | undefined,
  ): HandedRequest | undefined {
    if (origin !== 0 && (connection === undefined || connection.is_mirror_going === 1)) return undefined;
    const removedUs = connection?.removed_us ?? null;
    return {
      origin: connection?.name ?? null,
      ...(removedUs === null ? {} : { originRemoved: formatInstant(removedUs) }),
      id,
      handedId,
      version,
      fields: this.#handovers
        .fields(key, requestKey)
        .map(({ field_id, data, source, target }) => ({ id: field_id, data, source, target })),
    };
  }
}
