import type {
  HandoverDocument,
  HandoverField,
  HandoverRequest,
} from '../../content/handover/handover-document';
import { handoverExtensions, type HandoverFormat } from '../../content/handover/handover-format';
import { handoverWriters } from '../../content/handover/formats';
import { UnwritableHandover, type HandoverWriter } from '../../content/handover/handover-codec';
import { checkedLanguage } from '../../content/checks/parsed/checked-language';
import { problemMessagesIn } from '../../content/checks/problem-messages-in';
import { problemSentence } from '../../content/checks/problem-sentence';
import { formatInstant } from '../../content/timestamp';
import { AppError } from '../../contract/errors';
import { sentence, type Sentence } from '../../contract/sentence';
import { mostHandedOut, type HandoverChoice } from '../../contract/handovers';
import type { FoundProblem } from '../../contract/problems';
import { foundProblem } from '../checks/found-problem';
import type { ProblemLabels } from '../checks/problem-labels';
import type { ProblemStore } from '../checks/problem-store';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';
import { OrderedUuids } from '../platform/ordered-uuids';
import type { StoredRequest } from '../requests/content-request-store';
import type { ReviewedService } from '../review/reviewed-service';
import { localFields, handedHash, type LocalField, type LocalFieldStores } from './local-fields';
import type { HandoverStore, NewHandedRequest } from './handover-store';

interface Parts {
  readonly commits: CommitQueue;
  readonly environment: Environment;
  readonly stores: LocalFieldStores & { readonly handovers: HandoverStore; readonly problems: ProblemStore };
  readonly labels: ProblemLabels;
  readonly reviewed: Pick<ReviewedService, 'statesOf'>;
}

export interface HandoverInput {
  /** The id of the new hand-over, so that a caller finds it after cancelling; a new one without it. */
  readonly id?: string;
  readonly keys: readonly number[];
  readonly choice: HandoverChoice;
  readonly format: HandoverFormat;
  readonly note: string;
  readonly recipient: string;
  readonly language?: string | undefined;
}

/** Is told how many requests are read, of all. It throws to stop: nothing is kept then. */
export type OnRequests = (done: number, total: number) => void;

export interface MadeHandover {
  readonly key: number;
  /** Suggested name of the file. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly requests: number;
  readonly fields: number;
  /** Number of asked requests that are not checked yet, so that the file lacks their problems. */
  readonly unchecked: number;
}

/** Sentences of problems in the language of the reviewer. */
type Messages = ReturnType<typeof problemMessagesIn>;

/** A person reviews thousands of words a day; what is larger is a mistake in the choice. */
const mostCharacters = 20_000_000;

