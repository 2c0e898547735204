import type { ContentFile, Segment } from '../../content/files/content-file';
import type { TableColumns } from '../../content/files/table/table-columns';
import { canonicalLanguageTag } from '../../content/language-tag';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { OrderPlace } from '../../contract/orders';
import type { OrderRequests, PreparedLanguage } from '../orders/order-requests';
import type { OrderedFieldStore } from '../orders/ordered-field-store';
import type { OrderStore, StoredOrder } from '../orders/order-store';
import type { SettingsService } from '../platform/settings/settings-service';
import { fieldOf, readSegments, type FileReading } from './content-segments';
import type { FileStore, StoredFile, StoredFileVersion } from './file-store';
import type { SegmentContent, Sources } from './segment-places';
import { nextReading } from './stored-reading';
import { wantedSegments, type OutdatedFields } from './wanted-segments';

export interface PlannerParts {
  readonly stores: {
    readonly orders: OrderStore;
    readonly orderedFields: OrderedFieldStore;
    readonly files: FileStore;
  };
  readonly orderRequests: OrderRequests;
  readonly settings: SettingsService;
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
export interface KnownFile {
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

export interface FileImportPlan {
  readonly known: KnownFile | undefined;
  readonly reading: FileReading;
  readonly format: string;
  readonly sources: Sources;
  readonly languages: readonly PlannedLanguage[];
}

/** Finds out which requests the import of a file would make. It stores nothing. */
export class FileImportPlanner {
  readonly #parts: PlannerParts;

  constructor(parts: PlannerParts) {
    this.#parts = parts;
  }

  /**
   * Reads the file for each target language.
   *
   * @throws AppError with what keeps the file from being imported; what `steps` throws.
   */
  plan(input: FileInput, { onProgress }: ImportSteps): FileImportPlan {
    const { targets } = input;
    const known = this.known(input);
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
      throw new AppError(
        'INVALID_INPUT',
        sentence`${input.name} has nothing to translate: it has no text, or marks all of it as not to be translated. Nothing was imported.`,
      );
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
      const { code, said } = error;
      throw new AppError(code, sentence`${input.name} can't be imported: ${said.message}.`, {
        problems: said.problems,
        cause: error,
      });
    }
  }

  /**
   * Returns the order that has the file already.
   *
   * @throws AppError NOT_FOUND, CONFLICT where the order that is named has no such file.
   */
  known({ folder, name, source, order: wanted }: FileInput): KnownFile | undefined {
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
    sentence`${name} says that its source is in "${sourceLanguage}", and "${source}" was given. Nothing was imported; give the language of the file.`,
  );
}

function expectOrder(order: StoredOrder | undefined, file: StoredFile | undefined, source: string): void {
  if (order === undefined) throw new AppError('NOT_FOUND', 'This order is no longer in the store.');
  if (file === undefined) {
    throw new AppError(
      'CONFLICT',
      sentence`Order "${order.title}" was made here and has no file. Import the file as a new order.`,
    );
  }
  if (order.language_source_canonical !== source) {
    throw new AppError(
      'CONFLICT',
      sentence`The source of order "${order.title}" is in "${order.language_source}". Import the file as a new order, or in that language.`,
    );
  }
}

function expectFormat({ name, format }: FileInput, known: StoredFile | undefined): void {
  if (known === undefined || format === undefined || known.format === format) return;
  throw new AppError(
    'INVALID_INPUT',
    sentence`${name} was imported as ${known.format} before, and can't be ${format} now. Leave the format out, or give the file another name.`,
  );
}

function tooMany(name: string): AppError {
  return new AppError(
    'TOO_LARGE',
    sentence`${name} would become more than ${mostImportedFields} fields, and nothing was imported. Import it for fewer languages at a time: they come into the same order.`,
  );
}
