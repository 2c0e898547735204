import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { longestNote, mostNotes, type Note } from '../../contract/reviewing';
import { formatInstant } from '../../content/timestamp';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { NoteStore, StoredNote } from './note-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';
import { requestGone } from '../requests/missing-request';

/** How long a deleted note can be restored. */
const keptDeletedUs = 24 * 3600 * 1_000_000;

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly notes: NoteStore;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Notes on fields: the coordinator's own data, never sent anywhere. */
export class NoteService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Notes on all fields, oldest first. */
  list(requestKey: number): readonly Note[] {
    return this.#parts.notes.ofRequest(requestKey).map(toNote);
  }

  /**
   * @throws AppError NOT_FOUND; INVALID_INPUT for a text without letters; CONFLICT when a request has too
   * many.
   */
  async add(requestKey: number, fieldId: string, text: string): Promise<Note> {
    const trimmed = textOf(text);
    return this.#write(requestKey, () => {
      if (this.#parts.requests.byKey(requestKey) === undefined) {
        throw requestGone();
      }
      if (this.#parts.notes.count(requestKey) >= mostNotes) {
        throw new AppError(
          'CONFLICT',
          sentence`A request has at most ${mostNotes} notes. Delete some that are resolved first.`,
        );
      }
      return this.#parts.notes.insert({
        requestKey,
        fieldId,
        text: trimmed,
        createdUs: machineUs(this.#parts.environment),
      });
    });
  }

  /** @throws AppError NOT_FOUND, INVALID_INPUT */
  async edit(key: number, text: string): Promise<Note> {
    const trimmed = textOf(text);
    return this.#change(key, (note) => {
      if (note.text !== trimmed) this.#parts.notes.setText(key, trimmed, machineUs(this.#parts.environment));
    });
  }

  /** Resolves a note or opens it again. @throws AppError NOT_FOUND */
  resolve(key: number, resolved: boolean): Promise<Note> {
    return this.#change(key, () =>
      this.#parts.notes.setResolved(key, resolved ? machineUs(this.#parts.environment) : null),
    );
  }

  /** Removes a note, which can be restored for a day. @throws AppError NOT_FOUND */
  remove(key: number): Promise<Note> {
    return this.#change(key, () => {
      this.#parts.notes.forgetDeletedBefore(machineUs(this.#parts.environment) - keptDeletedUs);
      this.#parts.notes.setDeleted(key, machineUs(this.#parts.environment));
    });
  }

  /** Restores a deleted note. @throws AppError NOT_FOUND when it was deleted for good. */
  async restore(key: number): Promise<Note> {
    return this.#write(this.#require(key).request_key, () => {
      this.#parts.notes.setDeleted(key, null);
      return key;
    });
  }

  async #change(key: number, work: (note: StoredNote) => void): Promise<Note> {
    const { request_key } = this.#require(key);
    return this.#write(request_key, () => {
      const note = this.#require(key);
      if (note.deleted_us !== null) throw noteGone();
      work(note);
      return key;
    });
  }

  async #write(requestKey: number, work: () => number): Promise<Note> {
    const note = await this.#parts.commits.durable(() => this.#require(work()));
    this.#parts.changes.requests(requestKey);
    this.#parts.changes.notify({ name: 'notes.changed', payload: {} });
    return toNote(note);
  }

  #require(key: number): StoredNote {
    const note = this.#parts.notes.byKey(key);
    if (note === undefined) throw noteGone();
    return note;
  }
}

function noteGone(): AppError {
  return new AppError('NOT_FOUND', 'This note is no longer there.');
}

function textOf(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new AppError('INVALID_INPUT', 'A note needs some text.');
  if (trimmed.length > longestNote) {
    throw new AppError('INVALID_INPUT', sentence`A note has at most ${longestNote} characters.`);
  }
  return trimmed;
}

function toNote(note: StoredNote): Note {
  return {
    key: note.key,
    fieldId: note.field_id,
    text: note.text,
    created: formatInstant(note.created_us),
    ...(note.edited_us === null ? {} : { edited: formatInstant(note.edited_us) }),
    ...(note.resolved_us === null ? {} : { resolved: formatInstant(note.resolved_us) }),
  };
}
