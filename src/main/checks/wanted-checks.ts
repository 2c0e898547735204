import { checkIds, type CheckId, type Finding } from '../../content/checks/problem';
import type { WordLists } from '../../content/checks/spelling/words-of-others';
import type { WordPairs } from '../../content/checks/words/word-pairs';
import type { TermIndex } from '../../content/terms/check/term-index';
import { levelOf, levelOfProblem } from '../../contract/level-of';
import type { CheckLevelSetting, LanguagePair } from '../../contract/problems';
import type { Vocabularies } from '../spelling/vocabularies';
import type { Compared } from './consistency/segment-differences';
import { wordLists } from './word-lists';

export interface WantedChecks {
  readonly only: ReadonlySet<CheckId>;
  readonly isError: (finding: Pick<Finding, 'check' | 'variant'>) => boolean;
  readonly compared: Compared;
  readonly isCompared: boolean;
  /** Whether a request is compared with the other languages of its source. */
  readonly isAcross: boolean;
  /** Undefined where the spelling is not checked. */
  readonly wordLists: WordLists | undefined;
  /** Undefined where no words of the languages are known that translate each other, or no check asks. */
  readonly wordPairs: WordPairs | undefined;
  /** Undefined where no termbase applies. */
  readonly terms: TermIndex | undefined;
  /** Whether the field's sentences are wanted for the memory. */
  readonly isRemembered?: boolean;
}

/** Data beside the requests that checks need. */
export interface CheckMeans {
  readonly vocabularies?: Vocabularies | undefined;
  readonly terms?: TermIndex | undefined;
}

const wordChecks: readonly CheckId[] = [
  'missing-sentences',
  'tags-reordered',
  'target-equals-source',
  'language',
  'other-version',
];
const termChecks: readonly CheckId[] = ['term-missing', 'term-forbidden', 'term-inconsistent'];

/**
 * Returns the checks that are on for a language pair. Spelling is only checked with vocabularies, and terms
 * with an index of those that apply.
 */
export function wantedChecks(
  languages: LanguagePair,
  settings: readonly CheckLevelSetting[],
  { vocabularies, terms }: CheckMeans = {},
): WantedChecks {
  const only = new Set(checkIds.filter((check) => levelOf(check, languages, settings) !== 'off'));
  const compared = { inconsistent: only.has('inconsistent'), sameTarget: only.has('same-target') };
  return {
    only,
    isError: (finding) => levelOfProblem(finding, languages, settings) === 'error',
    compared,
    isCompared: compared.inconsistent || compared.sameTarget,
    isAcross: only.has('across-languages'),
    wordLists: wordLists(languages, only, vocabularies),
    wordPairs: wordChecks.some((check) => only.has(check)) ? vocabularies?.wordPairsOf(languages) : undefined,
    terms: termChecks.some((check) => only.has(check)) ? terms : undefined,
  };
}