/** Makes the files of hand-overs. Reading and writing takes long, so this runs in the job thread. */
export class HandoverMakingService {
  readonly #parts: Parts;
  readonly #ids: OrderedUuids;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#ids = new OrderedUuids(parts.environment);
  }

  /**
   * Makes a file, and keeps what was handed out. Resolves when that is on the disk.
   *
   * @throws AppError INVALID_INPUT for a format without a writer; CONFLICT when no field is left by the
   *   choice; TOO_LARGE.
   */
  async make(input: HandoverInput, onProgress: OnRequests = () => undefined): Promise<MadeHandover> {
    const { commits, stores, environment } = this.#parts;
    const writer = handoverWriters[input.format];
    if (writer === undefined) {
      throw new AppError(
        'INVALID_INPUT',
        sentence`format: ${input.format} can't be written by this version.`,
      );
    }
    if (input.keys.length > mostHandedOut) {
      throw new AppError(
        'TOO_LARGE',
        sentence`A hand-over has at most ${mostHandedOut} requests. Choose fewer of them.`,
      );
    }
    const createdUs = machineUs(environment);
    const language = input.language ?? this.#commonTarget(input.keys) ?? 'en';
    const chosen = this.#chosen(input, problemMessagesIn(language), onProgress);
    const document = this.#document({ ...input, language }, chosen, createdUs);
    const ended = (): void => onProgress(input.keys.length, input.keys.length);
    ended();
    const bytes = writtenBy(writer, document);
    // A writer has no steps, so that only now it is seen whether it was for nothing.
    ended();
    const key = await commits.durable(() => {
      const { choice, format, note, recipient } = input;
      const handoverKey = stores.handovers.insert({
        id: document.id,
        format,
        choice,
        note,
        recipient,
        created_us: createdUs,
      });
      for (const handed of chosen) stores.handovers.insertRequest({ ...handed, handoverKey });
      return handoverKey;
    });
    const fields = document.requests.reduce((sum, request) => sum + request.fields.length, 0);
    return {
      key,
      name: nameOf(document, input.format),
      bytes,
      requests: chosen.length,
      fields,
      unchecked: this.#uncheckedIn(input, chosen),
    };
  }

  /**
   * The target language of the requests; that of the first one where they are variants of a language.
   * Undefined for several languages, whose reviewers can't all read any one of them.
   */
  #commonTarget(keys: readonly number[]): string | undefined {
    const { requests } = this.#parts.stores;
    const targets = keys.flatMap((key) => requests.byKey(key)?.language_target ?? []);
    const languages = new Set(targets.map((target) => checkedLanguage(target).base));
    return languages.size === 1 ? targets[0] : undefined;
  }

  #document(
    { id, note, recipient, language }: HandoverInput & { readonly language: string },
    chosen: readonly Chosen[],
    createdUs: number,
  ): HandoverDocument {
    return {
      id: id ?? this.#ids.next(),
      desk: this.#parts.stores.handovers.desk(),
      created: formatInstant(createdUs),
      note: note.trim(),
      recipient: recipient.trim(),
      language,
      requests: chosen.map(({ document }) => document),
    };
  }

  /** @throws AppError CONFLICT, TOO_LARGE */
  #chosen(
    { keys, choice, format }: HandoverInput,
    messages: Messages,
    onProgress: OnRequests,
  ): readonly Chosen[] {
    const chosen: Chosen[] = [];
    const ids = new Set<string>();
    let characters = 0;
    for (const [index, key] of keys.entries()) {
      onProgress(index, keys.length);
      const request = this.#parts.stores.requests.byKey(key);
      if (request === undefined) continue;
      // Two connections may have requests with equal ids.
      const id = ids.has(request.id) ? `${request.id}#${request.origin}` : request.id;
      const fields = this.#fields(request, id, { choice, format, messages });
      if (fields.length === 0) continue;
      ids.add(id);
      for (const { source, target } of fields) characters += source.length + target.length;
      if (characters > mostCharacters) {
        throw new AppError(
          'TOO_LARGE',
          sentence`The texts have more than ${mostCharacters} characters. Hand them over in smaller parts.`,
        );
      }
      const { version, title, language_source: source, language_target: target } = request;
      chosen.push({
        requestKey: key,
        handedId: id,
        version,
        fields,
        document: { id, title, language: { source, target }, version, fields },
      });
    }
    if (chosen.length > 0) return chosen;
    if (choice === 'problems' && this.#uncheckedOf(keys) > 0) throw new AppError('CONFLICT', notChecked);
    throw new AppError('CONFLICT', format === 'tmx' ? nothingReviewed : nothingLeft[choice]);
  }

  /** A translation memory has no problems, so that it lacks none. The choice of fields may rest on them. */
  #uncheckedIn({ keys, choice, format }: HandoverInput, chosen: readonly Chosen[]): number {
    if (choice === 'problems') return this.#uncheckedOf(keys);
    return format === 'tmx' ? 0 : this.#uncheckedOf(chosen.map(({ requestKey }) => requestKey));
  }

  #uncheckedOf(keys: readonly number[]): number {
    return keys.filter((key) => {
      const request = this.#parts.stores.requests.byKey(key);
      return request !== undefined && isUnchecked(request);
    }).length;
  }

  #fields(
    request: StoredRequest,
    id: string,
    {
      choice,
      format,
      messages,
    }: { readonly choice: HandoverChoice; readonly format: HandoverFormat; readonly messages: Messages },
  ): readonly HandoverField[] {
    const { problems, labels, reviewed } = { ...this.#parts, problems: this.#parts.stores.problems };
    const labelOf = labels.read()(request);
    const found = Map.groupBy(
      // Those of an earlier version are of other texts.
      (isUnchecked(request) ? [] : problems.ofRequest(request.key))
        .map((row) => foundProblem(row, labelOf))
        .filter((problem) => problem !== undefined && problem.dismissed === undefined),
      (problem) => problem?.fieldId ?? '',
    );
    const stateOf = reviewed.statesOf(request);
    return localFields(this.#parts.stores, request).flatMap((field): readonly HandoverField[] => {
      const own = (found.get(field.id) ?? []).filter((problem) => problem !== undefined);
      const state = stateOf(field.position, field.id);
      const isChosen = {
        all: true,
        problems: own.length > 0,
        changed: state === 'changed',
        unreviewed: state !== 'reviewed',
      }[choice];
      if (!isChosen || (field.source === '' && field.target === '')) return [];
      // A translation memory has only what was reviewed.
      if (format === 'tmx' && (state !== 'reviewed' || field.target === '')) return [];
      return [handoverField(field, id, { problems: own, messages, reviewed: state === 'reviewed' })];
    });
  }
}

