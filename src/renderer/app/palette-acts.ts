import { sortKeys, viewIds } from '../../shared/views';
import { looks, themes } from '../../shared/ui-types';
import { apiTabs, connectionsTabs, rooms, webhookTabs } from '../stores/window/app-state';
import type { Desk } from '../stores/context';
import { focusFilter } from '../stores/focus';
import { undo } from './shortcuts';
import { openFind } from '../review/find/find-keys';
import { openInspector } from '../review/inspect/inspector-keys';
import { t, type MessageKey } from '../lib/messages/translate';
import { copyActs } from '../review/copy-acts';
import { saveAsNewView, saveView } from '../requests/save-view-button';
import { connectionActs } from './connection-acts';
import type { PaletteAct } from './palette-act';
import { reviewActs } from './review-acts';

/** Every act, view, room and setting there is now. A room's own acts are added to its table here. */
export function paletteActs(desk: Desk): readonly PaletteAct[] {
  return [
    ...requestActs(desk),
    ...checkingActs(desk),
    ...viewActs(desk),
    ...roomActs(desk),
    ...connectionActs(desk),
    ...settingActs(desk),
  ];
}

/** While everything is checked again. */
function checkingActs({ checking }: Desk): readonly PaletteAct[] {
  const { progress, pause } = checking.getState();
  if (progress?.canPause !== true) return [];
  const { isPaused } = progress;
  const label = t(isPaused ? 'status.checking.resume' : 'status.checking.pause');
  return [{ id: 'checking.pause', group: 'acts', label, run: () => void pause(!isPaused) }];
}

function requestActs(desk: Desk): readonly PaletteAct[] {
  const { requests, marking, filter } = desk;
  const { selected, chosen, listing, move, chooseAll } = requests.getState();
  const inRoom = (run: () => unknown) => (): void => {
    desk.app.getState().goTo('requests');
    // The room is drawn first.
    requestAnimationFrame(() => void run());
  };
  const act = (label: MessageKey & `shortcuts.${string}`, shortcut: string, run: () => unknown) =>
    ({ id: label, group: 'acts', label: t(label), shortcut, run: inRoom(run) }) as const;
  const marks =
    selected === undefined
      ? []
      : (['success', 'fail'] as const).map((state) => ({
          id: `mark.${state}`,
          group: 'acts' as const,
          label: t(
            state === 'success' ? 'palette.markImported' : 'palette.markFailed',
            chosen.size > 1
              ? { what: t('list.count', { count: chosen.size }) }
              : { what: selected.row.title === '' ? t('request.untitled') : selected.row.title },
          ),
          shortcut: state === 'success' ? 's' : 'f',
          run: inRoom(() => marking.mark(state, { advance: false })),
        }));
  const isMarked = chosen.size > 1 || selected?.row.importMark !== undefined;
  const removal = {
    id: 'mark.remove',
    group: 'acts' as const,
    label: t(chosen.size > 1 ? 'marking.removeSeveral' : 'marking.remove'),
    run: inRoom(() => marking.remove()),
  };
  const { request } = desk.review.getState();
  const copies =
    request === undefined
      ? []
      : copyActs(desk, request, desk.app.getState().info?.service).map(({ label, run }) => ({
          id: `copy.${label}`,
          group: 'acts' as const,
          label: t('palette.copy', { what: label }),
          run,
        }));
  // Where targets are written there is neither.
  const isRead = request !== undefined && desk.review.getState().mode !== 'edit';
  const isFiltered = listing.filter !== '';
  return [
    ...marks,
    ...(isMarked ? [removal] : []),
    ...(selected === undefined
      ? []
      : [act('shortcuts.importedNext', 'Ctrl+Enter', () => marking.mark('success', { advance: true }))]),
    act('shortcuts.undo', 'z', () => undo(desk)),
    act('shortcuts.filter', '/', focusFilter),
    ...(isRead ? [act('shortcuts.findInRequest', 'Ctrl+F', () => openFind(desk))] : []),
    ...(isRead ? [act('shortcuts.inspect', 'i', () => openInspector(desk))] : []),
    ...(isFiltered ? [act('shortcuts.clearFilter', 'Esc', () => filter.getState().set(''))] : []),
    ...(isFiltered ? [act('shortcuts.saveView', 'Ctrl+S', () => saveView(desk))] : []),
    act('shortcuts.saveAsNewView', 'Ctrl+Shift+S', () => saveAsNewView(desk)),
    act('shortcuts.next', 'j', () => move(1)),
    act('shortcuts.previous', 'k', () => move(-1)),
    act('shortcuts.chooseAll', 'Ctrl+A', chooseAll),
    ...reviewActs(desk, inRoom),
    ...copies,
  ];
}

