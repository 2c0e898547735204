import type { Database, Statement } from 'better-sqlite3';
import type { CheckId } from '../../content/checks/problem';
import { mostReasons, reasonKinds } from '../../content/mark-reason';
import type { FailureState, MarkReason, ReasonKind } from '../../content/mark-reason';
import { builtInProfiles } from '../../content/receivers/built-in/built-in-profiles';
import { fold } from '../../content/search/fold';
import {
  answerKey,
  changedFieldIds,
  failureState,
  hasNewerVersion,
  markInForce,
  reasonState,
  receiverChecks,
} from './failure-state-sql';
import type { Condition } from './query/instant-ranges-sql';

interface StoredReason {
  readonly kind: ReasonKind;
  readonly id: string;
  readonly field_id: string | null;
  readonly text: string;
}

/** A failed mark that is in force, with how far the answer to it is. */
export interface StoredFailure {
  readonly mark_key: number;
  /** The version that was marked. */
  readonly version: number;
  readonly state: FailureState;
  /** The request that answers it in place of a newer version; NULL if there is none. */
  readonly answer_key: number | null;
  readonly answer_id: string | null;
}

/** Whether an answer changed a reason, as far as it can be compared. */
export type ReasonState = 'changed' | 'unchanged' | 'unknown';

/** A failed version of a request, and the request that has the answer to it. */
interface ChangedQuery {
  readonly request: number;
  readonly version: number;
  readonly answer: number;
}

interface FindingQuery {
  readonly key: number;
  readonly kind: ReasonKind;
  readonly id: string;
  readonly field: string | null;
}

/** A problem that is open; `body` as the checks wrote it. */
interface StoredFinding {
  readonly check_id: CheckId;
  readonly body: string;
}

/** Own words, and the key of the newest mark that has them. */
interface RecentText {
  readonly text: string;
  readonly lastUse: number;
}

const having = (condition: string): string => `import_state = 'fail' AND EXISTS (
  SELECT 1 FROM mark_reasons r WHERE r.mark_key = ${markInForce} AND (${condition}))`;

/**
 * The condition on `requests` for failed ones with a reason: of a kind, of a rule, check or verdict, of a
 * field, by any rule of a receiver, or with these words; `any` and `none` ask whether there is one.
 */
export function reasonCondition(value: string): Condition {
  if (value === 'any') return { sql: having('TRUE'), values: [] };
  if (value === 'none') return { sql: `import_state = 'fail' AND NOT (${having('TRUE')})`, values: [] };
  const kind = reasonKinds.find((known) => known === value);
  if (kind !== undefined) return { sql: having('r.kind = ?'), values: [kind] };
  return {
    sql: having(`r.id = ? OR r.field_id = ? OR instr(r.folded, ?) > 0 OR ${isRuleOfReceiver}`),
    values: [value, value, fold(value), JSON.stringify(builtInRulesOf(value)), value.toLowerCase()],
  };
}

const isRuleOfReceiver = `(r.kind = 'rule' AND (r.id IN (SELECT value FROM json_each(?))
  OR EXISTS (SELECT 1 FROM receiver_profiles own, json_each(iif(json_valid(own.body), own.body, '{}'), '$.rules') AS rule
    WHERE own.id = ? AND json_extract(rule.value, '$.id') = r.id)))`;

function builtInRulesOf(receiver: string): readonly string[] {
  const profile = builtInProfiles.find(
    ({ id, name }) => id === receiver.toLowerCase() || fold(name) === fold(receiver),
  );
  return profile?.rules.map(({ id }) => id) ?? [];
}

/** The reasons of the mark in force as JSON; NULL unless the import failed. */
export const reasonsJson = `iif(import_state = 'fail', (
  SELECT nullif(json_group_array(json(iif(field_id IS NULL,
    json_object('kind', kind, 'id', id, 'text', text),
    json_object('kind', kind, 'id', id, 'field', field_id, 'text', text))) ORDER BY position), '[]')
  FROM mark_reasons WHERE mark_key = ${markInForce}), NULL)`;

