export const checkIds = [
  'target-empty',
  'target-equals-source',
  'other-version',
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
  'language',
  'missing-sentences',
  'repeated-text',
  'leftovers',
  'html',
  'tag-contents',
  'line-breaks',
  'code',
  'symbols',
  'number-format',
  'punctuation',
  'letter-case',
  'spelling',
  'across-languages',
  'inconsistent',
  'same-target',
  'term-missing',
  'term-forbidden',
  'term-inconsistent',
  'refused',
  'stored-differently',
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

/**
 * Why several problems are one: `version`, the target is a translation of another version of the source;
 * `untranslated`, much of it is not translated; `passage`, one passage differs; `habit`, the same is done
 * throughout the request.
 */
export type ProblemCause = 'version' | 'untranslated' | 'passage' | 'habit';

/** A single difference or mistake that a check found. */
export interface Finding {
  readonly check: CheckId;
  /** Names the check's sentence for it: `problemText.<check>.<variant>` in `problem-messages.ts`. */
  readonly variant: string;
  /** Values for the message: short strings (at most 80 characters) that are never rendered as markup. */
  readonly detail: Readonly<Record<string, string>>;
  readonly source: readonly ProblemSpan[];
  readonly target: readonly ProblemSpan[];
}

/** A finding that is part of a problem. */
export interface FoldedFinding extends Finding {
  /** Names its field if that is another one. */
  readonly fieldId?: string;
  /** Index of that field, from 0. */
  readonly position?: number;
}

/** One thing to act on: a finding, or several with one cause. */
export interface Problem extends Finding {
  readonly cause?: ProblemCause;
  /** The other findings with this cause, at most `mostFolded` of its field and `mostElsewhere` of others. */
  readonly folded?: readonly FoldedFinding[];
  /** Number of the other findings with this cause, if more than `folded` has. */
  readonly foldedCount?: number;
}

/**
 * Identifies a problem inside its field independent of its position, by check, variant and detail. Keys are
 * unique in a field, and stay when the text around the problem changes, so that a dismissal outlives a
 * re-sync.
 */
export function problemKey({ check, variant, detail }: Finding): string {
  const named = Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return keyOf([check, variant, ...named.flat()]);
}

/** The parts of a key: the check, its variant, then names and texts of the detail in turn. */
export function wordsOfProblemKey(key: string): readonly string[] {
  // Written only by `keyOf`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(key) as readonly string[];
}

export function keyOf(words: readonly string[]): string {
  return JSON.stringify(words);
}
