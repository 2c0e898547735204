import { CircleAlert, CircleCheck } from 'lucide-react';
import { useStore } from 'zustand';
import { screens } from '../../../contract/command-table';
import { useScreenNeeds } from '../../components/use-screen-needs';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import { openConnection } from '../../stores/open-connection';

/** Everything that needs attention, each with the way there. */
export function TodayNeeds() {
  const stores = useStores();
  const needs = useScreenNeeds();
  const inNeed = useStore(stores.connections, (s) => s.connections)?.find(
    ({ state }) => state.kind === 'needs-you',
  );
  const found = screens.flatMap((screen) => {
    const need = needs[screen];
    return need === undefined ? [] : [{ screen, text: need.text }];
  });
  if (found.length === 0) {
    return (
      <p className="today-calm">
        <CircleCheck size={15} aria-hidden="true" />
        {t('today.needs.none')}
      </p>
    );
  }
  return (
    <ul className="today-needs" aria-label={t('today.needs')}>
      {found.map(({ screen, text }) => (
        <li key={screen}>
          <CircleAlert size={15} aria-hidden="true" />
          <button
            type="button"
            onClick={() => {
              if (screen === 'connections' && inNeed !== undefined)
                openConnection(stores, { kind: 'one', key: inNeed.key });
              else stores.app.getState().goTo(screen);
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
