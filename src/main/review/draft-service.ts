import { AppError } from '../../contract/errors';
import { sentence, type Sentence } from '../../contract/sentence';
import type {
  Draft,
  EditableField,
  EditableWindow,
  Fulfilment,
  FulfilmentHold,
} from '../../contract/fulfilment';
import { formatInstant } from '../../content/timestamp';
import type { ConnectionStore } from '../upstream/connection-store';
import type { ForwardingStore } from '../upstream/forwarding/forwarding-store';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { DraftStore, StoredDraft } from './draft-store';
import type { FieldRange, VersionStore } from '../requests/version-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';
import { toReviewField } from './review-service';
import type { SettingsService } from '../platform/settings/settings-service';
import { requestGone } from '../requests/missing-request';

/** Size of one window: more would block the bridge and the frame that renders it. */
const windowBytes = 4 * 1024 * 1024;

export interface DraftInput {
  readonly key: number;
  readonly fieldId: string;
  readonly value: string;
  /** The request version that the client read. */
  readonly version: number;
  /** The draft revision that the client read; 0 for none. */
  readonly revision: number;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly drafts: DraftStore;
  readonly connections: ConnectionStore;
  readonly forwardings: ForwardingStore;
  readonly settings: SettingsService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Drafts of results: saved at each pause in typing, so that a crash loses nothing. */
export class DraftService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws AppError NOT_FOUND */
  read(key: number): Fulfilment {
    const request = this.require(key);
    const { version, state } = request;
    const { count, base } = this.#parts.drafts.summary(key);
    const hold = this.#holdOf(request);
    return {
      version,
      state,
      drafts: count,
      missing: state === 'completed' ? 0 : this.#parts.drafts.missing(key, version),
      ...(hold === undefined ? {} : { hold }),
      ...(base === null || base === version ? {} : { staleSince: base }),
    };
  }

  /**
   * Returns at least one field if there is one, then as many as fit into 4 MiB. @throws AppError NOT_FOUND
   */
  fields(key: number, range: FieldRange): EditableWindow {
    const request = this.require(key);
    const fields: EditableField[] = [];
    let size = 0;
    for (const field of this.#parts.versions.fieldRange(key, request.version, range)) {
      const position = range.offset + fields.length;
      const { id, type, data, source, target } = toReviewField(field, position);
      const draft = this.#parts.drafts.one(key, id);
      size += source.length + (target?.length ?? 0) + (draft?.value.length ?? 0);
      if (fields.length > 0 && size > windowBytes) break;
      fields.push({
        position,
        id,
        type,
        data,
        source,
        ...(target === undefined ? {} : { target }),
        ...(draft === undefined ? {} : { draft: toDraft(draft) }),
      });
    }
    return { total: request.field_count, offset: range.offset, fields };
  }

  /**
   * Saves a draft without ever overwriting a newer one.
   *
   * @throws AppError NOT_FOUND; CONFLICT for a read-only request, a newer version or a newer draft;
   * TOO_LARGE.
   */
  async save({ key, fieldId, value, version, revision }: DraftInput): Promise<Draft> {
    const most = this.#parts.settings.get('service.maxFieldValue');
    if (Buffer.byteLength(value) > most) {
      throw new AppError(
        'TOO_LARGE',
        sentence`A field has at most ${most} bytes (setting service.maxFieldValue).`,
      );
    }
    const draft = await this.#parts.commits.durable(() => {
      const request = this.editable(key);
      if (request.version !== version) throw otherVersion(request);
      if (!this.#parts.drafts.hasField(key, version, fieldId)) {
        throw new AppError('NOT_FOUND', sentence`Request ${request.id} has no field "${fieldId}".`);
      }
      const known = this.#parts.drafts.one(key, fieldId);
      if ((known?.revision ?? 0) !== revision) {
        // The page that saved it ended before our answer, and a new page saves it again.
        if (known?.value === value) return known;
        throw new AppError(
          'CONFLICT',
          'This field was changed in another window in the meantime. Nothing was overwritten.',
        );
      }
      const saved: StoredDraft = {
        field_id: fieldId,
        value,
        base_version: known?.base_version ?? version,
        revision: revision + 1,
        saved_us: machineUs(this.#parts.environment),
      };
      this.#parts.drafts.put({
        requestKey: key,
        fieldId,
        value,
        baseVersion: saved.base_version,
        revision: saved.revision,
        savedUs: saved.saved_us,
      });
      return saved;
    });
    this.#notify(key, fieldId);
    return toDraft(draft);
  }

  /** Discards the draft of one field, or all drafts. @throws AppError NOT_FOUND, CONFLICT */
  async discard(key: number, fieldId: string | undefined): Promise<Fulfilment> {
    await this.#parts.commits.durable(() => {
      this.editable(key);
      if (fieldId === undefined) this.#parts.drafts.deleteAll(key);
      else this.#parts.drafts.delete(key, fieldId);
    });
    this.#notify(key, fieldId);
    return this.read(key);
  }

  /** Moves drafts of an earlier version to this one. @throws AppError NOT_FOUND, CONFLICT */
  async keep(key: number, version: number): Promise<Fulfilment> {
    await this.#parts.commits.durable(() => {
      const request = this.editable(key);
      if (request.version !== version) throw otherVersion(request);
      this.#parts.drafts.rebase(key, version);
    });
    this.#notify(key);
    return this.read(key);
  }

  /** Returns a request that can be edited here. @throws AppError NOT_FOUND; CONFLICT with the reason. */
  editable(key: number): StoredRequest {
    const request = this.require(key);
    switch (this.#holdOf(request)) {
      case 'mirrored':
        throw new AppError('CONFLICT', this.#mirroredText(request));
      case 'test-result':
        throw new AppError(
          'CONFLICT',
          'This request was submitted with a test token: the service completes it automatically in a moment.',
        );
      case undefined:
        return request;
    }
  }

  /** @throws AppError NOT_FOUND */
  require(key: number): StoredRequest {
    const request = this.#parts.requests.byKey(key);
    if (request === undefined) throw requestGone();
    return request;
  }

  #holdOf(request: StoredRequest): FulfilmentHold | undefined {
    if (request.origin !== 0 || this.#parts.forwardings.isUpstreams(request.key)) return 'mirrored';
    return request.test_result_due_us === null ? undefined : 'test-result';
  }

  #mirroredText({ key, origin }: StoredRequest): Sentence {
    const { connections, forwardings } = this.#parts;
    const forwardedTo = origin === 0 ? forwardings.byRequest(key)?.connection_key : undefined;
    if (forwardedTo !== undefined) {
      return sentence`This request is sent to ${connections.nameOf(forwardedTo) ?? sentence`another service`} and fulfilled there: it is read-only here.`;
    }
    const from = connections.nameOf(origin) ?? sentence`another service`;
    return sentence`This request is mirrored from ${from} and fulfilled there: it is read-only here.`;
  }

  #notify(requestKey: number, fieldId?: string): void {
    const payload = fieldId === undefined ? { requestKey } : { requestKey, fieldId };
    this.#parts.changes.notify({ name: 'drafts.changed', payload });
  }
}

export function otherVersion(request: StoredRequest): AppError {
  return new AppError(
    'CONFLICT',
    sentence`Version ${request.version} of this request arrived in the meantime. Look at it first; your drafts are kept.`,
  );
}

function toDraft({ value, revision, saved_us }: StoredDraft): Draft {
  return { value, revision, saved: formatInstant(saved_us) };
}
