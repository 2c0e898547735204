import { createHash } from 'node:crypto';
import type { VersionField } from '../../content/content-request';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { CorrectionStore } from '../requests/correction-store';
import type { VersionStore } from '../requests/version-store';
import type { DraftStore } from '../review/draft-store';
import { toReviewField } from '../review/review-service';

export interface LocalFieldStores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly drafts: DraftStore;
  readonly corrections: CorrectionStore;
}

/** A field as the coordinator sees it: with its draft, or with its correction while that is not stale. */
export interface LocalField {
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly source: string;
  readonly target: string;
  /** The target without draft and correction; empty until the request is completed. */
  readonly delivered: string;
  readonly extra: VersionField['extra'];
}

/** Returns the fields of a request's current version. */
export function localFields(
  { versions, drafts, corrections }: LocalFieldStores,
  { key, version }: StoredRequest,
): readonly LocalField[] {
  const draftOf = new Map(drafts.all(key).map((draft) => [draft.field_id, draft.value]));
  const correctionOf = new Map(corrections.ofRequest(key).map((one) => [one.field_id, one]));
  return versions.fields(key, version).map((field, position) => {
    const correction = correctionOf.get(field.id);
    return localField(field, position, { draft: draftOf.get(field.id), correction });
  });
}

/** Returns one field of the current version; undefined where that has no such field any more. */
export function localFieldOf(
  { versions, drafts, corrections }: LocalFieldStores,
  { key, version }: StoredRequest,
  fieldId: string,
): LocalField | undefined {
  const found = versions.field(key, version, fieldId);
  if (found === undefined) return undefined;
  const { position, field } = found;
  const correction = corrections.one(key, fieldId);
  return localField(field, position, { draft: drafts.one(key, fieldId)?.value, correction });
}

function localField(
  field: VersionField,
  position: number,
  own: {
    readonly draft: string | undefined;
    readonly correction: { readonly value: string; readonly delivered: string } | undefined;
  },
): LocalField {
  const { id, type, data, source, target: delivered = '' } = toReviewField(field, position);
  const corrected = own.correction?.delivered === delivered ? own.correction.value : undefined;
  const target = own.draft ?? corrected ?? delivered;
  return { position, id, type, data, source, target, delivered, extra: field.extra };
}

/** Long enough that two texts of one field never share it by accident. */
const hashLength = 16;

/** The hash of a text of a field in a file. It depends on the field, so that a copied identity shows. */
export function handedHash(requestId: string, fieldId: string, text: string): string {
  const named = JSON.stringify([requestId, fieldId, text]);
  return createHash('sha256').update(named).digest('base64url').slice(0, hashLength);
}
