import { createHash } from 'node:crypto';
import { problemMessagesIn } from '../../content/checks/problem-messages-in';
import { problemSentence } from '../../content/checks/problem-sentence';
import type { VersionField } from '../../content/content-request';
import type {
  EvidenceField,
  EvidenceFormat,
  EvidenceProblem,
  EvidenceReason,
  EvidenceRequest,
  EvidenceText,
} from '../../content/evidence/evidence';
import { evidenceSection } from '../../content/evidence/evidence-html';
import { evidenceLine } from '../../content/evidence/evidence-line';
import { evidenceText } from '../../content/evidence/evidence-text';
import { evidenceWords } from '../../content/evidence/texts/evidence-texts';
import { whatToDo } from '../../content/evidence/what-to-do';
import { namesFinding, type MarkReason } from '../../content/mark-reason';
import { formatInstant } from '../../content/timestamp';
import type { FoundProblem } from '../../contract/problems';
import { foundProblem } from '../checks/found-problem';
import type { ProblemLabels } from '../checks/problem-labels';
import type { ProblemStore } from '../checks/problem-store';
import type { VerdictStore } from '../handover/verdict-store';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { CorrectionStore } from '../requests/correction-store';
import type { MarkReasonStore, StoredFailure } from '../requests/mark-reason-store';
import type { VersionStore } from '../requests/version-store';
import type { AppliedProfiles } from '../receivers/applied-profiles';
import type { ConnectionStore } from '../upstream/connection-store';
import type { FindingStore } from './finding-store';
import { evidenceRule } from './evidence-rule';
import { reasonInLanguage } from './reason-in-language';
import { failureAnswer, type FailureAnswer } from '../review/failure-answer';
import { requestGone } from '../requests/missing-request';

const mostComment = 2000;

export interface EvidenceStores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly problems: ProblemStore;
  readonly labels: ProblemLabels;
  readonly verdicts: VerdictStore;
  readonly findings: Pick<FindingStore, 'wrong'>;
  readonly corrections: CorrectionStore;
  readonly reasons: MarkReasonStore;
  readonly connections: Pick<ConnectionStore, 'nameOf'>;
  readonly receivers: Pick<AppliedProfiles, 'withRule'>;
}

/**
 * Writes the evidence of one request: a section of the page, a line, or the text of a ticket, in the language
 * of a tag. @throws AppError NOT_FOUND
 */
export function evidencePart(
  stores: EvidenceStores,
  key: number,
  { format, language }: { readonly format: EvidenceFormat; readonly language: string },
): string {
  const request = readEvidence(stores, key, language);
  if (format === 'jsonl') return evidenceLine(request);
  const words = evidenceWords(language);
  return format === 'html' ? evidenceSection(request, words) : evidenceText(request, words);
}

/**
 * Reads what speaks against the newest result of a request: the fields that a reason, a problem, a verdict or
 * a correction names; all fields where it is not known which are meant. Where reasons name problems, only
 * those count, else all errors. A request that was reopened has its result in an earlier version.
 */
function readEvidence(stores: EvidenceStores, key: number, language: string): EvidenceRequest {
  const request = stores.requests.byKey(key);
  if (request === undefined) throw requestGone();
  const failure = stores.reasons.failureOf(key);
  const given = failure === undefined ? [] : stores.reasons.ofMark(failure.mark_key);
  const answer = failure === undefined ? undefined : failureAnswer(stores.reasons, key, failure, given);
  const reasons = openReasons(given, failure, answer);
  const versions = stores.versions.list(key);
  const isCompleted = request.state === 'completed';
  const result = isCompleted ? request.version : versions.find((one) => one.has_targets === 1)?.number;
  const version = result ?? request.version;
  const problems = wantedProblems(openProblems(stores, request, version), reasons);
  const verdicts = stores.verdicts.ofVersion(key, version).filter((one) => one.verdict === 'wrong');
  const comments = new Map(stores.findings.wrong([key]).map((one) => [one.field_id, one.comment]));
  const corrections = stores.corrections.ofRequest(key);
  const connection = stores.connections.nameOf(request.origin);
  const all = result === undefined ? [] : stores.versions.fields(key, version);
  const others = otherTexts(stores, failure, key, version);
  const withRule = (reason: MarkReason): EvidenceReason => {
    const rule = reason.kind === 'rule' ? evidenceRule(stores.receivers, reason, language) : undefined;
    return rule === undefined ? reason : { ...reason, rule };
  };
  const named = all.flatMap((field): readonly EvidenceField[] => {
    const found = problems.filter(({ fieldId }) => fieldId === field.id);
    const verdict = verdicts.find(({ field_id: id }) => id === field.id);
    // A correction of another text than the delivered one is stale.
    const correction = corrections.find(
      ({ field_id: id, delivered, value }) =>
        id === field.id && delivered === field.value && value !== delivered,
    );
    const evidence = {
      problems: found.map((problem) => toEvidence(stores, problem, language)),
      reasons: reasons
        .filter((reason) => reason.field === field.id)
        .map((reason) => reasonInLanguage(reason, { problems: found, verdict, correction }, language))
        .map(withRule),
    };
    const isNamed = evidence.problems.length + evidence.reasons.length > 0;
    if (!isNamed && verdict === undefined && correction === undefined) return [];
    return [
      {
        ...textsOf(field),
        ...others.get(field.id),
        ...evidence,
        ...(verdict === undefined
          ? {}
          : {
              verdict: {
                reviewer: verdict.reviewer,
                given: formatInstant(verdict.given_us),
                ...commentIn(comments.get(field.id)),
              },
            }),
        ...(correction === undefined
          ? {}
          : {
              correction: {
                value: correction.value,
                reviewer: correction.reviewer,
                made: formatInstant(correction.made_us),
              },
            }),
      },
    ];
  });
  // A reason that an answer can't be compared with may be about a field that is as it was.
  const isAll = all.length > 0 && (named.length === 0 || (answer?.unknown.length ?? 0) > 0);
  const byId = new Map(named.map((field) => [field.id, field]));
  const fields = isAll
    ? all.map(
        (field) =>
          byId.get(field.id) ?? { ...textsOf(field), ...others.get(field.id), problems: [], reasons: [] },
      )
    : named;
  const ids = new Set(all.map(({ id }) => id));
  const arrived = versions.find(({ number }) => number === version)?.learned_text;
  return {
    id: request.id,
    title: request.title,
    languageSource: request.language_source,
    languageTarget: request.language_target,
    ...(connection === undefined ? {} : { connection }),
    created: request.created_text,
    ...(request.completed_text === null ? {} : { completed: request.completed_text }),
    version,
    ...(result === undefined ? { isUndelivered: true } : {}),
    arrived: arrived ?? request.created_text,
    ...(failure === undefined
      ? {}
      : {
          failure: {
            time: request.import_time_text ?? '',
            version: failure.version,
            state: failure.state,
            ...(answer === undefined ? {} : { isCompared: given.length > 0 && answer.unknown.length === 0 }),
            ...(failure.answer_id === null ? {} : { answeredBy: failure.answer_id }),
            reasons: reasons.filter(({ field }) => field === undefined || !ids.has(field)).map(withRule),
          },
        }),
    fields,
    ...(isAll ? { hasAllFields: true } : {}),
    fieldCount: request.field_count,
  };
}

