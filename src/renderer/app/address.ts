import { screens, type Screen } from '../../contract/command-table';

/** The destination of an address: a screen, and on the screen of requests perhaps one of them. */
export interface Place {
  readonly screen: Screen;
  readonly requestId?: string | undefined;
}

/** Returns the part of an address from `#` on: `#/jobs`, `#/requests/ID`. */
export function addressOf({ screen, requestId }: Place): string {
  const isOfRequest = screen === 'requests' && requestId !== undefined;
  return isOfRequest ? `#/requests/${encodeURIComponent(requestId)}` : `#/${screen}`;
}

/** Reads the part of an address from `#` on; undefined when it leads to no screen. */
export function placeOf(hash: string): Place | undefined {
  const [, name, id = ''] = /^#\/([a-z]+)(?:\/([^/]+))?$/.exec(hash) ?? [];
  const screen = screens.find((one) => one === name);
  if (screen === undefined) return undefined;
  try {
    const requestId = decodeURIComponent(id);
    return screen === 'requests' && requestId !== '' ? { screen, requestId } : { screen };
  } catch {
    // Invalid percent-encoding: an address that was typed by hand.
    return { screen };
  }
}
