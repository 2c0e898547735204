import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { LanguageChoice } from '../../contract/ui-types';
import { applyLanguage } from '../lib/messages/language';
import { displayLocale } from '../lib/messages/locale';
import type { AppState } from './window/app-state';

const changed = new EventTarget();

/**
 * Stores the language and shows this window in it. Other windows take it when they are opened again: building
 * them again would take away what is being typed there.
 */
export async function changeLanguage(app: StoreApi<AppState>, language: LanguageChoice): Promise<void> {
  await app.getState().writePreferences({ language });
  await applyLanguage(app.getState().preferences.language);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** The locale of the window's texts. Components that keep texts are mounted again when it changes. */
export function useDisplayLocale(): string {
  return useSyncExternalStore(subscribe, displayLocale);
}
