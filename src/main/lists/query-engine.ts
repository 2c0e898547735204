import { lookAtSource } from '../../content/checks/look-at-source';
import { plainText } from '../../content/html/plain-text';
import { canonicalLanguageTag } from '../../content/language-tag';
import { textSize } from '../../content/text/text-size';
import { AppError } from '../../contract/errors';
import { CheckLevelStore } from '../checks/check-level-store';
import { CheckQueueStore } from '../checks/check-queue-store';
import { CheckSweepStore } from '../checks/check-sweep-store';
import { DismissalStore } from '../checks/dismissal-store';
import { DueChecks } from '../checks/due-checks';
import { ProblemStore } from '../checks/problem-store';
import { ProblemLabels } from '../checks/problem-labels';
import { DeviationStore } from '../checks/other-languages/deviation-store';
import { SegmentStore } from '../checks/consistency/segment-store';
import { dataVersionOf } from '../database/external-changes';
import { openReadOnly } from '../database/database';
import { DerivedReader } from '../database/derived-reader';
import { readTransaction } from '../database/transaction';
import { VerdictStore } from '../handover/verdict-store';
import { AppliedProfiles } from '../receivers/applied-profiles';
import { ReceiverStore } from '../receivers/receiver-store';
import { TermIndexes } from '../checks/term-indexes';
import { AppliedTermbases } from '../terms/applied-termbases';
import { TermLists } from '../terms/term-lists';
import { TermStore } from '../terms/term-store';
import { ContentRequestStore } from '../requests/content-request-store';
import { compareWithImported } from '../failures/compare-with-imported';
import { evidencePart } from '../failures/evidence-reader';
import { FindingStore } from '../failures/finding-store';
import { reasonChoices } from '../failures/reason-choices';
import { CorrectionStore } from '../requests/correction-store';
import { MarkReasonStore } from '../requests/mark-reason-store';
import { RequestListStore } from '../requests/request-list-store';
import { VersionStore } from '../requests/version-store';
import { DraftChecker } from '../review/draft-checker';
import { DraftStore } from '../review/draft-store';
import { readFieldTerms } from '../review/field-terms';
import { prepareTerms, requestsWithTerms } from '../review/prepare-terms';
import { NoteStore } from '../review/note-store';
import { TimelineStore } from '../review/timeline-store';
import { SettingStore } from '../platform/settings/setting-store';
import { OwnWords } from '../spelling/own-words';
import type { Vocabularies } from '../spelling/vocabularies';
import { ConnectionStore } from '../upstream/connection-store';
import { RemovalCostStore } from '../upstream/removal-cost-store';
import { FilterValueStore } from './filter-value-store';
import type { OwnQuestionHandlers, QuestionHandlers } from './query';
import { GroupFinder } from './group-finder';
import { GroupStore } from './group-store';
import { JobFinder } from './job-finder';
import { JobProblemStore } from './job-problem-store';
import { readJobProblems } from './job-problems';
import { MemoryFinder } from './memory/memory-finder';
import { MemoryRequestStore } from './memory/memory-request-store';
import { ImportedMemories } from '../memory/imported/imported-memories';
import { MemorySearchStore } from '../memory/memory-search-store';
import { RequestFinder } from './request-finder';
import { RequestSizeCounter } from './request-size-counter';
import { RequestTextFinder } from './request-text-finder';
import { SearchFeedStore } from './search-feed-store';
import { summarizeSelection } from './selection-summary';
import { readToday } from './today';
import { TodayStore } from './today-store';
import { SearchIndexStore, type SearchIndex } from './search-index-store';
import { SearchSessionStore } from './search-session-store';

/** Other questions to the thread wait for this, and for the field that it is at. */
const termsMs = 40;

export type QueryEngine = ReturnType<typeof openQueryEngine>;

export interface QueryEngineOptions {
  /** See `QueryPlace`. */
  readonly onDamaged?: () => void;
  /** Returns the dictionaries, if they are open; without them the spelling of drafts is not checked. */
  readonly vocabularies?: () => Vocabularies | undefined;
}

