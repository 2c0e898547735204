import type { CheckId } from '../../content/checks/problem';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { canonicalLanguageTag } from '../../content/language-tag';
import type { CheckLevel, CheckLevelSetting, LanguagePair } from '../../contract/problems';
import type { CheckLevelStore } from './check-level-store';
import type { Changes } from '../platform/changes';
import { changeCheckLevel } from './check-level-change';
import type { CheckingService } from './checking-service';
import type { CommitQueue } from '../database/commit-queue';
import type { ProblemRelabelService } from './problem-relabel-service';

interface Parts {
  readonly commits: CommitQueue;
  readonly levels: CheckLevelStore;
  readonly relabels: ProblemRelabelService;
  readonly checking: Pick<CheckingService, 'sweep'>;
  readonly changes: Changes;
}

/** Levels of checks, for all languages or for a pair. */
export class CheckLevelService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Lists the settings; other checks have their default levels. */
  list(): readonly CheckLevelSetting[] {
    return this.#parts.levels.list();
  }

  /**
   * Sets a level, or removes it (null). Switching a check on or off checks everything again.
   * @throws AppError INVALID_INPUT for an invalid tag.
   */
  async set(
    check: CheckId,
    languages: LanguagePair | undefined,
    level: CheckLevel | null,
  ): Promise<readonly CheckLevelSetting[]> {
    const pair = languages && canonicalPair(languages);
    const effects = {
      relabel: (one: CheckId) => this.#parts.relabels.enqueue(one),
      sweep: () => this.#parts.checking.sweep(),
    };
    await this.#parts.commits.durable(() =>
      changeCheckLevel(this.#parts.levels, effects, { check, languages: pair, level }),
    );
    this.#parts.relabels.start();
    this.#parts.changes.notify({ name: 'checkLevels.changed', payload: {} });
    this.#parts.changes.notify({ name: 'problems.changed', payload: {} });
    return this.list();
  }
}

function canonicalPair({ source, target }: LanguagePair): LanguagePair {
  return { source: canonicalTag('source', source), target: canonicalTag('target', target) };
}

function canonicalTag(side: string, text: string): string {
  const tag = canonicalLanguageTag(text.trim());
  if (tag === undefined) {
    throw new AppError(
      'INVALID_INPUT',
      sentence`${side}: "${text}" is not a language tag. Write it like de-CH.`,
    );
  }
  return tag;
}
