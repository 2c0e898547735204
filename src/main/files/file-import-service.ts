import { createHash } from 'node:crypto';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { FileImport, SegmentCounts } from '../../contract/orders';
import type { CommitQueue } from '../database/commit-queue';
import { checkLanguages } from '../orders/order-requests';
import type { Changes } from '../platform/changes';
import { machineUs, type Environment } from '../platform/environment';
import type { DraftStore } from '../review/draft-store';
import { readSegments, type FileReading } from './content-segments';
import {
  FileImportPlanner,
  type FileImportPlan,
  type FileInput,
  type ImportSteps,
  type PlannerParts,
} from './file-import-planner';
import { compareSources, type SegmentContent, type Sources } from './segment-places';
import { keptOptions, storedReading } from './stored-reading';

interface Parts extends PlannerParts {
  readonly commits: CommitQueue;
  readonly stores: PlannerParts['stores'] & { readonly drafts: DraftStore };
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Makes requests of files, and of their next versions (decisions, section 12). */
export class FileImportService {
  readonly #parts: Parts;
  readonly #planner: FileImportPlanner;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#planner = new FileImportPlanner(parts);
  }

  /**
   * Makes one order of a file with requests in each target language. A file that is known by its place and
   * source language becomes a new version in its order, with requests for what was not asked for yet. Imports
   * all of it or nothing, and resolves when it is on the disk.
   *
   * @throws AppError INVALID_INPUT with all problems of the file or of its segments; what `steps` throws.
   */
  async import(input: FileInput, steps: ImportSteps = { onProgress: () => undefined }): Promise<FileImport> {
    checkLanguages(input.source, input.targets);
    // Another import of the file may come in between; what was planned does not hold then.
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const plan = this.#planner.plan(input, steps);
      const before = this.#sourcesBefore(plan, input);
      const made = await this.#parts.commits.durable(() => this.#store(input, plan));
      if (made === undefined) continue;
      this.#parts.changes.requests();
      this.#parts.changes.notify({ name: 'orders.changed', payload: {} });
      this.#parts.changes.notify({ name: 'drafts.changed', payload: {} });
      this.#parts.changes.notify({ name: 'forwardings.changed', payload: {} });
      return { ...made, ...compareSources(before, plan.sources), outdated: this.#outdated(plan) };
    }
    throw new AppError(
      'CONFLICT',
      sentence`${input.name} was not imported: its order was changed meanwhile, again and again. Import it again.`,
    );
  }

  /** Counts how a file differs from the newest version in an order. @throws AppError INVALID_INPUT */
  compare(orderKey: number, bytes: Uint8Array, reading: FileReading): SegmentCounts | undefined {
    const { files } = this.#parts.stores;
    const file = files.ofOrder(orderKey);
    const newest = file === undefined ? undefined : files.versions(file.key).at(-1);
    const before = newest === undefined ? undefined : files.bytes(newest.key);
    if (file === undefined || before === undefined) return undefined;
    const { targetLanguage } = reading;
    const sources = readableSources(before, { ...storedReading(file), targetLanguage });
    return sources === undefined ? undefined : compareSources(sources, sourcesOf(bytes, reading));
  }

  /**
   * The segments of the version before; empty where there is none, or where its format can't read it any
   * more.
   */
  #sourcesBefore({ known, format }: FileImportPlan, input: FileInput): Sources {
    const sources = new Map<string, SegmentContent>();
    const bytes = known === undefined ? undefined : this.#parts.stores.files.bytes(known.newest.key);
    if (bytes === undefined || known === undefined) return sources;
    for (const targetLanguage of input.targets) {
      const read = readableSources(bytes, { ...storedReading(known.file), format, targetLanguage });
      for (const [id, segment] of read ?? []) sources.set(id, segment);
    }
    return sources;
  }

  /** Requests that go on asking for texts which the file no longer has. */
  #outdated({ known, languages }: FileImportPlan): FileImport['outdated'] {
    const counts = new Map(
      languages.flatMap(({ outdated }) => outdated.map((one) => [one.requestKey, one.outdated])),
    );
    if (known === undefined || counts.size === 0) return [];
    return this.#parts.stores.orders.requests(known.file.order_key).flatMap((request) => {
      const outdated = counts.get(request.key);
      const { key, id, language_target: target, field_count: fields } = request;
      return outdated === undefined ? [] : [{ key, id, target, fields, outdated }];
    });
  }

  /** Inside a transaction. Undefined: the order is not as it was when the plan was made. */
  #store(input: FileInput, plan: FileImportPlan): Pick<FileImport, 'order' | 'requests'> | undefined {
    const { orderRequests } = this.#parts;
    const now = this.#planner.known(input);
    const { known } = plan;
    if (now?.newest.key !== known?.newest.key || now?.requests !== known?.requests) return undefined;
    const order =
      known === undefined
        ? orderRequests.insertOrder('file', input.title ?? input.name, input.source)
        : { key: known.file.order_key, id: known.orderId };
    const versionKey = this.#storeVersion(input, plan, order.key);
    const requests = plan.languages.flatMap((language) => {
      const made = orderRequests.insert(order.key, language, versionKey);
      for (const [index, { key }] of made.entries()) {
        const ids = language.requests[index]?.submission.fields.map(({ id }) => id) ?? [];
        this.#storeDrafts(key, ids, language.drafts);
      }
      return made.map(({ key: _key, ...request }) => request);
    });
    return { order: order.id, requests };
  }

  /** Answers the key of the version; bytes that are those of the newest one are that one. */
  #storeVersion(input: FileInput, { known, reading, format }: FileImportPlan, orderKey: number): number {
    const { files } = this.#parts.stores;
    const { folder, name, bytes } = input;
    const hash = createHash('sha256').update(bytes).digest();
    const options = keptOptions(reading);
    if (known !== undefined) files.setOptions(known.file.key, options);
    if (known !== undefined && known.newest.hash.equals(hash)) return known.newest.key;
    const fileKey = known?.file.key ?? files.insert({ orderKey, folder, name, format, options });
    const number = (known?.newest.number ?? 0) + 1;
    const importedUs = machineUs(this.#parts.environment);
    return files.insertVersion({ fileKey, number, hash, importedUs, bytes });
  }

  #storeDrafts(requestKey: number, ids: readonly string[], drafts: ReadonlyMap<string, string>): void {
    const savedUs = machineUs(this.#parts.environment);
    for (const fieldId of ids) {
      const value = drafts.get(fieldId);
      if (value === undefined) continue;
      this.#parts.stores.drafts.put({ requestKey, fieldId, value, baseVersion: 1, revision: 1, savedUs });
    }
  }
}

function sourcesOf(bytes: Uint8Array, reading: FileReading): Sources {
  return new Map(readSegments(bytes, reading).segments.map((segment) => [segment.id, segment]));
}

/** Returns the segments of an earlier version; undefined when its format can't read it any more. */
function readableSources(bytes: Uint8Array, reading: FileReading): Sources | undefined {
  try {
    return sourcesOf(bytes, reading);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
