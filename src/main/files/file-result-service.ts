import { writeContentFile } from '../../content/files/content-files';
import { canonicalLanguageTag } from '../../content/language-tag';
import { formatInstant } from '../../content/timestamp';
import { AppError } from '../../contract/errors';
import { joined, sentence } from '../../contract/sentence';
import type { FileResult, OrderFile, Untranslated } from '../../contract/orders';
import type { CheckLevelStore } from '../checks/check-level-store';
import type { ProblemLabels } from '../checks/problem-labels';
import type { ProblemStore } from '../checks/problem-store';
import type { OrderedFieldStore } from '../orders/ordered-field-store';
import type { OrderStore, StoredOrder } from '../orders/order-store';
import type { ContentRequestStore } from '../requests/content-request-store';
import { orInvalid, readSegments, type FileReading } from './content-segments';
import { mostFileBytes } from './disk-files';
import type { FileStore, StoredFile } from './file-store';
import { fieldsInPlace } from './segment-places';
import { nextReading, storedReading } from './stored-reading';
import { openErrors, type OpenError } from './open-errors';

interface Parts {
  readonly stores: {
    readonly requests: ContentRequestStore;
    readonly orders: OrderStore;
    readonly orderedFields: OrderedFieldStore;
    readonly files: FileStore;
    readonly problems: ProblemStore;
    readonly levels: CheckLevelStore;
  };
  readonly labels: ProblemLabels;
}

/** An order that came from a file. */
export interface FileOrder {
  readonly order: StoredOrder;
  readonly file: StoredFile;
  /** Target languages as they were asked for. */
  readonly targets: readonly string[];
}

export interface ResultChoice {
  readonly target: string;
  readonly untranslated: Untranslated;
  /** Writes the file although errors are open in it. */
  readonly force: boolean;
}

export interface WrittenResult extends FileResult {
  readonly bytes: Uint8Array;
}

/** Errors that a refusal names; the others are counted. */
const mostNamed = 3;

/** Writes imported files in their target languages. Nothing here is written to the database. */
export class FileResultService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Finds a file by the id of its order or of one of its requests. @throws AppError NOT_FOUND, CONFLICT for
   * an order without a file
   */
  find(id: string): FileOrder {
    const { orders, files } = this.#parts.stores;
    const order = orders.byId(id) ?? orders.ofRequest(id);
    if (order === undefined)
      throw new AppError('NOT_FOUND', sentence`There is no order, and no request of one, "${id}".`);
    const file = files.ofOrder(order.key);
    if (file === undefined) {
      throw new AppError(
        'CONFLICT',
        sentence`Order "${order.title}" was made here and has no file to write a result into.`,
      );
    }
    const targets = new Map<string, string>();
    let asked: string | undefined;
    for (const request of orders.requests(order.key)) {
      const { language_target: tag, language_target_canonical: canonical } = request;
      if (!targets.has(canonical)) targets.set(canonical, tag);
      if (request.id === id) asked = tag;
    }
    return { order, file, targets: asked === undefined ? [...targets.values()] : [asked] };
  }

  /**
   * Writes the newest version of the file with, for each segment, the newest result whose source is that of
   * the segment. With no result yet and the source where there is none, the bytes are those that were
   * imported.
   *
   * @throws AppError NOT_FOUND for a language that the order has not; CONFLICT while errors are open;
   *   INVALID_INPUT for a target that the format can't hold.
   */
  write({ order, file, targets }: FileOrder, { target, untranslated, force }: ResultChoice): WrittenResult {
    const canonical = canonicalLanguageTag(target) ?? target;
    const asked = targets.find((tag) => (canonicalLanguageTag(tag) ?? tag) === canonical);
    if (asked === undefined) {
      throw new AppError(
        'NOT_FOUND',
        sentence`"${order.title}" was not ordered in "${target}". It was in: ${targets.join(', ')}.`,
      );
    }
    const bytes = this.source(file);
    const reading = { ...storedReading(file), targetLanguage: asked };
    const { segments } = readSegments(bytes, reading);
    // The newest ones come last.
    const completed = [...this.#parts.stores.orderedFields.fields(order.key, canonical)].filter(
      (field) => field.target !== undefined,
    );
    const results = fieldsInPlace(segments, completed);
    if (!force) expectNoErrors(asked, openErrors(this.#parts, results.values()));
    const values = new Map(Array.from(results, ([id, field]) => [id, field.target]));
    const written = orInvalid(() =>
      writeContentFile(bytes, values, { ...reading, untranslated, mostBytes: mostFileBytes }),
    );
    return { target: asked, segments: segments.length, translated: results.size, bytes: written };
  }

  /**
   * A version of a file as it was imported, the newest one when no number is given. @throws AppError
   * NOT_FOUND
   */
  source(file: StoredFile, number?: number): Uint8Array {
    const { files } = this.#parts.stores;
    const versions = files.versions(file.key);
    const version = number === undefined ? versions.at(-1) : versions.find((one) => one.number === number);
    const bytes = version === undefined ? undefined : files.bytes(version.key);
    if (bytes === undefined)
      throw new AppError('NOT_FOUND', sentence`${file.name} has no version ${number ?? 1}.`);
    return bytes;
  }

  /** How a next version of an order's file would be read. */
  nextReading(orderKey: number | undefined, reading: FileReading): FileReading {
    const { files } = this.#parts.stores;
    return nextReading(reading, orderKey === undefined ? undefined : files.ofOrder(orderKey));
  }

  /** Undefined for an order without a file. */
  describe(orderKey: number): OrderFile | undefined {
    const { files } = this.#parts.stores;
    const file = files.ofOrder(orderKey);
    if (file === undefined) return undefined;
    const { name, folder, format } = file;
    const versions = files.versions(file.key).map((version) => ({
      number: version.number,
      imported: formatInstant(version.imported_us),
      sizeBytes: version.size_bytes,
    }));
    return { name, folder, format, versions };
  }
}

function expectNoErrors(target: string, errors: readonly OpenError[]): void {
  if (errors.length === 0) return;
  const named = errors
    .slice(0, mostNamed)
    .map(
      ({ requestId, fieldId, check }) =>
        sentence`${check} in field "${fieldId.slice(0, 100)}" of request ${requestId}`,
    );
  const more = errors.length > mostNamed ? [sentence`${errors.length - mostNamed} more`] : [];
  const problems = [...named, ...more];
  const list = joined(problems, '; ');
  throw new AppError(
    'CONFLICT',
    errors.length === 1
      ? sentence`The result in ${target} was not written: 1 error is open (${list}). Correct or dismiss it, or write the result all the same with --force.`
      : sentence`The result in ${target} was not written: ${errors.length} errors are open (${list}). Correct or dismiss them, or write the result all the same with --force.`,
    { problems },
  );
}
