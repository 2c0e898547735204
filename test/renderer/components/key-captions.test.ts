// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keyText } from '../../../src/renderer/components/key-text';
import { applyLanguage } from '../../../src/renderer/lib/messages/language';

afterEach(async () => applyLanguage('en'));

test('captions of keys are those of the keyboard of the language', async () => {
  await applyLanguage('de');
  expect(keyText('Ctrl+Shift+Delete')).toBe('Strg+Umschalt+Entf');
  expect(keyText('Ctrl+Space')).toBe('Strg+Leertaste');
  await applyLanguage('fr');
  expect(keyText('Shift+J')).toBe('Maj+J');
});
