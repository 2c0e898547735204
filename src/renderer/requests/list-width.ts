import { useState } from 'react';

const storageKey = 'locdesk.listWidth';
const standard = 348;
export const listWidths = { minimum: 240, maximum: 720, step: 16 } as const;

function clamp(width: number): number {
  return Math.round(Math.min(Math.max(width, listWidths.minimum), listWidths.maximum));
}

function remembered(): number {
  const stored = Number(localStorage.getItem(storageKey) ?? standard);
  return Number.isFinite(stored) ? clamp(stored) : standard;
}

/** The list's width in CSS pixels, remembered on this computer; `undefined` goes back to the standard. */
export function useListWidth(): readonly [number, (width: number | undefined) => void] {
  const [width, setWidth] = useState(remembered);
  const change = (next: number | undefined): void => {
    const clamped = clamp(next ?? standard);
    setWidth(clamped);
    localStorage.setItem(storageKey, String(clamped));
  };
  return [width, change];
}
