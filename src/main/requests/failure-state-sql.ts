import { checkIds } from '../../content/checks/problem';
import { ruleChecks } from '../../content/mark-reason';
import { builtInProfiles } from '../../content/receivers/built-in/built-in-profiles';

/**
 * SQL of the one rule that says what a newer version did about a failed import (decisions, section 14), for
 * lists, counts, evidence and the API. In each expression `requests` is the failed request, `m` its mark in
 * force, `r` a reason of it, and `by` the name of the row of `requests` that has the answer.
 */

/** The key of the mark in force of a row of `requests`. */
export const markInForce = `(SELECT max(key) FROM import_marks
  WHERE import_marks.request_key = requests.key AND undone_us IS NULL)`;

export const receiverChecks = ruleChecks.map((check) => `'${check}'`).join(', ');

/** Checks whose findings a change of another field can remove, so that the field itself stays the same. */
const acrossFields: ReadonlySet<string> = new Set([
  'other-version',
  'across-languages',
  'inconsistent',
  'same-target',
  'term-inconsistent',
]);
const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
const ownFieldChecks = quoted(checkIds.filter((check) => !acrossFields.has(check)));
const builtInRules = quoted(builtInProfiles.flatMap(({ rules }) => rules.map(({ id }) => id)));

const isKnownCheck = `(r.kind = 'problem' AND r.id IN (${quoted(checkIds)}))`;
const isKnownRule = `(r.kind = 'rule' AND (r.id IN (${receiverChecks}, ${builtInRules}) OR EXISTS (
  SELECT 1 FROM receiver_profiles own, json_each(iif(json_valid(own.body), own.body, '{}'), '$.rules') AS rule
  WHERE json_extract(rule.value, '$.id') = r.id)))`;

/** The checks still find what a reason names. */
const isFound = (by: string): string => `EXISTS (SELECT 1 FROM problems p
  WHERE p.request_key = ${by}.key AND p.dismissal_key IS NULL AND (r.field_id IS NULL OR p.field_id = r.field_id)
    AND ((r.kind = 'problem' AND p.check_id = r.id)
      OR (r.kind = 'rule' AND p.check_id IN (${receiverChecks}) AND (r.id = p.check_id OR p.rule = r.id))))`;

const fieldsOf = (columns: string, by?: string): string =>
  by === undefined
    ? `SELECT ${columns} FROM fields WHERE request_key = requests.key AND version = coalesce(m.version, requests.version)`
    : `SELECT ${columns} FROM fields WHERE request_key = ${by}.key AND version = ${by}.version`;

/** White space of Unicode; SQLite itself knows the space alone. */
const spaces = [
  9,
  10,
  11,
  12,
  13,
  32,
  133,
  160,
  5760,
  ...Array.from({ length: 12 }, (_, at) => 8192 + at),
  8232,
];
const moreSpaces = [8233, 8239, 8287, 12_288, 65_279];

/** A text without the white space around it, which is no answer to what is wrong with its words. */
const trimmed = `trim(value, char(${[...spaces, ...moreSpaces].join(', ')}))`;

const sameField = (by: string, value: string): string =>
  `EXISTS (${fieldsOf(value)} AND id = r.field_id INTERSECT ${fieldsOf(value, by)} AND id = r.field_id)`;

/** Whether all fields have the same texts, in whatever order. */
const sameFields = (by: string, value: string): string => `(
  NOT EXISTS (${fieldsOf(`id, ${value}`)} EXCEPT ${fieldsOf(`id, ${value}`, by)})
  AND NOT EXISTS (${fieldsOf(`id, ${value}`, by)} EXCEPT ${fieldsOf(`id, ${value}`)}))`;

/** The field that a reason names was in the version that failed. */
const isPlaced = `EXISTS (${fieldsOf('1')} AND id = r.field_id)`;

/**
 * Says whether an answer changed a reason: `changed`, `unchanged` or `unknown`. Findings of checks and of a
 * receiver's rules have changed when they are no longer found in another text. Any other reason has changed
 * when the text of its field has other words. One without a field, or with one that was not there, can't be
 * compared: it is unknown, unless nothing has changed.
 */
export const reasonState = (by: string): string => `CASE
  WHEN ${isFound(by)} THEN 'unchanged'
  WHEN ${isKnownCheck} OR ${isKnownRule} THEN iif(
    iif(${isPlaced} AND (r.kind = 'rule' OR r.id IN (${ownFieldChecks})),
      ${sameField(by, 'value')}, ${sameFields(by, 'value')}),
    'unchanged', 'changed')
  WHEN ${isPlaced} THEN iif(${sameField(by, trimmed)}, 'unchanged', 'changed')
  WHEN ${sameFields(by, trimmed)} THEN 'unchanged'
  ELSE 'unknown' END`;

/**
 * How far an answer is. One without a result, as of a reopened request, is none; one that must be checked to
 * know counts as waiting until it is checked. The same texts are no answer, also where no reason was given.
 */
const stateOfAnswer = (by: string): string => `CASE
  WHEN ${by}.completed_us IS NULL THEN 'waiting'
  WHEN ${by}.checked_version IS NOT ${by}.version
    AND EXISTS (SELECT 1 FROM mark_reasons r WHERE r.mark_key = m.key AND r.kind IN ('problem', 'rule')) THEN 'waiting'
  WHEN EXISTS (SELECT 1 FROM mark_reasons r WHERE r.mark_key = m.key AND ${reasonState(by)} = 'unchanged')
    THEN 'still-wrong'
  WHEN NOT EXISTS (SELECT 1 FROM mark_reasons r WHERE r.mark_key = m.key) AND ${sameFields(by, trimmed)}
    THEN 'still-wrong'
  ELSE 'answered' END`;

export const hasNewerVersion = 'requests.version > coalesce(m.version, requests.version)';

/** The newest request of the same job that answers a mark. */
export const answerKey = `(SELECT max(request_key) FROM failure_answers WHERE mark_key = m.key)`;

/**
 * The state of a failure. A newer version of the request answers it, or else a newer request of the same job.
 */
export const failureState = `CASE
  WHEN ${hasNewerVersion} THEN ${stateOfAnswer('requests')}
  ELSE coalesce((SELECT ${stateOfAnswer('answer')} FROM requests answer WHERE answer.key = ${answerKey}), 'waiting')
  END`;

/** The condition on `requests` for failed ones in this state; its value is the state. */
export const failureCondition = `import_state = 'fail' AND ? = (
  SELECT ${failureState} FROM import_marks m WHERE m.key = ${markInForce})`;

/** Selects the IDs of fields with other texts than those that failed, in their order, added ones last. */
export const changedFieldIds = `
  SELECT id FROM (
    SELECT id, value, position, 0 AS is_added FROM fields WHERE request_key = @request AND version = @version
    UNION ALL SELECT id, value, position, 1 FROM fields
    WHERE request_key = @answer AND version = (SELECT version FROM requests WHERE key = @answer))
  GROUP BY id HAVING count(DISTINCT ${trimmed}) > 1 OR count(*) = 1
  ORDER BY min(is_added), min(position)`;
