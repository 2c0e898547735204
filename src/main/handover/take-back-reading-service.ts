import { readReturned } from '../../content/handover/formats';
import { faultWords } from '../../content/handover/fault-sentence';
import type {
  HandoverFault,
  Remark,
  ReturnedDocument,
  ReturnedRow,
} from '../../content/handover/returned-document';
import { fieldPieces } from '../../content/handover/table/field-pieces';
import { markField, withEachNaming } from '../../content/handover/tag-markers';
import { AppError } from '../../contract/errors';
import { joined, sentence } from '../../contract/sentence';
import type { CommitQueue } from '../database/commit-queue';
import { mostFileBytes } from '../files/disk-files';
import { machineUs, type Environment } from '../platform/environment';
import { compareReturned } from './compare-returned';
import { readItemBody, writeItemBody } from './item-body';
import { withoutSpaces } from './row-identity';
import { isOwnWithoutId } from './own-file';
import { localFieldOf, type LocalFieldStores } from './local-fields';
import type { HandedRequestRow, HandoverStore, StoredHandover } from './handover-store';
import type { NewItem, TakeBackStore } from './take-back-store';

interface Parts {
  readonly commits: CommitQueue;
  readonly environment: Environment;
  readonly stores: LocalFieldStores & {
    readonly handovers: HandoverStore;
    readonly takeBacks: TakeBackStore;
  };
}

/** An item before it is stored. */
export type ReadItem = Omit<NewItem, 'take_back_key'>;

export interface ReadTakeBack {
  readonly document: ReturnedDocument;
  readonly handover: StoredHandover | undefined;
  readonly items: readonly ReadItem[];
  readonly missing: number;
}

export interface KeptFile {
  readonly key: number;
  /** Whether the same file waits already, under this key. */
  readonly isRepeated: boolean;
}

/** Is told how many fields are compared, of all. It throws to stop: nothing is kept then. */
export type OnRows = (done: number, total: number) => void;

export interface ReadingOptions {
  readonly onProgress?: OnRows;
  /** Whether only a file of a hand-over of this desk is wanted. */
  readonly isOwn?: boolean | undefined;
}

/** Fields are compared in one read of the database each; more rows than this are no review. */
const mostRows = 200_000;

