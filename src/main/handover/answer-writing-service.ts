import { longestRecipient } from '../../contract/handovers';
import { longestNote } from '../../contract/reviewing';
import { machineUs, type Environment } from '../platform/environment';
import type { StoredRequest } from '../requests/content-request-store';
import type { StoredCorrection } from '../requests/correction-store';
import type { DraftService } from '../review/draft-service';
import type { NoteStore } from '../review/note-store';
import type { ReviewedService } from '../review/reviewed-service';
import type { ForwardingStore } from '../upstream/forwarding/forwarding-store';
import type { LocalField, LocalFieldStores } from './local-fields';
import type { ReplacedState } from './replaced-state';
import type { StoredItem } from './take-back-store';
import type { StoredVerdict, VerdictStore } from './verdict-store';

interface Parts {
  readonly environment: Environment;
  readonly reviewed: Pick<ReviewedService, 'reviewWithin' | 'restoreWithin'>;
  readonly drafts: Pick<DraftService, 'editable'>;
  readonly stores: LocalFieldStores & {
    readonly verdicts: VerdictStore;
    readonly notes: NoteStore;
    readonly forwardings: Pick<ForwardingStore, 'isUpstreams'>;
  };
}

/** An accepted item with the field that it is about. */
export interface AcceptedAnswer {
  readonly item: StoredItem;
  readonly request: StoredRequest;
  readonly field: LocalField;
  readonly reviewer: string;
  /** The version that was handed out. */
  readonly version: number;
  /** The id of the hand-over; null: the file is of none of this desk. */
  readonly handover: string | null;
}

/**
 * Writes what was accepted, and restores what that replaced; both within a transaction of the caller. Texts
 * of local requests become drafts, those of mirrored requests corrections; comments become notes, and
 * verdicts the review of the person who gave them.
 */
