import { flushSync } from 'react-dom';
import { commandIds, commandRow, type CommandId } from '../../contract/command-table';
import { sortKeys, viewIds } from '../../contract/views';
import { viewModes, themes } from '../../contract/ui-types';
import { apiTabs, connectionsTabs, webhookTabs } from '../stores/window/app-state';
import type { Stores } from '../stores/context';
import { fieldFilters } from '../stores/review/field-filter-state';
import { commandTitle } from '../lib/messages/command-titles';
import { t } from '../lib/messages/translate';
import { keysOf } from '../lib/command-keys';
import { keyText } from '../components/key-text';
import { copyActions } from '../review/copy-actions';
import { commandActions, isAvailableHere } from './commands/commands';
import { connectionItems } from './connection-items';
import { controlItems } from './control-items';
import type { PaletteItem } from './palette-item';

/**
 * All current items of the palette: commands, views, screens and settings. A screen adds its own items here.
 */
export function paletteItems(stores: Stores): readonly PaletteItem[] {
  return [
    ...commandItems(stores),
    ...fieldFilterItems(stores),
    ...copyItems(stores),
    ...checkingItems(stores),
    ...viewItems(stores),
    ...screenItems(stores),
    ...controlItems(stores),
    ...connectionItems(stores),
    ...settingItems(stores),
  ];
}

/** Items for pausing and resuming a check of everything. */
function checkingItems({ checking }: Stores): readonly PaletteItem[] {
  const { progress, pause } = checking.getState();
  if (progress?.canPause !== true) return [];
  const { isPaused } = progress;
  const label = t(isPaused ? 'status.checking.resume' : 'status.checking.pause');
  return [{ id: 'checking.pause', group: 'actions', label, run: () => void pause(!isPaused) }];
}

/** Every available command; a command of another screen opens that screen first. */
function commandItems(stores: Stores): readonly PaletteItem[] {
  return commandIds
    .filter((id) => id !== 'palette' && isOffered(stores, id))
    .map((id) => {
      const { screen, group } = commandRow(id);
      const { label, run } = commandActions[id];
      const [usual] = keysOf(id, stores.app.getState().preferences);
      return {
        id,
        group: group === 'window' ? ('screens' as const) : ('actions' as const),
        label: label?.(stores) ?? commandTitle(id),
        ...(id === 'shortcuts' ? { words: t('palette.words.help') } : {}),
        ...(usual === undefined ? {} : { shortcut: keyText(usual) }),
        run() {
          const { app } = stores;
          // Something may have changed since the palette was opened.
          if (!commandActions[id].isAvailable(stores)) return undefined;
          // The command may focus something on its screen.
          if (screen !== undefined && app.getState().screen !== screen)
            flushSync(() => app.getState().goTo(screen));
          return run(stores);
        },
      };
    });
}

/** Other screens' commands are offered too, unless they act on rows that are selected there, out of sight. */
function isOffered(stores: Stores, id: CommandId): boolean {
  return commandRow(id).group === 'feeds'
    ? isAvailableHere(stores, id)
    : commandActions[id].isAvailable(stores);
}

/** Choices of the fields that are shown. */
function fieldFilterItems({ fieldFilter, review }: Stores): readonly PaletteItem[] {
  const { request, mode } = review.getState();
  if (request === undefined || mode !== 'read') return [];
  return fieldFilters.map((filter) => ({
    id: `fields.${filter}`,
    group: 'actions' as const,
    label: t('palette.fields', { name: t(`fieldFilter.${filter}`) }),
    run: () => fieldFilter.getState().set(filter),
  }));
}

/** Ways to copy the shown request. */
function copyItems(stores: Stores): readonly PaletteItem[] {
  const { request } = stores.review.getState();
  if (request === undefined) return [];
  return copyActions(stores, request, stores.app.getState().info?.service).map(({ label, run }) => ({
    id: `copy.${label}`,
    group: 'actions' as const,
    label: t('palette.copy', { what: label }),
    run,
  }));
}

function viewItems({ app, requests, savedViews }: Stores): readonly PaletteItem[] {
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

function screenItems({ app }: Stores): readonly PaletteItem[] {
  const { goTo, showApiTab, showConnectionsTab, showWebhookTab } = app.getState();
  const tab = (screen: 'api' | 'connections' | 'webhook', name: string, show: () => void): PaletteItem => ({
    id: `tab.${screen}.${name}`,
    group: 'screens',
    label: t('palette.tab', { screen: t(`nav.${screen}`), tab: name }),
    run: () => {
      goTo(screen);
      show();
    },
  });
  return [
    ...webhookTabs.map((name) => tab('webhook', t(`webhook.tab.${name}`), () => showWebhookTab(name))),
    ...connectionsTabs.map((name) =>
      tab('connections', t(`connections.tab.${name}`), () => showConnectionsTab(name)),
    ),
    ...apiTabs.map((name) => tab('api', t(`api.tab.${name}`), () => showApiTab(name))),
  ];
}

function settingItems({ app, review }: Stores): readonly PaletteItem[] {
  const { writePreferences } = app.getState();
  return [
    ...themes.map((theme) => ({
      id: `theme.${theme}`,
      group: 'settings' as const,
      label: t('palette.theme', { name: t(`settings.theme.${theme}`) }),
      run: () => writePreferences({ theme }),
    })),
    ...viewModes.map((viewMode) => ({
      id: `preferences.viewMode.${viewMode}`,
      group: 'settings' as const,
      label: t('palette.viewMode', { name: t(`review.viewMode.${viewMode}`) }),
      run: () => {
        review.getState().setViewMode(viewMode);
        return writePreferences({ viewMode });
      },
    })),
  ];
}