function viewActs({ app, requests, savedViews }: Desk): readonly PaletteAct[] {
  const { showView, showSaved, setListing, listing, savedKey } = requests.getState();
  const { views, nameOne, remove } = savedViews.getState();
  const current = views.find(({ key }) => key === savedKey);
  const show = (run: () => unknown) => (): void => {
    app.getState().goTo('requests');
    void run();
  };
  return [
    ...viewIds.map((view) => ({
      id: `view.${view}`,
      group: 'views' as const,
      label: t('palette.view', { name: t(`views.${view}`) }),
      run: show(() => showView(view)),
    })),
    ...views.map((view) => ({
      id: `view.${view.key}`,
      group: 'views' as const,
      label: t('palette.view', { name: view.name }),
      run: show(() => showSaved(view)),
    })),
    ...(current === undefined
      ? []
      : [
          {
            id: 'view.rename',
            group: 'views' as const,
            label: t('palette.view.rename', { name: current.name }),
            shortcut: 'F2',
            run: show(() => nameOne(current.key)),
          },
          {
            id: 'view.remove',
            group: 'views' as const,
            label: t('palette.view.remove', { name: current.name }),
            shortcut: 'Del',
            run: show(() => remove(current.key)),
          },
        ]),
    ...sortKeys.map((sort) => ({
      id: `sort.${sort}`,
      group: 'views' as const,
      label: t('palette.sort', { name: t(`list.sort.${sort}`) }),
      run: show(() => setListing({ sort })),
    })),
    {
      id: 'sort.reverse',
      group: 'views',
      label: t('palette.reverse'),
      run: show(() => setListing({ descending: !listing.descending })),
    },
  ];
}

function roomActs({ app }: Desk): readonly PaletteAct[] {
  const { goTo, showApiTab, showConnectionsTab, showWebhookTab } = app.getState();
  const tab = (room: 'api' | 'connections' | 'webhook', name: string, show: () => void): PaletteAct => ({
    id: `room.${room}.${name}`,
    group: 'rooms',
    label: t('palette.tab', { room: t(`nav.${room}`), tab: name }),
    run: () => {
      goTo(room);
      show();
    },
  });
  return [
    ...rooms.map((room) => ({
      id: `room.${room}`,
      group: 'rooms' as const,
      label: t('palette.room', { name: t(`nav.${room}`) }),
      ...(room === 'settings' ? { shortcut: 'Ctrl+,' } : {}),
      run: () => goTo(room),
    })),
    ...webhookTabs.map((name) => tab('webhook', t(`webhook.tab.${name}`), () => showWebhookTab(name))),
    ...connectionsTabs.map((name) =>
      tab('connections', t(`connections.tab.${name}`), () => showConnectionsTab(name)),
    ),
    ...apiTabs.map((name) => tab('api', t(`api.tab.${name}`), () => showApiTab(name))),
  ];
}

function settingActs({ app, review }: Desk): readonly PaletteAct[] {
  const { writePreferences, showShortcuts } = app.getState();
  return [
    ...themes.map((theme) => ({
      id: `theme.${theme}`,
      group: 'settings' as const,
      label: t('palette.theme', { name: t(`settings.theme.${theme}`) }),
      run: () => writePreferences({ theme }),
    })),
    ...looks.map((look) => ({
      id: `look.${look}`,
      group: 'settings' as const,
      label: t('palette.look', { name: t(`review.look.${look}`) }),
      run: () => {
        review.getState().setLook(look);
        return writePreferences({ look });
      },
    })),
    {
      id: 'shortcuts',
      group: 'settings',
      label: t('shortcuts.title'),
      shortcut: '?',
      run: () => showShortcuts(true),
    },
  ];
}
