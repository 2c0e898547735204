export const checkIds = [
  'target-empty',
  'target-equals-source',
  'tags-missing',
  'tags-extra',
  'tags-reordered',
  'tags-nesting',
  'attribute-changed',
  'unsafe-html',
  'placeholders',
  'numbers',
  'addresses',
  'end-punctuation',
  'edge-spaces',
  'double-spaces',
  'french-spacing',
  'doubled-words',
  'brackets',
  'script',
  'corrupted',
  'invisible-added',
  'length',
  'inconsistent',
  'same-target',
] as const;

export type CheckId = (typeof checkIds)[number];

export function isCheckId(text: string): text is CheckId {
  return checkIds.some((check) => check === text);
}

export type ProblemLevel = 'error' | 'warning';

/** UTF-16 offsets into the value as stored (raw HTML), `to` exclusive. */
export interface ProblemSpan {
  readonly from: number;
  readonly to: number;
}

export interface Problem {
  readonly check: CheckId;
  /** Which sentence of the check says it; the words are the window's (messages/en.ts `problemText.<check>.<variant>`). */
  readonly variant: string;
  /** What the sentence names: short strings (cut to 80 characters), never markup to be rendered. */
  readonly detail: Readonly<Record<string, string>>;
  readonly source: readonly ProblemSpan[];
  readonly target: readonly ProblemSpan[];
}

/**
 * What a problem is inside its field, wherever it stands there: check, variant and detail. Two problems of one field never
 * have the same, and it stays when the text around the problem changes, so that a dismissal outlives a re-sync.
 */
export function problemKey({ check, variant, detail }: Problem): string {
  const named = Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return keyOf([check, variant, ...named.flat()]);
}

/** The words that a key is made of: the check, its sentence, then names and texts of the detail in turn. */
export function wordsOfProblemKey(key: string): readonly string[] {
  // Written only by `keyOf`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(key) as readonly string[];
}

export function keyOf(words: readonly string[]): string {
  return JSON.stringify(words);
}
