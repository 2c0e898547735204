import { screens, type Screen } from '../../../contract/command-table';
import { tabStorage } from '../../lib/page-storage';

const key = 'locdesk.screen';

/** The screen that this tab showed last: a reload of the page comes back to it. */
export function keptScreen(): Screen | undefined {
  const kept = tabStorage()?.getItem(key);
  return screens.find((screen) => screen === kept);
}

export function keepScreen(screen: Screen): void {
  tabStorage()?.setItem(key, screen);
}