/** Reads files that came back and compares them with this desk. This runs in the job thread. */
export class TakeBackReadingService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Reads a file and keeps it until it is decided. @throws AppError as `read`. */
  async open(fileName: string, bytes: Uint8Array, options?: ReadingOptions): Promise<KeptFile> {
    const { commits, stores, environment } = this.#parts;
    const { document, handover, items, missing } = this.read(bytes, options);
    return commits.durable(() => {
      const key = stores.takeBacks.insert({
        handover_key: handover?.key ?? null,
        file_name: fileName,
        format: document.format,
        reviewer: document.author ?? handover?.recipient ?? '',
        opened_us: machineUs(environment),
        missing,
        faults: JSON.stringify([...document.faults, ...unseenFaults(items)]),
      });
      for (const item of items) stores.takeBacks.insertItem({ ...item, take_back_key: key });
      const earlier = stores.takeBacks.repeatedBy(key);
      if (earlier === undefined) return { key, isRepeated: false };
      // The earlier one may be on the screen already.
      stores.takeBacks.delete(key);
      return { key: earlier, isRepeated: true };
    });
  }

  /**
   * Reads and compares; nothing is written. @throws AppError INVALID_INPUT for a file that is not of a
   * hand-over, or has no row that can be read; TOO_LARGE; with `isOwn` NOT_FOUND, and nothing else, for a
   * file that does not seem to be of a hand-over of this desk.
   */
  read(bytes: Uint8Array, { onProgress = () => undefined, isOwn }: ReadingOptions = {}): ReadTakeBack {
    const document = readReturned(bytes, { mostBytes: mostFileBytes });
    const { handovers } = this.#parts.stores;
    // Ids are unique over all desks: one that is known here was made here, or was imported.
    const handover = document?.handover === undefined ? undefined : handovers.byId(document.handover);
    // Before all other faults, which are said of an own file only.
    const isOther =
      handover === undefined &&
      (document === undefined || !isOwnWithoutId(document, bytes, this.#parts.stores));
    if (isOwn === true && isOther)
      throw new AppError('NOT_FOUND', faultWords({ rule: 'no-handover', detail: {} }));
    if (document === undefined)
      throw new AppError('INVALID_INPUT', faultWords({ rule: 'not-recognized', detail: {} }));
    if (document.rows.length === 0) {
      const problems = document.faults.map(faultWords);
      throw new AppError(
        'INVALID_INPUT',
        problems.length > 0 ? joined(problems, ' ') : faultWords({ rule: 'no-rows', detail: {} }),
        {
          problems,
        },
      );
    }
    if (document.rows.length > mostRows) {
      throw new AppError('TOO_LARGE', sentence`The file has more than ${mostRows} rows.`);
    }
    const compared = this.#compare(document.rows, handover, onProgress);
    const origin = handover === undefined ? this.#foreignFault(document) : this.#importedNotice(document);
    const faults = [...(origin === undefined ? [] : [origin]), ...document.faults];
    const said = [...faults, ...remarkFaults(document.remarks ?? [], handover?.note ?? '')];
    return { document: withNotice({ ...document, faults: said }, compared.items), handover, ...compared };
  }

  /** Says why nothing of a file can be accepted: it is of a hand-over that this desk does not have. */
  #foreignFault({ handover, desk }: ReturnedDocument): HandoverFault {
    if (handover === undefined || handover.trim() === '') return { rule: 'no-handover', detail: {} };
    const own = this.#parts.stores.handovers.desk();
    const rule = desk === undefined ? 'unknown-handover' : desk === own ? 'forgotten-handover' : 'other-desk';
    return { rule, detail: { handover: handover.slice(0, 80) } };
  }

  /** Says of a file from another desk that its hand-over was imported, because that desk may read it, too. */
  #importedNotice({ desk }: ReturnedDocument): HandoverFault | undefined {
    const isForeign = desk !== undefined && desk !== this.#parts.stores.handovers.desk();
    return isForeign ? { rule: 'imported-handover', detail: {} } : undefined;
  }

  #compare(
    rows: readonly ReturnedRow[],
    handover: StoredHandover | undefined,
    onProgress: OnRows,
  ): Pick<ReadTakeBack, 'items' | 'missing'> {
    const { handovers } = this.#parts.stores;
    const requests = new Map(
      handover === undefined
        ? []
        : handovers.requests(handover.key).map((row) => [row.handed_id, row] as const),
    );
    const handedOut = [...requests.values()].reduce((sum, { field_count: count }) => sum + count, 0);
    // Rows of a field stand where its first row is.
    const groups = Map.groupBy(rows, (row) =>
      row.request === undefined || row.field === undefined ? row : JSON.stringify([row.request, row.field]),
    );
    const isHandedSource = this.#handedSources(handover, requests);
    const items = Array.from(groups.values(), (own, index) => {
      onProgress(index, groups.size);
      return this.#item(own, requests, { handover, isHandedSource });
    });
    onProgress(groups.size, groups.size);
    const known = items.filter(({ state }) => state !== 'unknown').length;
    return { items, missing: Math.max(0, handedOut - known) };
  }

  /** Knows the sources of a hand-over as a table shows them; they are read when one is asked for. */
  #handedSources(
    handover: StoredHandover | undefined,
    requests: ReadonlyMap<string, HandedRequestRow>,
  ): (marked: string) => boolean {
    const { handovers } = this.#parts.stores;
    let sources: Set<string> | undefined;
    return (marked) => {
      if (handover === undefined) return false;
      sources ??= new Set(
        [...requests.values()]
          .flatMap(({ request_key: key }) => handovers.fields(handover.key, key))
          .flatMap((field) => withEachNaming(field))
          .flatMap((field) => {
            const texts = markField(field);
            const pieces = fieldPieces(texts.source, texts.target).map(({ source }) => source);
            // Some formats, and earlier versions, hand a field out whole.
            return [texts.source, ...pieces].map(withoutSpaces);
          }),
      );
      return sources.has(marked);
    };
  }

  #item(
    rows: readonly ReturnedRow[],
    requests: ReadonlyMap<string, HandedRequestRow>,
    {
      handover,
      isHandedSource,
    }: Pick<ReadTakeBack, 'handover'> & {
      readonly isHandedSource: (marked: string) => boolean;
    },
  ): ReadItem {
    const { stores } = this.#parts;
    const [{ request: requestId = '', field: fieldId = '' } = {}] = rows;
    const handedRequest = requests.get(requestId);
    const handed =
      handover === undefined || handedRequest === undefined
        ? undefined
        : stores.handovers.field(handover.key, handedRequest.request_key, fieldId);
    const request = handed === undefined ? undefined : stores.requests.byKey(handed.request_key);
    if (handed === undefined || request === undefined) return unknownItem(rows);
    const current = localFieldOf(stores, request, fieldId);
    const languages = { source: request.language_source, target: request.language_target };
    const compared = compareReturned(
      rows,
      { ...handed, requestId, fieldId, languages },
      current,
      isHandedSource,
    );
    return {
      state: compared.state,
      can_accept: compared.canAccept ? 1 : 0,
      request_key: request.key,
      field_id: fieldId,
      value: compared.value ?? null,
      returned: compared.returned ?? null,
      verdict: compared.verdict ?? null,
      comment: compared.comment ?? null,
      reviewer: compared.author ?? null,
      body: writeItemBody({ faults: compared.faults, place: rows[0]?.place, held: compared.held }),
    };
  }
}

