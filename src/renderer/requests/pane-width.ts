import { useState } from 'react';

/** CSS pixels. */
export interface PaneLimits {
  readonly standard: number;
  readonly minimum: number;
  readonly maximum: number;
}

export const viewsPane = { name: 'views', standard: 212, minimum: 150, maximum: 360 } as const;
/** In a wide window there is room for whole titles, and for readable lines in the review all the same. */
export const listPane = {
  name: 'list',
  standard: window.innerWidth < 1800 ? 348 : 480,
  minimum: 240,
  maximum: 720,
} as const;
export const paneStep = 16;

/** The stored width of a pane on this computer; `undefined` restores the default. */
export function usePaneWidth(
  pane: PaneLimits & { readonly name: string },
): readonly [number, (width: number | undefined) => void] {
  const storageKey = `locdesk.${pane.name}Width`;
  const [width, setWidth] = useState(() =>
    clamp(Number(localStorage.getItem(storageKey) ?? Number.NaN), pane),
  );
  const change = (next: number | undefined): void => {
    const clamped = clamp(next ?? Number.NaN, pane);
    setWidth(clamped);
    localStorage.setItem(storageKey, String(clamped));
  };
  return [width, change];
}

function clamp(width: number, { standard, minimum, maximum }: PaneLimits): number {
  return Number.isFinite(width) ? Math.round(Math.min(Math.max(width, minimum), maximum)) : standard;
}
