import foundation from './0001-foundation.sql?raw';
import queries from './0002-queries.sql?raw';
import documents from './0003-documents.sql?raw';
import versionRows from './0004-version-rows.sql?raw';
import pageCursors from './0005-query-readings.sql?raw';
import outboxAndReceipts from './0006-outbox-and-receipts.sql?raw';
import sync from './0007-sync.sql?raw';
import markDeliveries from './0008-owed-marks.sql?raw';
import searchAndViews from './0009-search-and-views.sql?raw';
import reviewedNotesDrafts from './0010-reviewed-notes-drafts.sql?raw';
import problems from './0011-problems.sql?raw';
import sourcesAndChecking from './0012-sources-and-checking.sql?raw';
import services from './0013-services.sql?raw';
import leanInserts from './0014-lean-inserts.sql?raw';
import mirrorFreshness from './0015-mirror-freshness.sql?raw';
import finerInstants from './0016-finer-instants.sql?raw';
import looks from './0017-looks.sql?raw';
import putAside from './0018-put-aside.sql?raw';
import searchSessions from './0019-search-sessions.sql?raw';
import checkFailures from './0020-check-failures.sql?raw';
import ordersAndFiles from './0021-orders-and-files.sql?raw';
import forwarding from './0022-forwarding.sql?raw';
import finding from './0023-finding.sql?raw';
import dayAndDismissed from './0024-day-and-dismissed.sql?raw';
import finerInstantsNoted from './0025-finer-instants-noted.sql?raw';
import handovers from './0026-handovers.sql?raw';
import answersUndone from './0027-answers-undone.sql?raw';
import problemsToDecide from './0028-problems-to-decide.sql?raw';
import markReasons from './0029-mark-reasons.sql?raw';
import receivers from './0030-receivers.sql?raw';
import terms from './0031-terms.sql?raw';
import failureAnswers from './0032-failure-answers.sql?raw';
import sweepScope from './0033-sweep-scope.sql?raw';
import verdictComment from './0034-verdict-comment.sql?raw';
import openAnswers from './0035-open-answers.sql?raw';
import stamps from './0036-stamps.sql?raw';
import problemRules from './0037-problem-rules.sql?raw';
import verdictHandover from './0038-verdict-handover.sql?raw';
import styleCounts from './0039-style-counts.sql?raw';
import problemOrder from './0040-problem-order.sql?raw';

export interface Migration {
  /** The file's `user_version` after this migration. */
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** Migrations in order, without gaps. A published migration is never edited: a change is a new one. */
export const migrations: readonly Migration[] = [
  { version: 1, name: 'foundation', sql: foundation },
  { version: 2, name: 'queries', sql: queries },
  { version: 3, name: 'documents', sql: documents },
  { version: 4, name: 'version rows', sql: versionRows },
  { version: 5, name: 'query readings', sql: pageCursors },
  { version: 6, name: 'outbox and receipts', sql: outboxAndReceipts },
  { version: 7, name: 'sync', sql: sync },
  { version: 8, name: 'owed marks', sql: markDeliveries },
  { version: 9, name: 'search and views', sql: searchAndViews },
  { version: 10, name: 'reviewed, notes and drafts', sql: reviewedNotesDrafts },
  { version: 11, name: 'problems', sql: problems },
  { version: 12, name: 'sources and checking', sql: sourcesAndChecking },
  { version: 13, name: 'services', sql: services },
  { version: 14, name: 'lean inserts', sql: leanInserts },
  { version: 15, name: 'mirror freshness', sql: mirrorFreshness },
  { version: 16, name: 'finer instants', sql: finerInstants },
  { version: 17, name: 'looks', sql: looks },
  { version: 18, name: 'put aside', sql: putAside },
  { version: 19, name: 'search sessions', sql: searchSessions },
  { version: 20, name: 'check failures', sql: checkFailures },
  { version: 21, name: 'orders and files', sql: ordersAndFiles },
  { version: 22, name: 'forwarding', sql: forwarding },
  { version: 23, name: 'finding', sql: finding },
  { version: 24, name: 'day and dismissed', sql: dayAndDismissed },
  { version: 25, name: 'finer instants noted', sql: finerInstantsNoted },
  { version: 26, name: 'hand-overs', sql: handovers },
  { version: 27, name: 'answers undone', sql: answersUndone },
  { version: 28, name: 'problems to decide', sql: problemsToDecide },
  { version: 29, name: 'mark reasons', sql: markReasons },
  { version: 30, name: 'receivers', sql: receivers },
  { version: 31, name: 'terms', sql: terms },
  { version: 32, name: 'failure answers', sql: failureAnswers },
  { version: 33, name: 'sweep scope', sql: sweepScope },
  { version: 34, name: 'verdict comment', sql: verdictComment },
  { version: 35, name: 'open answers', sql: openAnswers },
  { version: 36, name: 'stamps', sql: stamps },
  { version: 37, name: 'problem rules', sql: problemRules },
  { version: 38, name: 'verdict hand-over', sql: verdictHandover },
  { version: 39, name: 'style counts', sql: styleCounts },
  { version: 40, name: 'problem order', sql: problemOrder },
];