/** More of them would hide the fields; the file has the others. */
const mostRemarks = 20;

/** Says what was written outside of the answers. The note of the hand-over was there from the beginning. */
function remarkFaults(remarks: readonly Remark[], note: string): readonly HandoverFault[] {
  const own = remarks.filter(({ text }) => withoutSpaces(text) !== withoutSpaces(note));
  const listed = own.slice(0, mostRemarks).map(({ text, ...place }): HandoverFault => {
    const shown = text.trim();
    const isLong = shown.length > longestRemark;
    return {
      rule: 'remark',
      detail: { text: isLong ? `${shown.slice(0, longestRemark)}…` : shown },
      ...place,
    };
  });
  const more = own.length - listed.length;
  return more === 0 ? listed : [...listed, { rule: 'more-remarks', detail: { count: `${more}` } }];
}

const longestRemark = 500;

/**
 * Misread letters in several texts are the fault of their file. A page in which texts were edited without its
 * script has answers.
 */
function withNotice(document: ReturnedDocument, items: readonly ReadItem[]): ReturnedDocument {
  const isAnswered = items.some(
    ({ state, verdict, comment }) => state !== 'unchanged' || verdict !== null || comment !== null,
  );
  const faults = document.faults.filter(({ rule }) => rule !== 'unanswered' || !isAnswered);
  const count = items.filter(({ body }) => body.includes('"rule":"misread-letters"')).length;
  if (count < 2) return { ...document, faults };
  const notice = { rule: 'encoding-changed', detail: { count: String(count) } } as const;
  return { ...document, faults: [...faults, notice] };
}

/** More of them would hide what else is said about the file. */
const mostUnseen = 20;

/** Faults of rows that nothing is left to decide about, which the window therefore doesn't list at first. */
function unseenFaults(items: readonly ReadItem[]): readonly HandoverFault[] {
  return items
    .filter(({ state, can_accept: canAccept }) => state === 'unchanged' && canAccept === 0)
    .flatMap(faultsOf)
    .slice(0, mostUnseen);
}

function faultsOf({ body }: Pick<ReadItem, 'body'>): readonly HandoverFault[] {
  return readItemBody(body).faults;
}

function unknownItem(rows: readonly ReturnedRow[]): ReadItem {
  const [first] = rows;
  return {
    state: 'unknown',
    can_accept: 0,
    request_key: null,
    field_id: first?.field ?? null,
    value: null,
    returned: rows.map(({ target, markedTarget }) => target ?? markedTarget ?? '').join(''),
    verdict: first?.verdict ?? null,
    comment: first?.comment ?? null,
    reviewer: first?.author ?? null,
    body: writeItemBody({ faults: rows.flatMap(({ faults }) => faults), place: first?.place }),
  };
}
