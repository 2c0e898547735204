import { flushSync } from 'react-dom';
import type { Screen } from '../../contract/command-table';
import { focusOnArrival } from '../stores/focus';
import type { Stores } from '../stores/context';
import { t } from '../lib/messages/translate';
import type { PaletteItem } from './palette-item';

interface Control {
  /** Value of the attribute `data-control` on the screen. */
  readonly id: string;
  readonly screen: Screen;
  readonly label:
    | 'webhook.test'
    | 'webhook.secret.rotate'
    | 'deliveries.redeliverFailed'
    | 'api.create.submit'
    | 'checkLevels.title'
    | 'palette.receivers'
    | 'palette.terms'
    | 'palette.memories'
    | 'backups.make'
    | 'backups.export'
    | 'backups.import'
    | 'calls.clear';
  readonly words?: 'palette.words.checks' | 'palette.words.backup' | 'palette.words.terms';
  readonly show?: (stores: Stores) => void;
}

const deliveries = ({ app }: Stores): void => app.getState().showWebhookTab('deliveries');

/** Controls that belong to no command: the palette leads to them, and does not press them itself. */
const controls: readonly Control[] = [
  { id: 'test', screen: 'webhook', label: 'webhook.test', show: deliveries },
  { id: 'secret', screen: 'webhook', label: 'webhook.secret.rotate', show: deliveries },
  { id: 'redeliver', screen: 'webhook', label: 'deliveries.redeliverFailed', show: deliveries },
  {
    id: 'token',
    screen: 'api',
    label: 'api.create.submit',
    show: ({ app }) => app.getState().showApiTab('access'),
  },
  { id: 'clear', screen: 'api', label: 'calls.clear', show: ({ app }) => app.getState().showApiTab('log') },
  { id: 'checks', screen: 'settings', label: 'checkLevels.title', words: 'palette.words.checks' },
  { id: 'receivers', screen: 'settings', label: 'palette.receivers' },
  { id: 'terms', screen: 'settings', label: 'palette.terms', words: 'palette.words.terms' },
  { id: 'memories', screen: 'settings', label: 'palette.memories' },
  { id: 'backup', screen: 'settings', label: 'backups.make', words: 'palette.words.backup' },
  { id: 'export', screen: 'settings', label: 'backups.export' },
  { id: 'import', screen: 'settings', label: 'backups.import' },
];

/** Palette items that put the keyboard on a control of another screen, where Enter presses it. */
export function controlItems(stores: Stores): readonly PaletteItem[] {
  return controls.map((control) => ({
    id: `control.${control.id}`,
    group: 'screens',
    label: t('palette.tab', { screen: t(`nav.${control.screen}`), tab: t(control.label) }),
    ...(control.words === undefined ? {} : { words: t(control.words) }),
    run() {
      flushSync(() => {
        stores.app.getState().goTo(control.screen);
        control.show?.(stores);
      });
      focusOnArrival(`[data-control="${control.id}"]`);
    },
  }));
}
