import type { CommandId } from '../../../contract/command-table';
import { t } from '../../lib/messages/translate';
import { currentFieldId } from '../../review/display/current-field';
import type { Stores } from '../../stores/context';
import { focusList } from '../../stores/focus';
import { type Command, always, isOneShown, isMode, isSelected } from './command';

const mark = (state: 'success' | 'fail', advance: boolean): Command => ({
  isAvailable: isSelected,
  async run({ marking }) {
    await marking.mark(state, { advance });
    // If nothing is left to review, the focused control disappears, so the list gets the focus.
    if (document.activeElement === document.body) focusList();
  },
  ...(advance
    ? {}
    : {
        label: (stores) =>
          t(state === 'success' ? 'palette.markImported' : 'palette.markFailed', {
            what: whatIsMarked(stores),
          }),
      }),
});

function whatIsMarked({ requests }: Stores): string {
  const { selected, chosen } = requests.getState();
  if (chosen.size > 1) return t('list.count', { count: chosen.size });
  const title = selected?.row.title ?? '';
  return title === '' ? t('request.untitled') : title;
}

/** Marks and reviews of what is chosen, and their undo. */
export const markCommands = {
  'mark.imported': mark('success', false),
  'mark.importedNext': mark('success', true),
  'mark.failed': mark('fail', false),
  'mark.remove': {
    isAvailable({ requests }) {
      const { chosen, selected } = requests.getState();
      return chosen.size > 1 || selected?.row.importMark !== undefined;
    },
    run: ({ marking }) => marking.remove(),
    label: ({ requests }) =>
      t(requests.getState().chosen.size > 1 ? 'marking.removeSeveral' : 'marking.remove'),
  },
  undo: {
    isAvailable: always,
    async run({ toasts, marking }) {
      if (!(await toasts.getState().runNewestAction())) await marking.offerNewest();
    },
  },
  'reviewed.toggle': {
    isAvailable: ({ review }) => review.getState().request !== undefined,
    run: ({ reviewing }) => reviewing.toggle(),
    label: ({ review }) =>
      t(review.getState().request?.reviewed === 'reviewed' ? 'palette.notReviewed' : 'palette.reviewed'),
  },
  'reviewed.toggleField': {
    // Not while the fields shown are those of the previous request.
    isAvailable: (stores) => isOneShown(stores) && !isMode(stores, 'edit') && !stores.review.getState().stale,
    run(stores) {
      const fieldId = currentFieldId(stores);
      return fieldId === undefined ? undefined : stores.reviewing.toggleField(fieldId);
    },
  },
} satisfies Partial<Record<CommandId, Command>>;
