import { MoreHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { SavedView } from '../../contract/views';
import { useStores } from '../stores/context';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { keyText } from '../components/key-text';
import { MenuButton } from '../components/menu-button';
import { ViewNameField } from './view-name-field';

/** A saved view, with a menu and keys to rename, move and remove it. */
export function SavedViewItem({
  view,
  isStop,
}: {
  readonly view: SavedView;
  /** Whether Tab stops here. */
  readonly isStop: boolean;
}) {
  const { requests, savedViews } = useStores();
  const isCurrent = useStore(requests, (s) => s.savedKey === view.key);
  const count = useStore(savedViews, (s) => s.counts.get(view.key));
  const isNaming = useStore(savedViews, (s) => s.naming === view.key);
  const { nameOne, rename, move, remove } = savedViews.getState();
  const actions = {
    rename: () => nameOne(view.key),
    up: () => void move(view.key, -1),
    down: () => void move(view.key, 1),
    remove: () => void remove(view.key),
  };
  if (isNaming) {
    return (
      <ViewNameField label={t('views.name')} name={view.name} onDone={(name) => rename(view.key, name)} />
    );
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = actionOf(event, actions);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <div className="saved-view" data-view={view.key}>
      <button
        type="button"
        className="view"
        tabIndex={isStop ? 0 : -1}
        aria-current={isCurrent ? 'true' : undefined}
        aria-keyshortcuts="F2 Delete Control+Shift+ArrowUp Control+Shift+ArrowDown"
        title={[view.name, view.filter, t('views.keys')].filter(Boolean).join('\n')}
        onClick={() => void requests.getState().showSaved(view)}
        onKeyDown={onKeyDown}
      >
        <span>{view.name}</span> <b>{count === undefined ? '' : formatNumber(count)}</b>
      </button>
      <MenuButton
        label={t('views.more', { name: view.name })}
        isStop={isStop}
        icon={<MoreHorizontal size={14} aria-hidden="true" />}
        items={() => [
          { label: t('views.rename'), shortcut: 'F2', run: actions.rename },
          { label: t('views.up'), shortcut: keyText('Ctrl+Shift+ArrowUp'), run: actions.up },
          { label: t('views.down'), shortcut: keyText('Ctrl+Shift+ArrowDown'), run: actions.down },
          { label: t('views.remove'), shortcut: keyText('Delete'), run: actions.remove },
        ]}
      />
    </div>
  );
}

function actionOf(
  event: KeyboardEvent,
  actions: Record<'rename' | 'up' | 'down' | 'remove', () => void>,
): (() => void) | undefined {
  if ((event.ctrlKey || event.metaKey) && event.shiftKey) {
    if (event.key === 'ArrowUp') return actions.up;
    return event.key === 'ArrowDown' ? actions.down : undefined;
  }
  if (event.key === 'F2') return actions.rename;
  return event.key === 'Delete' ? actions.remove : undefined;
}
