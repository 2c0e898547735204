import { describe, expect, it } from 'vitest';
import { SegmentStore } from '../../../../src/main/checks/consistency/segment-store';
import { DeviationStore } from '../../../../src/main/checks/other-languages/deviation-store';
import { LanguageComparison } from '../../../../src/main/checks/other-languages/language-comparison';
import { openDerivedInMemory } from '../../../../src/main/database/derived-database';

/** Compares requests, each with the fields of these sources; `*` marks a target that lacks a number. */
function comparison() {
  const db = openDerivedInMemory();
  const languages = new LanguageComparison(new DeviationStore(db));
  const segments = new SegmentStore(db);
  return {
    learn: (key: number, language: string, fields: readonly string[]): void => {
      languages.learn(key, {
        language,
        fields: fields.map((field) => ({
          source: Number(field.replace('*', '')),
          deviations: { keys: field.endsWith('*') ? ['numbers'] : [], passages: [] },
        })),
      });
    },
    /** Returns the requests that are to be checked again, once. */
    due: (): readonly number[] => {
      const keys = segments.dueRequests(100);
      segments.removeDueRequests(keys);
      return keys;
    },
  };
}

describe('another translation of a text', () => {
  it('is a reason to check those that differ from the text again, and no other request', () => {
    const { learn, due } = comparison();
    learn(1, 'de', ['7*', '8*']);
    learn(2, 'sv', ['7*', '9']);
    learn(3, 'nl', ['8*', '9*']);
    learn(4, 'fi', ['7']);
    expect(due()).toEqual([]);
    learn(5, 'nl', ['6', '7*']);
    expect(due()).toEqual([1, 2]);
  });

  it('is none where a request changes in another field, or is stored again as it was', () => {
    const { learn, due } = comparison();
    for (const [at, language] of ['de', 'sv', 'nl'].entries()) learn(at + 1, language, ['7*', '8*']);
    expect(due()).toEqual([1, 2]);
    learn(3, 'nl', ['7*', '8*', '9*']);
    expect(due()).toEqual([]);
    learn(3, 'nl', ['7*', '8', '9*']);
    expect(due()).toEqual([1, 2]);
  });

  it('counts once where a text is in thousands of requests of a language', () => {
    const { learn, due } = comparison();
    for (let key = 1; key <= 3000; key += 1) learn(key, 'de', ['7']);
    learn(3001, 'sv', ['7*']);
    learn(3002, 'nl', ['7*']);
    expect(due()).toEqual([]);
    learn(3003, 'da', ['7*']);
    expect(due()).toEqual([3001, 3002]);
  });
});
