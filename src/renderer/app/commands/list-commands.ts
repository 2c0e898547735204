import type { CommandId } from '../../../contract/command-table';
import { filterByLanguages } from '../../requests/filter-by-languages';
import { saveAsNewView, saveView } from '../../requests/save-view-button';
import type { Stores } from '../../stores/context';
import { focusFilter, focusList, focusReview, isInReview } from '../../stores/focus';
import { isSavable } from '../../stores/lists/saved-views-state';
import { type Command, always, isOneShown, isMode, isSelected } from './command';

const canSaveView = (stores: Stores): boolean =>
  !isMode(stores, 'edit') && !stores.filter.getState().isFaulty;

const isFiltered = ({ requests }: Stores): boolean => requests.getState().listing.filter !== '';

const move = (by: 1 | -1): Command => ({
  isAvailable: ({ requests }) => (requests.getState().total ?? 0) > 0,
  run({ requests }) {
    // Outside of the review the list gets the focus: it announces the new row, and Enter opens that row.
    if (!isInReview(document.activeElement)) focusList();
    return requests.getState().move(by);
  },
});

/** Commands of the list of requests: rows, filter, views. */
export const listCommands = {
  'request.next': move(1),
  'request.previous': move(-1),
  'request.open': { isAvailable: isOneShown, run: focusReview },
  'request.selectAll': {
    isAvailable: ({ requests, filter }) =>
      (requests.getState().total ?? 0) > 0 && !filter.getState().isFaulty,
    run: ({ requests }) => requests.getState().chooseAll(),
  },
  'list.focus': { isAvailable: () => isInReview(document.activeElement), run: focusList },
  'filter.focus': { isAvailable: always, run: focusFilter },
  'filter.clear': { isAvailable: isFiltered, run: ({ filter }) => filter.getState().set('') },
  'filter.languages': {
    isAvailable: isSelected,
    run(stores) {
      const { selected } = stores.requests.getState();
      return selected === undefined ? undefined : filterByLanguages(stores, selected.row);
    },
  },
  'memory.export': {
    isAvailable: ({ requests, filter }) =>
      (requests.getState().total ?? 0) > 0 && !filter.getState().isFaulty,
    run: async (stores) => {
      const { view, filter } = stores.requests.getState().listing;
      const { exportTmx } = await import('../../stores/memory/export-tmx');
      await exportTmx(stores, { view, filter, choice: 'accepted' });
    },
  },
  'view.save': {
    isAvailable: (stores) =>
      canSaveView(stores) && isSavable(stores.savedViews.getState(), stores.requests.getState()),
    run: saveView,
  },
  'view.saveAs': { isAvailable: canSaveView, run: saveAsNewView },
} satisfies Partial<Record<CommandId, Command>>;
