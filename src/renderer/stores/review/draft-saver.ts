import type { Draft } from '../../../contract/fulfilment';

/** Pause in typing after which the text is saved. */
const pauseMs = 350;

export interface TypedValue {
  readonly value: string;
  readonly state: 'typing' | 'kept' | 'refused';
  /** Reason of the refusal. */
  readonly message?: string;
}

/** Text that the host has not saved. */
export interface UnsavedValue {
  readonly value: string;
  /** Revision of the draft that it is to replace. */
  readonly revision: number;
  /** Reason of the refusal; absent while there is no answer. */
  readonly message?: string;
}

export interface DraftSaverParts {
  readonly save: (fieldId: string, value: string, revision: number) => Promise<Draft>;
  readonly notify: (fieldId: string, typed: TypedValue) => void;
  readonly messageOf: (error: unknown) => string;
}

interface Entry {
  value: string;
  revision: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  running: Promise<void> | undefined;
  /** Reason why the last saving was refused. */
  refusal: string | undefined;
  /** The value that was saved last. */
  kept: string | undefined;
  /** Another saver has its text now. */
  isGiven: boolean;
}

function newEntry(value: string, revision: number): Entry {
  return {
    value,
    revision,
    timer: undefined,
    running: undefined,
    refusal: undefined,
    kept: undefined,
    isGiven: false,
  };
}

/** Saves typed text field by field, one call at a time, each on top of the previous revision. */
export class DraftSaver {
  readonly #parts: DraftSaverParts;
  readonly #entries = new Map<string, Entry>();

  constructor(parts: DraftSaverParts) {
    this.#parts = parts;
  }

  /** `revision` is that of the draft as it was read; a known one is newer. */
  type(fieldId: string, value: string, revision: number): void {
    const entry = this.#entries.get(fieldId) ?? newEntry(value, revision);
    this.#entries.set(fieldId, entry);
    entry.value = value;
    entry.refusal = undefined;
    this.#parts.notify(fieldId, { value, state: 'typing' });
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void this.#keep(fieldId, entry), pauseMs);
  }

  /** Called after a refusal: continues on top of the other window's revision. */
  keepMine(fieldId: string, revision: number): void {
    const entry = this.#entries.get(fieldId);
    if (entry === undefined) return;
    entry.revision = revision;
    this.type(fieldId, entry.value, revision);
  }

  /** Saves everything now; false when something was refused. */
  async settle(): Promise<boolean> {
    await Promise.all([...this.#entries].map(([fieldId, entry]) => this.#keep(fieldId, entry)));
    return [...this.#entries.values()].every(({ refusal }) => refusal === undefined);
  }

  /** Goes on with text that was not saved before the window was loaded again. */
  restore(fieldId: string, { value, revision, message }: UnsavedValue): void {
    if (message === undefined) this.type(fieldId, value, revision);
    else this.#entries.set(fieldId, { ...newEntry(value, revision), refusal: message });
  }

  /** The text that waits to be saved, is being saved, or was refused, by field. */
  unsaved(): ReadonlyMap<string, UnsavedValue> {
    const unsaved = new Map<string, UnsavedValue>();
    for (const [fieldId, { value, revision, refusal, kept, isGiven }] of this.#entries) {
      if (value === kept || isGiven) continue;
      unsaved.set(fieldId, { value, revision, ...(refusal === undefined ? {} : { message: refusal }) });
    }
    return unsaved;
  }

  /** Gives up what is not saved yet, for another saver to continue with. */
  giveUnsaved(): readonly (readonly [fieldId: string, value: string])[] {
    const unsaved = [...this.#entries].filter(([, { value, kept }]) => value !== kept);
    for (const [, entry] of unsaved) {
      clearTimeout(entry.timer);
      entry.timer = undefined;
      entry.isGiven = true;
    }
    return unsaved.map(([fieldId, { value }]) => [fieldId, value]);
  }

  /** Forgets refused text of a field, or of all; not what was typed since. */
  forgetRefused(fieldId: string | undefined): void {
    for (const [id, { refusal }] of this.#entries)
      if (refusal !== undefined && id === (fieldId ?? id)) this.#entries.delete(id);
  }

  /** Forgets what is saved, which may change elsewhere from now on, and returns the rest to go on with. */
  resume(): ReadonlyMap<string, TypedValue> {
    const rest = new Map<string, TypedValue>();
    for (const [fieldId, { value, kept, refusal }] of this.#entries) {
      if (refusal !== undefined) rest.set(fieldId, { value, state: 'refused', message: refusal });
      else if (value !== kept) rest.set(fieldId, { value, state: 'typing' });
      else this.#entries.delete(fieldId);
    }
    return rest;
  }

  #keep(fieldId: string, entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    const isPending = entry.timer !== undefined;
    entry.timer = undefined;
    if (!isPending) return entry.running ?? Promise.resolve();
    entry.running = (entry.running ?? Promise.resolve()).then(() => this.#save(fieldId, entry));
    return entry.running;
  }

  async #save(fieldId: string, entry: Entry): Promise<void> {
    const { value } = entry;
    try {
      const { revision } = await this.#parts.save(fieldId, value, entry.revision);
      entry.revision = revision;
      entry.refusal = undefined;
      entry.kept = value;
      if (entry.value === value && !entry.isGiven) this.#parts.notify(fieldId, { value, state: 'kept' });
    } catch (error) {
      const message = this.#parts.messageOf(error);
      entry.refusal = message;
      if (entry.isGiven) return;
      this.#parts.notify(fieldId, { value: entry.value, state: 'refused', message });
    }
  }
}
