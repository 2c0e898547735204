import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useStores } from './context';
import { focusScreen } from './focus-pane';

/**
 * Takes the keyboard along when another screen or tab is shown, whatever led there, where the focused element
 * went away with the former one.
 */
export function useFocusAlong(): void {
  const place = useStore(
    useStores().app,
    ({ screen, apiTab, connectionsTab, jobsTab, webhookTab }) =>
      `${screen} ${apiTab} ${connectionsTab} ${jobsTab} ${webhookTab}`,
  );
  const shown = useRef(place);
  useEffect(() => {
    // The first screen of the window takes the focus from nothing.
    if (shown.current !== place) focusScreen();
    shown.current = place;
  }, [place]);
}
