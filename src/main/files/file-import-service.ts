import { createHash } from 'node:crypto';
import type { ContentFile, Segment } from '../../content/files/content-file';
import type { TableColumns } from '../../content/files/table/table-columns';
import { canonicalLanguageTag } from '../../content/language-tag';
import { AppError } from '../../contract/errors';
import type { FileImport, OrderPlace, SegmentCounts } from '../../contract/orders';
import type { CommitQueue } from '../database/commit-queue';
import { checkLanguages, type OrderRequests, type PreparedLanguage } from '../orders/order-requests';
import type { OrderedFieldStore } from '../orders/ordered-field-store';
import type { OrderStore, StoredOrder } from '../orders/order-store';
import type { Changes } from '../platform/changes';
import { machineUs, type Environment } from '../platform/environment';
import type { SettingsService } from '../platform/settings/settings-service';
import type { DraftStore } from '../review/draft-store';
import { fieldOf, readSegments, type FileReading } from './content-segments';
import type { FileStore, StoredFile, StoredFileVersion } from './file-store';
import { compareSources, type SegmentContent, type Sources } from './segment-places';
import { keptOptions, nextReading, storedReading } from './stored-reading';
import { wantedSegments, type OutdatedFields } from './wanted-segments';

interface Parts {
  readonly commits: CommitQueue;
  readonly stores: {
    readonly orders: OrderStore;
    readonly orderedFields: OrderedFieldStore;
    readonly files: FileStore;
    readonly drafts: DraftStore;
  };
  readonly orderRequests: OrderRequests;
  readonly settings: SettingsService;
  readonly environment: Environment;
  readonly changes: Changes;
}

export interface FileInput {
  /** Where the file is: by folder and name its next version is known. */
  readonly folder: string;
  readonly name: string;
  /** The title of a new order; undefined means the file's name. */
  readonly title?: string | undefined;
  readonly bytes: Uint8Array;
  readonly source: string;
  readonly targets: readonly string[];
  readonly format?: string | undefined;
  readonly encoding?: string | undefined;
  /** The columns of a table, where they are not to be guessed. */
  readonly columns?: TableColumns | undefined;
  /**
   * The order that it is a new version in. Undefined means the one that has a file of this place; 'new' makes
   * another order in any case.
   */
  readonly order?: number | 'new' | undefined;
  readonly to?: OrderPlace | undefined;
  /** Asks for all segments again, with the results so far as drafts; else only for what was not asked for. */
  readonly everything?: boolean | undefined;
}

export interface ImportSteps {
  /** Languages that were read, of how many. Throws to stop: nothing is imported then. */
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Fields that one import may ask for. An import is one transaction, for which other programs on the folder
 * wait; they give up after five seconds, and this many fields take one or two.
 */
export const mostImportedFields = 500_000;

/** An order that the file is in already, as it was when it was looked at. */
interface KnownFile {
  readonly file: StoredFile;
  readonly orderId: string;
  readonly newest: StoredFileVersion;
  readonly requests: number;
}

interface PlannedLanguage extends PreparedLanguage {
  /** By field id. */
  readonly drafts: ReadonlyMap<string, string>;
  readonly outdated: readonly OutdatedFields[];
}

interface Plan {
  readonly known: KnownFile | undefined;
  readonly reading: FileReading;
  readonly format: string;
  readonly sources: Sources;
  readonly languages: readonly PlannedLanguage[];
}

/** Makes requests of files, and of their next versions (decisions, section 12). */
export class FileImportService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
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
      const plan = this.#plan(input, steps);
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
      `${input.name} was not imported: its order was changed meanwhile, again and again. Import it again.`,
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