/** SQL on the reasons of failed marks. They stay with their mark, also when it is undone. */
export class MarkReasonStore {
  readonly #insert: Statement;
  readonly #ofMark: Statement<[number], StoredReason>;
  readonly #failure: Statement<[number], StoredFailure>;
  readonly #states: Statement<[number, number, number], ReasonState>;
  readonly #changedFields: Statement<[ChangedQuery], string>;
  readonly #findings: Statement<FindingQuery, StoredFinding>;
  readonly #counts: Statement<[], { readonly state: FailureState; readonly count: number }>;
  readonly #lastUse: Statement<[string, string], number | null>;
  readonly #recentTexts: Statement<[number], RecentText>;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO mark_reasons (mark_key, position, kind, id, field_id, text, folded)
      VALUES (?, ?, ?, ?, ?, ?, ?)`);
    this.#ofMark = db.prepare(
      'SELECT kind, id, field_id, text FROM mark_reasons WHERE mark_key = ? ORDER BY position',
    );
    this.#failure = db.prepare(`
      SELECT m.key AS mark_key, coalesce(m.version, requests.version) AS version, ${failureState} AS state,
        iif(${hasNewerVersion}, NULL, ${answerKey}) AS answer_key,
        iif(${hasNewerVersion}, NULL, (SELECT id FROM requests answer WHERE answer.key = ${answerKey})) AS answer_id
      FROM requests, import_marks m
      WHERE requests.key = ? AND requests.import_state = 'fail' AND m.key = ${markInForce}`);
    this.#states = db
      .prepare<[number, number, number], ReasonState>(
        `SELECT ${reasonState('answer')} FROM import_marks m, requests, requests answer, mark_reasons r
         WHERE m.key = ? AND requests.key = ? AND answer.key = ? AND r.mark_key = m.key ORDER BY r.position`,
      )
      .pluck();
    this.#changedFields = db.prepare<[ChangedQuery], string>(changedFieldIds).pluck();
    this.#findings = db.prepare(`
      SELECT check_id, body FROM problems p
      WHERE p.request_key = @key AND p.dismissal_key IS NULL AND (@field IS NULL OR p.field_id = @field)
        AND iif(@kind = 'problem', p.check_id = @id,
          p.check_id IN (${receiverChecks}) AND (p.check_id = @id OR p.rule = @id))
      ORDER BY position, key LIMIT ${mostReasons}`);
    this.#counts = db.prepare(`
      SELECT (SELECT ${failureState} FROM import_marks m WHERE m.key = ${markInForce}) AS state, count(*) AS count
      FROM requests WHERE import_state = 'fail' GROUP BY 1`);
    this.#lastUse = db
      .prepare<[string, string], number | null>(
        'SELECT max(mark_key) FROM mark_reasons WHERE kind = ? AND id = ?',
      )
      .pluck();
    this.#recentTexts = db.prepare(
      `SELECT text, mark_key AS lastUse FROM mark_reasons WHERE kind = 'text' AND id = 'text'
       ORDER BY mark_key DESC LIMIT ?`,
    );
  }

  /** Adds the reasons of a new mark. */
  add(markKey: number, reasons: readonly MarkReason[]): void {
    for (const [position, { kind, id, field, text }] of reasons.entries())
      this.#insert.run(markKey, position, kind, id, field ?? null, text, fold(text));
  }

  /** Returns the reasons in the order in which they were given. */
  ofMark(markKey: number): readonly MarkReason[] {
    return this.#ofMark.all(markKey).map(({ kind, id, field_id: field, text }) => ({
      kind,
      id,
      ...(field === null ? {} : { field }),
      text,
    }));
  }

  /** Undefined unless the mark in force says that the import failed. */
  failureOf(requestKey: number): StoredFailure | undefined {
    return this.#failure.get(requestKey);
  }

  /** Numbers of failed imports by how far the answer is. */
  failureCounts(): Readonly<Record<FailureState, number>> {
    const counts = { waiting: 0, answered: 0, 'still-wrong': 0 };
    for (const { state, count } of this.#counts.all()) counts[state] = count;
    return counts;
  }

  /** Says of each reason whether the answer, in the request `answeringKey`, changed it. */
  states(markKey: number, requestKey: number, answeringKey: number): readonly ReasonState[] {
    return this.#states.all(markKey, requestKey, answeringKey);
  }

  /** IDs of the fields whose texts are others in the answer than in the version that failed. */
  changedFields(query: ChangedQuery): readonly string[] {
    return this.#changedFields.all(query);
  }

  /** Open problems of a request that a problem or rule as a reason names, as many as a mark has reasons. */
  findings(requestKey: number, { kind, id, field }: MarkReason): readonly StoredFinding[] {
    return this.#findings.all({ key: requestKey, kind, id, field: field ?? null });
  }

  /** The key of the newest mark that has a reason of this kind and id; 0 when there is none. */
  lastUse(kind: ReasonKind, id: string): number {
    return this.#lastUse.get(kind, id) ?? 0;
  }

  /** The own words of the newest marks, the newest first, each once. */
  recentTexts(limit: number): readonly RecentText[] {
    // Own words are often given many times in a row.
    const byText = Map.groupBy(this.#recentTexts.all(limit * 100), ({ text }) => text);
    return [...byText.values()].flatMap(([newest]) => newest ?? []).slice(0, limit);
  }
}
