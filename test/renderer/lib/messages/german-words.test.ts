import { expect, test } from 'vitest';
import { messages as checks } from '../../../../src/content/checks/messages/de';
import { guides } from '../../../../src/content/checks/guides/de';
import { de as evidence } from '../../../../src/content/evidence/texts/de';
import { fileProblems } from '../../../../src/content/files/messages/de';
import { controlKeyTitles, desktopTexts, titles } from '../../../../src/contract/messages/de/commands';
import { errors } from '../../../../src/contract/messages/de/errors';
import { received } from '../../../../src/contract/messages/de/received';

const window = Object.values(
  import.meta.glob<{ messages: Record<string, string> }>('../../../../src/renderer/lib/messages/de/*.ts', {
    eager: true,
  }),
).flatMap((file) => Object.values(file.messages));
const texts = [
  ...window,
  ...[checks, guides, evidence, fileProblems, titles, desktopTexts, errors, received].flatMap((some) =>
    Object.values(some),
  ),
  ...controlKeyTitles,
];

/** The word for a thing, and other German words that would name it twice. */
const words = [
  ['Sprachcode', /Sprachkürzel|Sprach-Tag|Sprachkennung/],
  ['Secret', /Geheimnis/],
  ['Ausgangstext', /Quelltext/],
  ['Passwort', /Kennwort/],
  ['Zeichenkodierung', /Zeichensatz|\bKodierung\b|Codierung/],
  ['Sicherung', /Backups/],
  ['Terminologie', /Terminologiedatenbank|Termbank|Glossare/],
  ['Aufruf', /Eingänge|\bEingang\b/],
  ['Zieltext', /(bearbeiten|gelöscht).*\bZiel\b|\bZiel\b.*(bearbeiten|gelöscht)|kein Ziel\b/],
  ['Zielsystem', /Empfängerprofil|Vom Empfänger/],
  ['Umleitung', /mit einer Weiterleitung|Weiterleitungen/],
  ['zurückerhalten', /Zurückgenommen|Zurücknehmen|Übergabe.*zurückgenommen/],
  ['Token', /\bTokens (und|oder|werden)/],
  ['Handlungsbedarf', /zu klären$/],
  ['abgeschlossen', /fertiggestellt/],
  ['Übersetzungstool', /Übersetzungsprogramm|Übersetzungswerkzeug|CAT-Programm/],
] as const;

test.each(words)('German has the one word "%s"', (_word, others) => {
  expect(texts.filter((text) => others.test(text))).toEqual([]);
});