/**
 * Answers the window's queries on the files of a data folder, by read-only connections. A new query needs a
 * row of the contract, a handler here and its SQL in a store.
 *
 * @throws when the folder's database is missing.
 */
export function openQueryEngine(
  dataFolder: string,
  now: () => number,
  { onDamaged = () => undefined, vocabularies = () => undefined }: QueryEngineOptions = {},
) {
  const db = openReadOnly(dataFolder);
  const derived = new DerivedReader({
    dataFolder,
    history: new SearchSessionStore(db),
    prepare: (file) => ({
      index: new SearchIndexStore(file),
      segments: new SegmentStore(file),
      deviations: new DeviationStore(file),
      sentences: new MemorySearchStore(file),
    }),
    onDamaged,
  });
  const index: SearchIndex = {
    revision: () => derived.current?.index.revision() ?? 0,
    withAll: (phrases) => derived.current?.index.withAll(phrases) ?? [],
    withAny: (phrases) => derived.current?.index.withAny(phrases) ?? [],
    withWords: (range) => derived.current?.index.withWords(range) ?? [],
    jobs: () => derived.current?.index.jobs() ?? [],
    jobsWith: (keys) => derived.current?.index.jobsWith(keys) ?? [],
    requestsOf: (job, limit) => derived.current?.index.requestsOf(job, limit) ?? [],
    ofJob: (key, limit) => derived.current?.index.ofJob(key, limit) ?? [],
    withField: (id) => derived.current?.index.withField(id) ?? [],
    fieldIds: (limit) => derived.current?.index.fieldIds(limit) ?? [],
  };
  const feed = new SearchFeedStore(db);
  const requests = new ContentRequestStore(db);
  const versions = new VersionStore(db);
  const levels = new CheckLevelStore(db);
  const connections = new ConnectionStore(db);
  const reasons = new MarkReasonStore(db);
  const inOneRead = <T>(read: () => T): T => derived.read(() => readTransaction(db, read));
  const list = new RequestListStore(db);
  const database = { version: dataVersionOf(db), inOneRead };
  const finder = new RequestFinder({
    requests,
    versions,
    feed,
    index,
    connections,
    notes: new NoteStore(db),
    list,
    filterValues: new FilterValueStore(db),
    dueChecks: new DueChecks({ checkQueue: new CheckQueueStore(db), checkSweep: new CheckSweepStore(db) }),
    database,
    reasons,
    now,
  });
  const jobs = new JobFinder({ finder, list, index, version: database.version });
  const groups = new GroupFinder({
    store: new GroupStore(db),
    connections,
    finder,
    version: database.version,
    now,
  });
  const timeline = new TimelineStore(db);
  const today = new TodayStore(db);
  const jobProblems = new JobProblemStore(db);
  const textFinder = new RequestTextFinder({ requests, versions });
  const sizeCounter = new RequestSizeCounter({ requests, versions });
  const removalCost = new RemovalCostStore(db);
  const labels = new ProblemLabels({ levels, dismissals: new DismissalStore(db) });
  const receivers = new AppliedProfiles(new ReceiverStore(db));
  const reasonParts = {
    requests,
    receivers,
    reasons,
    labels,
    problems: new ProblemStore(db),
    findings: new FindingStore(db),
    versions,
    connections,
    verdicts: new VerdictStore(db),
    corrections: new CorrectionStore(db),
  };
  const termbases = new AppliedTermbases(new TermStore(db));
  const termIndexes = new TermIndexes(termbases, vocabularies, dataFolder);
  const preparing = { requests, termbases, terms: termIndexes, vocabularies };
  const draftChecker = new DraftChecker(
    {
      requests,
      versions,
      levels,
      drafts: new DraftStore(db),
      receivers,
      ownWords: new OwnWords(new SettingStore(db)),
      terms: termIndexes,
    },
    labels,
    { others: () => derived.current, vocabularies },
  );
  const terms = new TermLists(new TermStore(db));
  const memories = new ImportedMemories(dataFolder);
  const memory = new MemoryFinder({
    desk: () => derived.current?.sentences,
    imported: () => memories.open(),
    requests: new MemoryRequestStore(db),
    connections,
  });
  const unindexed = (): number => feed.countAfter(index.revision());
  const handlers = {
    'requests.window': ({ offset, limit, ...listing }) =>
      inOneRead(() => {
        const window = finder.window(listing, { offset, limit });
        const behind = unindexed();
        return behind === 0 ? window : { ...window, unindexed: behind };
      }),
    'requests.locate': ({ key, ...listing }) => finder.locate(listing, key),
    'requests.timeline': ({ key }) => timeline.of(key),
    'requests.summary': ({ keys }) => summarizeSelection({ list, connections }, keys),
    'marks.reasonChoices': ({ keys }) => reasonChoices(reasonParts, keys),
    'failures.evidence': ({ key, format, language }) => ({
      part: inOneRead(() => evidencePart(reasonParts, key, { format, language })),
    }),
    'failures.counts': () => reasons.failureCounts(),
    'failures.compareImported': ({ key, content, fileName }) =>
      compareWithImported({ requests, versions }, key, content, fileName),
    'terms.list': () => inOneRead(() => terms.list()),
    'terms.locateEntry': ({ key, ...wanted }) => inOneRead(() => ({ index: terms.indexOf(key, wanted) })),
    'terms.inFields': (fields) => {
      const ends = now() + termsMs;
      const stores = { requests, versions, terms: termIndexes };
      return inOneRead(() => ({ terms: readFieldTerms(stores, fields, () => now() < ends) }));
    },
    'terms.entries': (wanted) => inOneRead(() => terms.entries(wanted)),
    'requests.today': () => inOneRead(() => readToday({ today, list, reasons, connections }, now())),
    'requests.job': ({ key }) => inOneRead(() => finder.job(key)),
    'jobs.window': (question) => inOneRead(() => jobs.window(question)),
    'jobs.locate': ({ filter, key }) => inOneRead(() => jobs.locate(filter, key)),
    'jobs.read': ({ key }) => inOneRead(() => jobs.read(key)),
    'groups.window': (question) => inOneRead(() => groups.window(question)),
    'groups.locate': ({ key, ...listing }) => inOneRead(() => groups.locate(listing, key)),
    'groups.read': ({ by, key }) => inOneRead(() => groups.read(by, key)),
    'requests.jobProblems': ({ key }) => inOneRead(() => readJobProblems(jobProblems, finder.job(key))),
    'requests.find': (search) => textFinder.find(search),
    'requests.size': (question) => sizeCounter.count(question),
    'filter.values': ({ view }) => inOneRead(() => finder.filterValues(view)),
    'fulfil.problems': (question) => {
      const answer = derived.read(() => draftChecker.check(question));
      return answer.kind === 'checked' ? answer.problems : ({ isUnfinished: true } as const);
    },
    'memories.list': () => memories.list(),
    'memory.languages': () => inOneRead(() => memory.languages()),
    'memory.find': (question) => inOneRead(() => memory.find(question)),
    'memory.matches': (question) => ({ matches: inOneRead(() => memory.matches(question)) }),
    'orders.sourceFacts': ({ language, data, value }) => ({
      words: textSize(plainText(value, data), canonicalLanguageTag(language) ?? 'en').words,
      problems: lookAtSource(value, data, language),
    }),
    'connections.removalCost': ({ key }) => {
      if (connections.byKey(key) === undefined)
        throw new AppError('NOT_FOUND', 'This connection is no longer there.');
      return removalCost.of(key);
    },
    total: (listing) => finder.total(listing),
    unindexed: () => inOneRead(unindexed),
    'terms.inUse': () => inOneRead(() => requestsWithTerms(preparing)),
    'terms.prepare': (preparation) => inOneRead(() => prepareTerms(preparing, preparation)),
  } satisfies QuestionHandlers & OwnQuestionHandlers;
  return {
    handlers,
    close() {
      memories.close();
      derived.close();
      db.close();
    },
  };
}
