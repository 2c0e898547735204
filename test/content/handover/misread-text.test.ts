import { describe, expect, it } from 'vitest';
import { misreadText } from '../../../src/content/handover/misread-text';

const field = { data: 'text', source: 'Bicycle', target: 'Vélo' };
const languages = { source: 'en', target: 'fr' };

describe('a text of UTF-8 that was read in another encoding', () => {
  it.each([
    ['windows-1252', 'VÃ©lo'],
    ['windows-1251', 'VГ©lo'],
    ['IBM437', 'V├⌐lo'],
    ['IBM850', 'V├®lo'],
    ['IBM866', 'V├йlo'],
  ])('is recognized: %s', (_, text) => {
    expect(misreadText(text, field, languages)).toBe(text);
  });

  it('is not seen in texts that were typed', () => {
    for (const text of ['Vélo', 'Bicyclette', 'Vélo ├─ arbre', 'Vélo © 2026'])
      expect(misreadText(text, field, languages)).toBeUndefined();
  });
});

describe('a text of a file that was saved in UTF-7', () => {
  it.each(['V+AOk-lo', 'Bicyclette, ou v+AOk-lo', 'V+AOkA4A-lo', 'V+AOk'])('is recognized: %s', (text) => {
    expect(misreadText(text, field, languages)).toBeDefined();
  });

  it('is not seen in texts that were typed', () => {
    for (const text of ['Vélo+Bus', 'Vélo +33123456789', 'C+APw-Vélo', 'Vélo +AAAA- +++ +a/b/c-'])
      expect(misreadText(text, field, languages)).toBeUndefined();
  });

  it('is not seen where it was handed out so', () => {
    const handed = { ...field, source: 'Write +AOk- for é.' };
    expect(misreadText('Tapez +AOk- pour é.', handed, languages)).toBeUndefined();
  });
});
