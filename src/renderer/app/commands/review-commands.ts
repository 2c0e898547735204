import type { CommandId } from '../../../contract/command-table';
import { viewModes } from '../../../contract/ui-types';
import { commandTitle } from '../../lib/messages/command-titles';
import { t } from '../../lib/messages/translate';
import { currentFieldId } from '../../review/display/current-field';
import { showMode, toggleMode } from '../../review/display/review-mode';
import { closeFind, openFind } from '../../review/find/open-find';
import { closeInspector, isInInspector, openInspector } from '../../review/inspect/open-inspector';
import { closeMemory, isInMemory, openMemory } from '../../review/memory/open-memory';
import { hasJob, showJob, stepLanguage } from '../../review/job/show-job';
import { beginNote } from '../../review/notes/begin-note';
import { takeTerm } from '../../review/terms/take-term';
import { dismissCurrent, stepProblem } from '../../review/problems/problem-steps';
import type { Stores } from '../../stores/context';
import { isInReview } from '../../stores/focus';
import { neighbourField } from '../../stores/review/field-filter-state';
import { inReach } from '../../stores/review/problem-order';
import { type Command, isOneShown, isMode } from './command';

const hasProblems = (stores: Stores): boolean => {
  const { problems, revealed } = stores.problems.getState();
  return isOneShown(stores) && inReach(problems, revealed).length > 0;
};

/** Whether hits are marked: of the search bar, or of the list's search. */
const hasHits = (stores: Stores): boolean =>
  isMode(stores, 'read') && stores.find.getState().places.length > 0;

const step = (by: 1 | -1): Command => ({
  isAvailable: isOneShown,
  run(stores) {
    if (isMode(stores, 'compare')) stores.changes.getState().step(by);
    else showMode(stores, 'compare');
  },
});

const isLoadingProblems = (stores: Stores): boolean =>
  isOneShown(stores) && stores.problems.getState().version === undefined;

const problem = (by: 1 | -1): Command => ({
  isAvailable: (stores) => hasProblems(stores) || isLoadingProblems(stores),
  run: (stores) => stepProblem(stores, by),
});

const viewMode = (index: 0 | 1 | 2): Command => ({
  // The editor has its own choice.
  isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'),
  run: ({ review }) => review.getState().setViewMode(viewModes[index]),
});

const fieldViewMode = (index: 0 | 1 | 2): Command => ({
  isAvailable: (stores) => isOneShown(stores) && isMode(stores, 'read'),
  run(stores) {
    const { review } = stores;
    const fieldId = currentFieldId(stores);
    if (fieldId !== undefined) review.getState().setViewMode(viewModes[index], fieldId);
  },
});

const stepField = (by: 1 | -1): Command => ({
  isAvailable: (stores) => isOneShown(stores) && isMode(stores, 'read') && !stores.review.getState().stale,
  run({ review, fieldFilter }) {
    const { content, currentField: from, goToField } = review.getState();
    const total = content?.total ?? 0;
    const next = neighbourField(fieldFilter.getState().positions, { total, from, by });
    if (total > 0) goToField(next ?? from);
  },
});

/** Commands of the review: fields, problems, changes, languages, search, looks. */
export const reviewCommands = {
  'inspect.close': { isAvailable: () => isInInspector(document.activeElement), run: closeInspector },
  'memory.close': { isAvailable: () => isInMemory(document.activeElement), run: closeMemory },
  'find.close': {
    isAvailable: (stores) =>
      isMode(stores, 'read') && stores.find.getState().shown && isInReview(document.activeElement),
    run: closeFind,
  },
  // In the editor the fields that find searches aren't on the screen.
  'find.open': { isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'), run: openFind },
  'memory.open': { isAvailable: isOneShown, run: openMemory },
  'find.next': {
    isAvailable: hasHits,
    run: ({ find }) => find.getState().step(1),
  },
  'find.previous': {
    isAvailable: hasHits,
    run: ({ find }) => find.getState().step(-1),
  },
  'field.next': stepField(1),
  'field.previous': stepField(-1),
  'field.goTo': {
    isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'),
    run: ({ fieldList }) => fieldList.getState().open(),
  },
  'field.onlyErrors': {
    isAvailable: (stores) => isOneShown(stores) && isMode(stores, 'read'),
    run: ({ fieldFilter }) =>
      fieldFilter.getState().set(fieldFilter.getState().filter === 'errors' ? 'all' : 'errors'),
  },
  'problem.next': problem(1),
  'problem.previous': problem(-1),
  'problem.dismiss': { isAvailable: hasProblems, run: dismissCurrent },
  'problem.checkAgain': {
    isAvailable: (stores) => isOneShown(stores) && stores.problems.getState().checked === 'failed',
    run: ({ problems }) => problems.getState().checkAgain(),
  },
  'job.next': { isAvailable: hasJob, run: (stores) => stepLanguage(stores, 1) },
  'job.previous': { isAvailable: hasJob, run: (stores) => stepLanguage(stores, -1) },
  'job.show': { isAvailable: hasJob, run: showJob },
  'job.problems': { isAvailable: hasJob, run: ({ jobProblems }) => jobProblems.getState().open() },
  'term.show': {
    isAvailable: isOneShown,
    run(stores) {
      const fieldId = currentFieldId(stores);
      if (fieldId !== undefined) stores.fieldTerms.getState().show(fieldId);
    },
  },
  history: { isAvailable: isOneShown, run: ({ timeline }) => timeline.getState().open() },
  compare: {
    isAvailable: isOneShown,
    run: (stores) => toggleMode(stores, 'compare'),
    label: (stores) => (isMode(stores, 'compare') ? t('palette.changesBack') : commandTitle('compare')),
  },
  'change.next': step(1),
  'change.previous': step(-1),
  'note.begin': { isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'), run: beginNote },
  'viewMode.rendered': viewMode(0),
  'viewMode.text': viewMode(1),
  'viewMode.code': viewMode(2),
  'viewMode.fieldRendered': fieldViewMode(0),
  'viewMode.fieldText': fieldViewMode(1),
  'viewMode.fieldCode': fieldViewMode(2),
  'term.take': { isAvailable: isOneShown, run: takeTerm },
  inspect: { isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit'), run: openInspector },
} satisfies Partial<Record<CommandId, Command>>;
