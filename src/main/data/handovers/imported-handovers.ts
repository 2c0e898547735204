import type { Database } from '../../database/database';
import { HandoverStore } from '../../handover/handover-store';
import type { ExportLineOf } from '../export-lines';
import { instantOf } from '../imported-request';

/** Returns the key of a request here; undefined when it was left out. */
type RequestKeyOf = (request: ExportLineOf<'handover'>['requests'][number]) => number | undefined;

/** Imports hand-overs, after the requests that they have. Must be called inside a transaction. */
export class HandoverImporter {
  readonly #handovers: HandoverStore;

  constructor(db: Database) {
    this.#handovers = new HandoverStore(db);
  }

  /** False when the hand-over exists already. */
  take(line: ExportLineOf<'handover'>, requestKeyOf: RequestKeyOf): boolean {
    const { id, state, format, choice, note, recipient, created, ended, requests } = line;
    if (this.#handovers.byId(id) !== undefined) return false;
    const handed = { id, format, choice, note, recipient, created_us: instantOf(created).us };
    const handoverKey = this.#handovers.insert(handed);
    const taken = new Set<number>();
    for (const request of requests) {
      const requestKey = requestKeyOf(request);
      // Two connections to one service share its requests here.
      if (requestKey === undefined || taken.has(requestKey)) continue;
      taken.add(requestKey);
      const { handedId, version, fields } = request;
      this.#handovers.insertRequest({ handoverKey, requestKey, handedId, version, fields });
    }
    if (state !== 'out') {
      this.#handovers.setState(handoverKey, state, ended === undefined ? null : instantOf(ended).us);
    }
    return true;
  }
}