/** Requests are checked in the background, while the program runs on them. */
function isUnchecked({ state, version, checked_version: checked }: StoredRequest): boolean {
  return state === 'completed' && checked !== version;
}

interface Chosen extends Omit<NewHandedRequest, 'handoverKey'> {
  readonly document: HandoverRequest;
}

const nothingLeft: Readonly<Record<HandoverChoice, Sentence>> = {
  all: sentence`None of these requests has a text to hand over.`,
  problems: sentence`No field of these requests has a problem. Choose all fields, or other requests.`,
  changed: sentence`No field of these requests changed since it was reviewed. Choose all fields, or other requests.`,
  unreviewed: sentence`All fields of these requests are reviewed. Choose all fields, or other requests.`,
};

const notChecked =
  'These requests are not checked yet, so that their problems are not known. Start Locdesk, wait until it has checked them, or choose all fields.';

const nothingReviewed = sentence`Nothing in the selection is reviewed, and TMX has reviewed translations only. Review the fields first, or choose another format.`;

function handoverField(
  field: LocalField,
  requestId: string,
  {
    problems,
    messages,
    reviewed,
  }: {
    readonly problems: readonly FoundProblem[];
    readonly messages: Messages;
    readonly reviewed: boolean;
  },
): HandoverField {
  const { id, data, source, target, delivered, extra } = field;
  const { context, comment, maxLength } = extra;
  return {
    id,
    data,
    source,
    target,
    sourceHash: handedHash(requestId, id, source),
    targetHash: handedHash(requestId, id, target),
    ...(typeof context === 'string' ? { context } : {}),
    ...(typeof comment === 'string' ? { comment } : {}),
    ...(typeof maxLength === 'number' ? { maxLength } : {}),
    reviewed,
    problems: problems.map((problem) => ({
      check: problem.check,
      level: problem.level === 'error' ? 'error' : 'warning',
      message: problemSentence(problem, messages),
      source: problem.source,
      // The checks looked at what was delivered.
      target: target === delivered ? problem.target : [],
    })),
  };
}

function nameOf({ id, created, requests }: HandoverDocument, format: HandoverFormat): string {
  const targets = new Set(requests.map(({ language }) => language.target));
  const [target = ''] = targets;
  const languages = targets.size === 1 ? target : `${targets.size}-languages`;
  return `review-${languages}-${created.slice(0, 10)}-${id.slice(-6)}.${handoverExtensions[format]}`;
}

/** @throws AppError INVALID_INPUT for a document that the format can't represent. */
function writtenBy(writer: HandoverWriter, document: HandoverDocument): Uint8Array {
  try {
    return writer.write(document);
  } catch (error) {
    if (error instanceof UnwritableHandover) throw new AppError('INVALID_INPUT', error.words);
    throw error;
  }
}
