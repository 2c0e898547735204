import { describe, expect, test } from 'vitest';
import { windowLanguages } from '../../../../src/contract/ui-types';
import { englishTexts } from '../../../support/content/english-texts';

const files = import.meta.glob<Record<string, string>>('../../../../src/renderer/lib/messages/*/*.ts', {
  eager: true,
  import: 'messages',
});

/** Returns all texts of the window in a language. */
function textsIn(language: string): Record<string, string> {
  if (language === 'en') return Object.assign({}, ...Object.values(englishTexts)) as Record<string, string>;
  const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${language}/`));
  return Object.assign({}, ...own.map(([, texts]) => texts)) as Record<string, string>;
}

describe.each(windowLanguages)('%s', (language) => {
  test('a button that marks a request says what it does, not the state of the request', () => {
    const texts = textsIn(language);
    const states = [texts['mark.success'], texts['mark.fail'], texts['views.imported']];
    expect(states).not.toContain(texts['review.markImported']);
    expect(states).not.toContain(texts['review.markFailed']);
    expect(texts['review.markImported']).toBeTruthy();
    expect(states.every(Boolean)).toBe(true);
  });
});

/** The word for the program that gets webhook calls. English has the same word for receiving systems. */
const webhookReceiver: Readonly<Record<string, readonly [webhook: RegExp, systems: RegExp]>> = {
  de: [/Empfänger/, /Zielsystem/i],
  fr: [/récepteur/i, /système de destination|destinataire/i],
  es: [/receptor/i, /sistema de destino|destinatario/i],
  ja: [/受信側/, /インポート先/i],
  ar: [/متلقي/, /النظام المستقبِل|أنظمة مستقبِلة/i],
};

test.each(Object.entries(webhookReceiver))(
  '%s has one word for what receives webhook calls and another for the systems that import',
  (language, [word, systems]) => {
    const texts = Object.entries(textsIn(language));
    const about = (key: RegExp): string[] => texts.filter(([at]) => key.test(at)).map(([, text]) => text);
    expect(about(/^attempt\.problem\.timeout$/)[0]).toMatch(word);
    expect(about(/^need\.deliveriesFailing\.todo$/)[0]).toMatch(word);
    const ofSystems = about(
      /^(?:receivers\.|palette\.receivers|filter\.has\.refusal|backups\.imported\.receiver)/,
    );
    expect(ofSystems.length).toBeGreaterThan(20);
    expect(ofSystems.filter((text) => word.test(text))).toEqual([]);
    const ofWebhooks = about(/^(?:attempt|delivery|deliveries|webhook|signature)\./);
    expect(ofWebhooks.length).toBeGreaterThan(50);
    expect(ofWebhooks.filter((text) => systems.test(text))).toEqual([]);
  },
);