/** Leaves out reasons that a newer version has changed. */
function openReasons(
  reasons: readonly MarkReason[],
  failure: StoredFailure | undefined,
  answer: FailureAnswer | undefined,
): readonly MarkReason[] {
  if (failure?.state !== 'still-wrong' || failure.answer_key !== null || answer === undefined) return reasons;
  const open = new Set([...answer.unchanged, ...answer.unknown]);
  return reasons.filter((_, at) => open.has(at));
}

function openProblems(
  { problems, labels }: EvidenceStores,
  request: StoredRequest,
  version: number,
): readonly FoundProblem[] {
  if (request.checked_version !== version) return [];
  const labelOf = labels.read()(request);
  return problems
    .ofRequest(request.key)
    .map((row) => foundProblem(row, labelOf))
    .filter((problem): problem is FoundProblem => problem !== undefined && problem.dismissed === undefined);
}

function wantedProblems(
  problems: readonly FoundProblem[],
  reasons: readonly MarkReason[],
): readonly FoundProblem[] {
  if (reasons.length === 0) return problems.filter(({ level }) => level === 'error');
  return problems.filter(({ check, detail, fieldId }) =>
    reasons.some(
      (reason) =>
        namesFinding(reason, check, detail) && (reason.field === undefined || reason.field === fieldId),
    ),
  );
}

/** Returns the texts that failed, where newer ones are shown, or those of a newer request, by fields. */
function otherTexts(
  { requests, versions }: EvidenceStores,
  failure: StoredFailure | undefined,
  key: number,
  version: number,
): ReadonlyMap<string, Pick<EvidenceField, 'failed' | 'newer'>> {
  if (failure === undefined || failure.state === 'waiting') return new Map();
  const { version: failed, answer_key: answerKey, answer_id: id } = failure;
  const newer = answerKey === null ? undefined : requests.byKey(answerKey);
  if (newer !== undefined && id !== null) {
    const texts = versions.fields(newer.key, newer.version);
    return new Map(texts.map((one) => [one.id, { newer: { request: id, ...textOf(one, newer.version) } }]));
  }
  if (failed >= version) return new Map();
  return new Map(versions.fields(key, failed).map((one) => [one.id, { failed: textOf(one, failed) }]));
}

function textOf({ value }: VersionField, version: number): EvidenceText {
  return { version, target: value, targetHash: hashOf(value) };
}

function toEvidence({ receivers }: EvidenceStores, problem: FoundProblem, language: string): EvidenceProblem {
  const { level, check, source, target, detail } = problem;
  const messages = problemMessagesIn(language);
  const { rule: id, receiver } = detail;
  const rule = id === undefined ? undefined : evidenceRule(receivers, { id, receiver }, language);
  return {
    level,
    check,
    message: problemSentence(problem, messages),
    toDo: whatToDo(problem, messages, evidenceWords(language).say),
    ...(rule === undefined ? {} : { rule }),
    source,
    target,
  };
}

function textsOf(
  field: VersionField,
): Pick<EvidenceField, 'id' | 'data' | 'source' | 'target' | 'sourceHash' | 'targetHash'> {
  const { id, data, value, originalValue } = field;
  const source = field.isSourceUnknown === true ? undefined : originalValue;
  return {
    id,
    data,
    ...(source === undefined ? {} : { source, sourceHash: hashOf(source) }),
    target: value,
    targetHash: hashOf(value),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** A longer comment stays a note, as one that is a reason does. */
function commentIn(comment: string | null | undefined): { readonly comment?: string } {
  if (comment === null || comment === undefined || comment.trim() === '') return {};
  return { comment: comment.length > mostComment ? `${comment.slice(0, mostComment - 1)}…` : comment };
}
