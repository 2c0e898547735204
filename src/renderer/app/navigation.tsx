import {
  ArrowLeftRight,
  Cable,
  CodeXml,
  FilePenLine,
  Layers,
  ListChecks,
  Settings,
  Webhook,
} from 'lucide-react';
import { useStore } from 'zustand';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { useCommandHint } from '../components/use-command-hint';
import { useNeeds } from '../components/use-needs';
import { screens, type Screen } from '../../contract/command-table';
import { useStores } from '../stores/context';

const icons = {
  requests: ListChecks,
  jobs: Layers,
  orders: FilePenLine,
  handovers: ArrowLeftRight,
  webhook: Webhook,
  connections: Cable,
  api: CodeXml,
  settings: Settings,
} satisfies Record<Screen, unknown>;
/** Counts from here on are shortened, because more digits would cover the icon. */
const manyFrom = 100;

/** Counts of these screens are work as usual; those of the others say that something is wrong. */
const isWork = (screen: Screen): boolean => screen === 'requests' || screen === 'handovers';

export function Navigation() {
  const hintOf = useCommandHint();
  const { app, requests, returnedFiles } = useStores();
  const needs = useNeeds();
  const current = useStore(app, (s) => s.screen);
  const toImport = useStore(requests, (s) => s.counts?.['to-import'] ?? 0);
  const returned = useStore(returnedFiles, (s) => s.count);
  /** Items on a screen that are to do or need attention, each kind with a sentence. */
  const itemsOn = (screen: Screen): readonly { readonly count: number; readonly text: string }[] => {
    if (screen === 'requests')
      return toImport === 0
        ? []
        : [{ count: toImport, text: t('nav.requests.waiting', { count: toImport }) }];
    if (screen === 'handovers')
      return returned === 0
        ? []
        : [{ count: returned, text: t('nav.handovers.returned', { count: returned }) }];
    return needs.filter((need) => need.screen === screen);
  };
  return (
    <nav className="navigation" data-pane aria-label={t('nav.label')}>
      {screens.map((screen) => {
        const Icon = icons[screen];
        const items = itemsOn(screen);
        const count = items.reduce((sum, item) => sum + item.count, 0);
        return (
          <button
            key={screen}
            type="button"
            className={`nav-button to-${screen}`}
            aria-current={screen === current ? 'page' : undefined}
            title={
              items.length === 0
                ? hintOf(`go.${screen}`, t(`nav.${screen}`)).title
                : items.map(({ text }) => text).join('\n')
            }
            onClick={() => app.getState().goTo(screen)}
          >
            <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
            <span className="nav-label">{t(`nav.${screen}`)}</span>
            {count > 0 ? (
              // Drawn by CSS, so that the accessible name is only the screen's.
              <span
                className={isWork(screen) ? 'nav-badge work' : 'nav-badge'}
                data-count={count < manyFrom ? formatNumber(count) : '99+'}
                aria-hidden="true"
              />
            ) : null}
          </button>
        );
      })}
    </nav>
  );
}
