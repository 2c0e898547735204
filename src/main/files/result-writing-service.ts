import { writeContentFile } from '../../content/files/content-files';
import { canonicalLanguageTag } from '../../content/language-tag';
import { AppError } from '../../contract/errors';
import { joined, sentence } from '../../contract/sentence';
import type { FileResult, Untranslated } from '../../contract/orders';
import type { CheckLevelStore } from '../checks/check-level-store';
import type { ProblemLabels } from '../checks/problem-labels';
import type { ProblemStore } from '../checks/problem-store';
import type { OrderedFieldStore } from '../orders/ordered-field-store';
import type { ContentRequestStore } from '../requests/content-request-store';
import { orInvalid, readSegments } from './content-segments';
import { mostFileBytes } from './disk-files';
import { openErrors, type OpenError } from './open-errors';
import type { FileOrder, OrderFileService } from './order-file-service';
import { fieldsInPlace } from './segment-places';
import { storedReading } from './stored-reading';

interface Parts {
  readonly stores: {
    readonly requests: ContentRequestStore;
    readonly orderedFields: OrderedFieldStore;
    readonly problems: ProblemStore;
    readonly levels: CheckLevelStore;
  };
  readonly labels: ProblemLabels;
  readonly orderFiles: OrderFileService;
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
export class ResultWritingService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
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
    const bytes = this.#parts.orderFiles.source(file);
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
