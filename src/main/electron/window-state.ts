import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';

/** The smallest size at which every screen works (ux.md, "Frame"). */
export const smallestWindow = { width: 900, height: 600 } as const;
export const usualWindow = { width: 1440, height: 900 } as const;
/** Steps of the zoom (ux.md: 80 to 200 %). */
const zoomSteps = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

const Length = Type.Integer({ minimum: -100_000, maximum: 100_000 });
const Bounds = Type.Object({ x: Length, y: Length, width: Length, height: Length });
const WindowState = Type.Object({
  bounds: Type.Optional(Bounds),
  isMaximized: Type.Boolean(),
  zoom: Type.Number({ minimum: 0.8, maximum: 2 }),
});

export type Bounds = Static<typeof Bounds>;
/**
 * Position and size in which the window was left. Without `bounds` it opens in its default size, where the
 * system places it.
 */
export type WindowState = Static<typeof WindowState>;

const unknownState: WindowState = { isMaximized: false, zoom: 1 };
const fileName = 'window.json';

/** A missing or damaged file, or one of another version, counts as none. */
export function readWindowState(dataFolder: string): WindowState {
  try {
    const state: unknown = JSON.parse(readFileSync(join(dataFolder, fileName), 'utf8'));
    return Check(WindowState, state) ? state : unknownState;
  } catch {
    return unknownState;
  }
}

/** A failure to write is ignored, because the state contains no work of the coordinator. */
export function writeWindowState(dataFolder: string, state: WindowState): void {
  const file = join(dataFolder, fileName);
  try {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // The state is lost (see above).
  }
}

/**
 * Returns where a window with `bounds` opens on the current screens: at the same place if enough of its title
 * bar is reachable, else in the middle of the first screen; never larger than its screen.
 */
export function fitBounds(bounds: Bounds, workAreas: readonly Bounds[]): Bounds | undefined {
  const area = workAreas.find((candidate) => canBeReached(bounds, candidate));
  const [first] = workAreas;
  if (first === undefined) return undefined;
  const screen = area ?? first;
  const width = clamp(bounds.width, Math.min(smallestWindow.width, screen.width), screen.width);
  const height = clamp(bounds.height, Math.min(smallestWindow.height, screen.height), screen.height);
  if (area === undefined) {
    const x = screen.x + Math.trunc((screen.width - width) / 2);
    return { x, y: screen.y + Math.trunc((screen.height - height) / 2), width, height };
  }
  return {
    x: clamp(bounds.x, area.x, area.x + area.width - width),
    y: clamp(bounds.y, area.y, area.y + area.height - height),
    width,
    height,
  };
}

/** The zoom one step up (1) or down (-1), within the limits. */
export function nextZoom(zoom: number, by: 1 | -1): number {
  const beyond = zoomSteps.filter((step) => (by > 0 ? step > zoom + 0.01 : step < zoom - 0.01));
  return (by > 0 ? beyond[0] : beyond.at(-1)) ?? zoom;
}

const titleBarHeight = 32;
const reachableWidth = 120;

function canBeReached(bounds: Bounds, area: Bounds): boolean {
  const overlap = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  const top = bounds.y >= area.y - titleBarHeight && bounds.y <= area.y + area.height - titleBarHeight;
  return overlap >= reachableWidth && top;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
