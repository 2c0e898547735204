import type { VersionField } from '../../content/content-request';
import { canonicalLanguageTag } from '../../content/language-tag';
import type { Timestamp } from '../../content/timestamp';
import type { ContentRequestStore } from './content-request-store';
import type { VersionStore } from './version-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { versionDocument } from './content-request-json';
import { listColumns } from './content-request-service';
import { timestampAt, type Environment } from '../platform/environment';
import { readSampleRequests, type SampleRequest } from './sample-requests';

const hourMs = 3_600_000;
/** Requests per transaction in a process that serves: few enough to let other work run in between. */
const smallBatch = 25;

export interface LoadPace {
  /** Requests per commit. */
  readonly batchSize: number;
  /** Pause between two commits. */
  readonly pause: () => Promise<void>;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Puts the bundled sample requests into the store, as if a tool had submitted them some time ago. */
export class SampleService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Loads `count` requests (all samples once by default), repeating them with earlier dates if more are
   * requested than exist. A process beside the serving one sets its own pace.
   */
  async load(
    count?: number,
    { batchSize, pause }: LoadPace = { batchSize: smallBatch, pause: () => this.#letOthers() },
  ): Promise<{ count: number }> {
    const samples = await readSampleRequests();
    const total = count ?? samples.length;
    const now = this.#parts.environment.now();
    for (let from = 0; from < total; from += batchSize) {
      const until = Math.min(from + batchSize, total);
      await this.#parts.commits.relaxed(() => {
        for (let index = from; index < until; index++) {
          const sample = samples[index % samples.length];
          if (sample !== undefined) this.#insert(sample, Math.floor(index / samples.length), now);
        }
      });
      // Windows are notified after each batch, so that the first rows appear at once.
      this.#parts.changes.requests();
      await pause();
    }
    await this.#parts.commits.flushed();
    return { count: total };
  }

  #letOthers(): Promise<void> {
    return new Promise((resolve) => {
      this.#parts.environment.defer(resolve);
    });
  }

  #insert(sample: SampleRequest, round: number, now: number): void {
    // Each further round is a little over an hour earlier, so that times differ.
    const shiftMs = round * (hourMs + 61_000);
    const created = timestampAt(now - sample.createdHoursAgo * hourMs - shiftMs);
    const completed =
      sample.completedHoursAgo === undefined
        ? undefined
        : timestampAt(now - sample.completedHoursAgo * hourMs - shiftMs);
    const submitted = sample.fields.map(({ id, type, data, value }) => ({
      id,
      type,
      data,
      value,
      extra: {},
    }));
    const results: readonly VersionField[] = sample.fields.map(({ id, type, data, value, target }) => ({
      id,
      type,
      data,
      value: target ?? '',
      originalValue: value,
      extra: {},
    }));
    const current = completed === undefined ? submitted : results;
    const key = this.#parts.requests.insert({
      origin: 0,
      id: this.#parts.environment.newRequestId(),
      state: sample.state,
      source: 'api',
      languageSource: sample.language.source,
      languageTarget: sample.language.target,
      languageSourceCanonical: canonicalLanguageTag(sample.language.source) ?? sample.language.source,
      languageTargetCanonical: canonicalLanguageTag(sample.language.target) ?? sample.language.target,
      created,
      completed,
      version: completed === undefined ? 1 : 2,
      ...listColumns(current),
      fieldCount: current.length,
      extra: null,
      languageExtra: null,
      tokenId: undefined,
      isTest: false,
      testResultDueUs: undefined,
    });
    const add = (number: number, learned: Timestamp, fields: readonly VersionField[]): void => {
      const document = versionDocument({
        source: 'api',
        languageSource: sample.language.source,
        languageTarget: sample.language.target,
        languageExtra: {},
        fields,
        extra: {},
      });
      this.#parts.versions.insert(key, { number, learned, learnedBy: 'sample', fields, document });
    };
    add(1, created, submitted);
    if (completed !== undefined) add(2, completed, results);
  }
}
