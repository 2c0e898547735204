import { Type } from 'typebox';
import { checkIds } from '../../content/checks/problem';
import {
  checkLevels,
  dismissalScopes,
  longestReason,
  mostProblems,
  type CheckingProgress,
  type CheckLevelSetting,
  type RequestProblems,
  type WideDismissal,
} from '../problems';
import { longestSpelledWord, type SpellingSettings } from '../spelling';
import { answers } from './declare';
import { strict, Nothing, RequestKey, LanguageTag } from './inputs';

const ProblemKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const SpellingLanguages = Type.Array(
  Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35 }),
  {
    maxItems: 100,
    uniqueItems: true,
  },
);
const OwnWord = Type.Object({ word: Type.String({ minLength: 1, maxLength: longestSpelledWord }) }, strict);
/** The longest text that is checked in one call; Chromium sends pieces of 16 KiB. */
const longestCheckedText = 65_536;

/** Problems, the levels of checks, and spelling. */
export const checksCommands = {
  /** Problems that the checks found in the current version. */
  'problems.ofRequest': answers<RequestProblems>()(Type.Object({ key: RequestKey }, strict)),
  /** Dismisses problems of one request by their keys; keys that no longer exist are skipped. */
  'problems.dismiss': answers<{ readonly dismissals: readonly number[] }>()(
    Type.Object(
      {
        key: RequestKey,
        problems: Type.Array(ProblemKey, { minItems: 1, maxItems: mostProblems, uniqueItems: true }),
        scope: Type.Enum([...dismissalScopes]),
        reason: Type.String({ maxLength: longestReason }),
      },
      strict,
    ),
  ),
  /** Removes dismissals, so that their problems count again. */
  'problems.restore': answers<{ readonly restored: number }>()(
    Type.Object(
      { dismissals: Type.Array(ProblemKey, { minItems: 1, maxItems: mostProblems, uniqueItems: true }) },
      strict,
    ),
  ),
  /** Dismissals for a language pair or for all requests. */
  'problems.wideDismissals': answers<readonly WideDismissal[]>()(Nothing),
  /** Repeats the checks of a request for which they failed. */
  'problems.checkAgain': answers<Record<string, never>>()(Type.Object({ key: RequestKey }, strict)),
  'checkLevels.list': answers<readonly CheckLevelSetting[]>()(Nothing),
  /** Sets a check's level, for all languages if none are named. `null` removes the setting. */
  'checkLevels.set': answers<readonly CheckLevelSetting[]>()(
    Type.Object(
      {
        check: Type.Enum([...checkIds]),
        languages: Type.Optional(Type.Object({ source: LanguageTag, target: LanguageTag }, strict)),
        level: Type.Union([Type.Enum([...checkLevels]), Type.Null()]),
      },
      strict,
    ),
  ),
  /** Null while no check runs, or only a short one. */
  'checking.read': answers<{ readonly progress: CheckingProgress | null }>()(Nothing),
  /** Pauses only repeated checks; new content is always checked. */
  'checking.pause': answers<Record<string, never>>()(Type.Object({ paused: Type.Boolean() }, strict)),
  /** Null in the browser host, where the browser checks spelling by its own rules. */
  'spelling.read': answers<{ readonly settings: SpellingSettings | null }>()(Nothing),
  /** Null chooses the system's languages and the language being edited. */
  'spelling.choose': answers<{ readonly settings: SpellingSettings | null }>()(
    Type.Object({ languages: Type.Union([SpellingLanguages, Type.Null()]) }, strict),
  ),
  'spelling.addWord': answers<{ readonly settings: SpellingSettings | null }>()(OwnWord),
  'spelling.removeWord': answers<{ readonly settings: SpellingSettings | null }>()(OwnWord),
  /**
   * Returns the misspelled ones of these words, in the given language or, without one, in all of the person's
   * languages.
   */
  'spelling.check': answers<readonly string[]>()(
    Type.Object(
      {
        language: Type.Optional(LanguageTag),
        words: Type.Array(Type.String({ maxLength: longestCheckedText }), { maxItems: longestCheckedText }),
      },
      strict,
    ),
  ),
} as const;
