import { screens, type Screen } from '../../../contract/command-table';

const key = 'locdesk.screen';

/** The screen that this tab showed last: a reload of the page comes back to it. */
export function keptScreen(): Screen | undefined {
  const kept = globalThis.sessionStorage?.getItem(key);
  return screens.find((screen) => screen === kept);
}

export function keepScreen(screen: Screen): void {
  globalThis.sessionStorage?.setItem(key, screen);
}