  #plan(input: FileInput, { onProgress }: ImportSteps): Plan {
    const { targets } = input;
    const known = this.#known(input);
    expectFormat(input, known?.file);
    const reading = nextReading(input, known?.file);
    const sources = new Map<string, SegmentContent>();
    const languages: PlannedLanguage[] = [];
    let [fields, format] = [0, ''];
    for (const [index, target] of targets.entries()) {
      onProgress(index, targets.length);
      const file = readSegments(input.bytes, { ...reading, targetLanguage: target });
      expectLanguage(input, file);
      format = file.format;
      const segments = segmentsFor(file, target);
      for (const segment of segments) sources.set(segment.id, segment);
      const language = this.#prepare(input, target, segments, known);
      fields += language.requests.reduce((sum, { submission }) => sum + submission.fields.length, 0);
      if (fields > mostImportedFields) throw tooMany(input.name);
      languages.push(language);
    }
    if (sources.size === 0) {
      throw new AppError('INVALID_INPUT', `${input.name} has nothing to translate. Nothing was imported.`);
    }
    onProgress(targets.length, targets.length);
    return { known, reading, format, sources, languages };
  }

  #prepare(
    input: FileInput,
    target: string,
    segments: readonly Segment[],
    known: KnownFile | undefined,
  ): PlannedLanguage {
    const { orderedFields } = this.#parts.stores;
    const canonical = canonicalLanguageTag(target) ?? target;
    const ordered = known === undefined ? [] : [...orderedFields.fields(known.file.order_key, canonical)];
    const { wanted, outdated } = wantedSegments(segments, ordered, input.everything === true);
    const drafts = new Map<string, string>();
    const most = this.#parts.settings.get('service.maxFieldValue');
    for (const { segment, draft } of wanted) {
      // A text that a person could not save as a draft is left out; the field has it all the same. Drafts are
      // made where the work is done.
      if (draft !== undefined && isDoneHere(input) && Buffer.byteLength(draft) <= most)
        drafts.set(segment.id, draft);
    }
    try {
      const fields = wanted.map(({ segment }) => fieldOf(segment));
      return {
        ...this.#parts.orderRequests.prepare('file', { source: input.source, target }, fields, input.to),
        drafts,
        outdated,
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message, problems } = error;
      throw new AppError(code, `${input.name} can't be imported: ${message}.`, { problems, cause: error });
    }
  }

  /** @throws AppError NOT_FOUND, CONFLICT where the order that is named has no such file. */
  #known({ folder, name, source, order: wanted }: FileInput): KnownFile | undefined {
    const { files, orders } = this.#parts.stores;
    if (wanted === 'new') return undefined;
    const canonical = canonicalLanguageTag(source) ?? source;
    const file = wanted === undefined ? files.byPlace(folder, name, canonical) : files.ofOrder(wanted);
    const order = orders.byKey(wanted ?? file?.order_key ?? 0);
    if (wanted !== undefined) expectOrder(order, file, canonical);
    const newest = file === undefined ? undefined : files.versions(file.key).at(-1);
    if (file === undefined || order === undefined || newest === undefined) return undefined;
    return { file, orderId: order.id, newest, requests: orders.requests(order.key).length };
  }

  /**
   * The segments of the version before; empty where there is none, or where its format can't read it any
   * more.
   */
  #sourcesBefore({ known, format }: Plan, input: FileInput): Sources {
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
  #outdated({ known, languages }: Plan): FileImport['outdated'] {
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
  #store(input: FileInput, plan: Plan): Pick<FileImport, 'order' | 'requests'> | undefined {
    const { orderRequests } = this.#parts;
    const now = this.#known(input);
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
  #storeVersion(input: FileInput, { known, reading, format }: Plan, orderKey: number): number {
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

/**
 * Takes the targets of a file where they are in the language that is asked for, or where the file does not
 * say which language they are in.
 */
function segmentsFor({ segments, targetLanguage }: ContentFile, target: string): readonly Segment[] {
  if (targetLanguage === undefined || languageOf(targetLanguage) === languageOf(target)) return segments;
  return segments.map(({ existing: _existing, isFuzzy: _isFuzzy, ...segment }) => segment);
}

function isDoneHere({ to }: FileInput): boolean {
  return to === undefined || to === 'this';
}

function languageOf(tag: string): string {
  return (canonicalLanguageTag(tag.replaceAll('_', '-')) ?? tag).split('-')[0] ?? tag;
}

function expectLanguage({ name, source }: FileInput, { sourceLanguage }: ContentFile): void {
  if (sourceLanguage === undefined || languageOf(sourceLanguage) === languageOf(source)) return;
  throw new AppError(
    'INVALID_INPUT',
    `${name} says that its source is in "${sourceLanguage}", and "${source}" was given. Nothing was imported; give the language of the file.`,
  );
}

function expectOrder(order: StoredOrder | undefined, file: StoredFile | undefined, source: string): void {
  if (order === undefined) throw new AppError('NOT_FOUND', 'This order is no longer in the store.');
  if (file === undefined) {
    throw new AppError(
      'CONFLICT',
      `Order "${order.title}" was made here and has no file. Import the file as a new order.`,
    );
  }
  if (order.language_source_canonical !== source) {
    throw new AppError(
      'CONFLICT',
      `The source of order "${order.title}" is in "${order.language_source}". Import the file as a new order, or in that language.`,
    );
  }
}

function expectFormat({ name, format }: FileInput, known: StoredFile | undefined): void {
  if (known === undefined || format === undefined || known.format === format) return;
  throw new AppError(
    'INVALID_INPUT',
    `${name} was imported as ${known.format} before, and can't be ${format} now. Leave the format out, or give the file another name.`,
  );
}

function tooMany(name: string): AppError {
  return new AppError(
    'TOO_LARGE',
    `${name} would become more than ${mostImportedFields.toLocaleString('en')} fields, and nothing was imported. Import it for fewer languages at a time: they come into the same order.`,
  );
}
