import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(
  resolve(import.meta.dirname, '../../../../src/renderer/components/style/tokens.css'),
  'utf8',
);
const [light = '', dark = ''] = css.split(":root[data-theme='dark']");

/** Relative luminance (WCAG 2.2) of a colour token. */
function luminance(theme: string, name: string): number {
  const [, hex = ''] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(theme) ?? [];
  const parts = [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return parts.reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
}

function contrast(theme: string, one: string, other: string): number {
  const [a, b] = [luminance(theme, one), luminance(theme, other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Text is measured by axe where it is shown (test/e2e/support/accessible.ts).
describe.each([
  ['light', light],
  ['dark', dark],
])(
  'in the %s theme, what shows a control or its state has a contrast of 3 to 1 (WCAG 1.4.11):',
  (_name, theme) => {
    test.each([
      ['borders of fields and the grip of a separator', 'line-strong'],
      ['the focus, what is current and what is switched on', 'accent'],
      ['errors', 'bad'],
      ['warnings', 'warn'],
      ['what is done', 'ok'],
    ])('%s', (_what, token) => {
      for (const ground of ['bg', 'panel', 'raised'])
        expect(contrast(theme, token, ground)).toBeGreaterThanOrEqual(3);
    });
  },
);
