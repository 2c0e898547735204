import { expect, test } from 'vitest';
import { ariaKeys, isPressed, type PressedKeys } from '../../../src/renderer/lib/keys';
import { keyText } from '../../../src/renderer/components/key-text';

const pressed = (key: string, more: Partial<PressedKeys> = {}): PressedKeys => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test.each<[string, PressedKeys, boolean]>([
  ['r', pressed('r'), true],
  ['r', pressed('R', { shiftKey: true }), false],
  ['Shift+R', pressed('R', { shiftKey: true }), true],
  // With caps lock on, the key is the same.
  ['r', pressed('R'), true],
  ['r', pressed('r', { ctrlKey: true }), false],
  ['Ctrl+K', pressed('k', { ctrlKey: true }), true],
  ['Ctrl+K', pressed('k', { metaKey: true }), true],
  ['Ctrl+K', pressed('K', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl+Shift+S', pressed('S', { ctrlKey: true, shiftKey: true }), true],
  ['Alt+ArrowDown', pressed('ArrowDown', { altKey: true }), true],
  ['Alt+ArrowDown', pressed('ArrowDown'), false],
  ['Shift+F3', pressed('F3', { shiftKey: true }), true],
  ['F3', pressed('F3', { shiftKey: true }), false],
])('%s is pressed by %o: %s', (keys, event, expected) => {
  expect(isPressed(keys, event)).toBe(expected);
});

test('digits are those of the digit row, whatever they print, with Shift apart', () => {
  expect(isPressed('1', pressed('1', { code: 'Digit1' }))).toBe(true);
  // A French keyboard prints & without Shift.
  expect(isPressed('1', pressed('&', { code: 'Digit1' }))).toBe(true);
  expect(isPressed('Shift+1', pressed('!', { code: 'Digit1', shiftKey: true }))).toBe(true);
  expect(isPressed('1', pressed('!', { code: 'Digit1', shiftKey: true }))).toBe(false);
  expect(isPressed('1', pressed('1', { code: 'Numpad1' }))).toBe(true);
});

test('punctuation counts with and without Shift, as keyboards differ', () => {
  expect(isPressed('?', pressed('?', { shiftKey: true }))).toBe(true);
  expect(isPressed('/', pressed('/', { shiftKey: true }))).toBe(true);
  expect(isPressed('Ctrl+,', pressed(',', { ctrlKey: true }))).toBe(true);
});

test('a keyboard of another script has the letters in their places', () => {
  expect(isPressed('s', pressed('ы', { code: 'KeyS' }))).toBe(true);
  expect(isPressed('Ctrl+K', pressed('κ', { code: 'KeyK', ctrlKey: true }))).toBe(true);
  // On a French keyboard the printed letter counts, not the key's position.
  expect(isPressed('q', pressed('a', { code: 'KeyQ' }))).toBe(false);
});

test('keys are shown as printed, and announced to screen readers in their words', () => {
  expect(keyText('Ctrl+Enter')).toBe('Ctrl+↵');
  expect(keyText('Alt+ArrowDown')).toBe('Alt+↓');
  expect(ariaKeys(['Ctrl+Enter', 'z'])).toBe('Control+Enter z');
  expect(ariaKeys(['Ctrl+,', 'g s'])).toBe('Control+,');
  expect(ariaKeys(['g r'])).toBeUndefined();
});