export class AnswerWritingService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws AppError CONFLICT for a local request that can't be edited now. */
  write(answer: AcceptedAnswer): readonly ReplacedState[] {
    const { item, field } = answer;
    const isText = item.value !== null && item.state !== 'unchanged' && item.value !== field.target;
    const texts = isText ? [this.#putText(answer, item.value)] : [];
    return [...texts, ...this.#putComment(answer), ...this.#putVerdict(answer, isText)];
  }

  /** Restores states, the last one first. */
  restore(replaced: readonly ReplacedState[]): void {
    for (const state of replaced.toReversed()) this.#restore(state);
  }

  #putText({ request, field, reviewer }: AcceptedAnswer, value: string): ReplacedState {
    const { stores, drafts } = this.#parts;
    const place = { requestKey: request.key, fieldId: field.id };
    if (request.origin !== 0 || stores.forwardings.isUpstreams(request.key)) {
      return { kind: 'correction', ...place, ...this.#putCorrection(request, field, { value, reviewer }) };
    }
    drafts.editable(request.key);
    const before = stores.drafts.one(request.key, field.id);
    const revision = (before?.revision ?? 0) + 1;
    stores.drafts.put({
      ...place,
      value,
      baseVersion: before?.base_version ?? request.version,
      revision,
      savedUs: machineUs(this.#parts.environment),
    });
    return { kind: 'draft', ...place, before, revision };
  }

  #putCorrection(
    { key, version }: StoredRequest,
    { id, delivered }: LocalField,
    { value, reviewer }: { readonly value: string; readonly reviewer: string },
  ): { readonly before: StoredCorrection | undefined; readonly after: StoredCorrection | undefined } {
    const { corrections } = this.#parts.stores;
    const before = corrections.one(key, id);
    if (value === delivered) {
      corrections.delete(key, id);
      return { before, after: undefined };
    }
    const own = { request_key: key, field_id: id };
    const after = {
      ...own,
      value,
      delivered,
      version,
      reviewer,
      made_us: machineUs(this.#parts.environment),
    };
    corrections.put(after);
    return { before, after };
  }

  #putComment({ item, request, field, reviewer }: AcceptedAnswer): readonly ReplacedState[] {
    const said = item.comment ?? (item.verdict === 'wrong' ? '✗' : undefined);
    if (said === undefined) return [];
    const { notes } = this.#parts.stores;
    const known = new Set(notes.textsOfField(request.key, field.id));
    // The file may be taken back a second time.
    return notesOf(reviewer, said)
      .filter((text) => !known.has(text))
      .map((text) => {
        const createdUs = machineUs(this.#parts.environment);
        const note = { requestKey: request.key, fieldId: field.id, text, createdUs };
        return { kind: 'note', requestKey: request.key, key: notes.insert(note) };
      });
  }

  /** A verdict on a text that the reviewer replaced is no review of the text that was handed out. */
  #putVerdict(
    { item, request, field, reviewer, version, handover }: AcceptedAnswer,
    isReplaced: boolean,
  ): readonly ReplacedState[] {
    const { stores, reviewed } = this.#parts;
    if (item.verdict === null) return [];
    const verdict = isReplaced && item.verdict === 'fine' ? 'changed' : item.verdict;
    const place = { requestKey: request.key, fieldId: field.id };
    const before = stores.verdicts.one(request.key, field.id);
    const own = { request_key: request.key, field_id: field.id };
    const [note] = notesOf(reviewer, item.comment ?? '');
    const after: StoredVerdict = {
      ...own,
      verdict,
      version,
      reviewer,
      given_us: machineUs(this.#parts.environment),
      comment: note === undefined ? null : note.slice(signatureOf(reviewer).length),
      handover,
    };
    stores.verdicts.put(after);
    const review = verdict === 'fine' ? reviewed.reviewWithin(request.key, version, field.id) : undefined;
    return [
      { kind: 'verdict', ...place, before, after },
      ...(review === undefined ? [] : [{ kind: 'reviewed', ...place, review } as const]),
    ];
  }

  #restore(state: ReplacedState): void {
    const { stores, reviewed } = this.#parts;
    if (stores.requests.byKey(state.requestKey) === undefined) return;
    switch (state.kind) {
      case 'draft':
        this.#restoreDraft(state);
        return;
      case 'correction': {
        const { requestKey, fieldId, before, after } = state;
        if (!isSame(stores.corrections.one(requestKey, fieldId), after)) return;
        if (before === undefined) stores.corrections.delete(requestKey, fieldId);
        else stores.corrections.put(before);
        return;
      }
      case 'note':
        if (stores.notes.byKey(state.key) !== undefined)
          stores.notes.setDeleted(state.key, machineUs(this.#parts.environment));
        return;
      case 'verdict': {
        const { requestKey, fieldId } = state;
        const [before, after] = [completeVerdict(state.before), completeVerdict(state.after)];
        if (!isSame(stores.verdicts.one(requestKey, fieldId), after)) return;
        if (before === undefined) stores.verdicts.delete(requestKey, fieldId);
        else stores.verdicts.put(before);
        return;
      }
      case 'reviewed':
        reviewed.restoreWithin(state.requestKey, state.fieldId, state.review);
        return;
    }
  }

  #restoreDraft({ requestKey, fieldId, before, revision }: Extract<ReplacedState, { kind: 'draft' }>): void {
    const { drafts } = this.#parts.stores;
    if (drafts.one(requestKey, fieldId)?.revision !== revision) return;
    if (before === undefined) {
      drafts.delete(requestKey, fieldId);
      return;
    }
    const { value, base_version: baseVersion, revision: earlier, saved_us: savedUs } = before;
    drafts.put({ requestKey, fieldId, value, baseVersion, revision: earlier, savedUs });
  }
}

/** Signs a comment with the reviewer's name. A long one becomes several notes, so that none of it is lost. */
function notesOf(reviewer: string, said: string): readonly string[] {
  const name = signatureOf(reviewer);
  const length = longestNote - name.length;
  const texts: string[] = [];
  for (let at = 0; at < said.length;) {
    const part = said.slice(at, at + length);
    // A note ends at a space where one is near, and never inside a character.
    const space = part.length < length ? part.length : part.search(/\s\S{0,200}$/) + 1;
    const whole = /[\uD800-\uDBFF]$/.test(part) ? part.length - 1 : part.length;
    const size = space > 0 ? space : whole;
    texts.push(`${name}${part.slice(0, size)}`);
    at += size;
  }
  return texts;
}

function signatureOf(reviewer: string): string {
  return reviewer === '' ? '' : `${reviewer.slice(0, longestRecipient)}: `;
}

/** Earlier versions of Locdesk kept replaced verdicts without a comment or their hand-over. */
function completeVerdict(kept: StoredVerdict | undefined): StoredVerdict | undefined {
  if (kept === undefined) return undefined;
  const { comment, handover } = kept as Partial<StoredVerdict>;
  return { ...kept, comment: comment ?? null, handover: handover ?? null };
}

function isSame(now: object | undefined, left: object | undefined): boolean {
  return JSON.stringify(now) === JSON.stringify(left);
}
