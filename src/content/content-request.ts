/**
 * The vocabulary of the domain (decisions, sections 1 and 2), shared by the service, the stores and the
 * renderer.
 */

export const requestStates = ['pending', 'confirmed', 'completed'] as const;
/** The canonical state as it is stored. The wire has two spellings of `completed`, see below. */
export type RequestState = (typeof requestStates)[number];

export const importStates = ['success', 'fail'] as const;
export type ImportState = (typeof importStates)[number];

/** `api`: submitted through /v1; `file`: imported from a file; `order`: created in the app. */
export const requestSources = ['api', 'file', 'order'] as const;

export const tokenKinds = ['live', 'test'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** How Locdesk learned of a version. */
export const learnedWays = [
  'submitted',
  'test-result',
  'sample',
  'webhook',
  'sync',
  'hand',
  'edited',
] as const;
export type LearnedBy = (typeof learnedWays)[number];

/** The parties that set import marks. */
export const markMakers = ['api', 'user', 'sample', 'upstream'] as const;
export type MarkedBy = (typeof markMakers)[number];

/** JSON that is stored and returned unchanged. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** A field as submitted (interface document 2.2); `extra` holds every property the document does not name. */
export interface SubmittedField {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly value: string;
  readonly extra: JsonObject;
}

/** A field of one version: `originalValue` exists once the request is completed. */
export interface VersionField extends SubmittedField {
  readonly originalValue?: string;
  /** Only the result is known: `value` is the target, and the submitted source never arrived. */
  readonly isSourceUnknown?: true;
}

/** Spelling in the single read, the simple-filter query and webhook bodies (decisions 2). */
export function singleReadSpelling(state: RequestState): string {
  return state === 'completed' ? 'complete' : state;
}

/** Spelling in the criteria-based query (decisions 2). */
export function criteriaQuerySpelling(state: RequestState): string {
  return state;
}

/** Parses a state; both spellings of completed are accepted and mean the same (decisions 2). */
export function parseRequestState(text: string): RequestState | undefined {
  if (text === 'complete') return 'completed';
  return requestStates.find((state) => state === text);
}
