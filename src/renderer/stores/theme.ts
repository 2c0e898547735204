import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Theme } from '../../contract/ui-types';
import type { AppState } from './window/app-state';

const darkQuery = '(prefers-color-scheme: dark)';

function resolve(theme: Theme, systemIsDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}

const changed = new EventTarget();

/** Keeps `data-theme` on <html> equal to the preference, or to the system's theme. */
export function followTheme(app: StoreApi<AppState>): void {
  const system = window.matchMedia(darkQuery);
  const apply = (): void => {
    const next = resolve(app.getState().preferences.theme, system.matches);
    if (document.documentElement.dataset['theme'] === next) return;
    document.documentElement.dataset['theme'] = next;
    changed.dispatchEvent(new Event('change'));
  };
  system.addEventListener('change', apply);
  app.subscribe(apply);
  apply();
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** The current theme, for content frames, which CSS can't reach. */
export function useTheme(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset['theme'] ?? 'light');
}
