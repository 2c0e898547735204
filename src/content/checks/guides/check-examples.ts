import type { CheckId } from '../problem';

/** A field that a check reports a problem in. */
export interface CheckExample {
  /** In English. */
  readonly source: string;
  readonly target: string;
  /** The target's language tag. */
  readonly language: string;
  /** Whether the values are plain text and not HTML. */
  readonly isText?: true;
  /** A text that the check compares the field with, or that says more about it. */
  readonly beside?: {
    readonly where: Beside;
    /** In English. */
    readonly source?: string;
    readonly target: string;
    /** The target's language tag, if it is another one. */
    readonly language?: string;
  };
}

/**
 * `elsewhere`: another field or request; `languages`: the target in all other languages; `receiver`: the
 * receiver that refuses the field; `stored`: the field as a receiver stores it.
 */
type Beside = 'elsewhere' | 'languages' | 'termbase' | 'receiver' | 'stored';

const german = (source: string, target: string, beside?: CheckExample['beside']): CheckExample => ({
  source,
  target,
  language: 'de',
  ...(beside === undefined ? {} : { beside }),
});

/** The shortest examples of what the checks find; a test tries each. */
export const checkExamples: Readonly<Record<CheckId, CheckExample>> = {
  'target-empty': german('<p>Save your work.</p>', '<p></p>'),
  'target-equals-source': german('<p>Add the tea to the basket.</p>', '<p>Add the tea to the basket.</p>'),
  'other-version': german(
    '<h2>Setup</h2><p>Get <a href="/get">Setup 4.2</a>.</p><ol><li>Run <code>setup</code>.</li><li>Restart.</li></ol>',
    '<p>Laden Sie Version 3.9.</p>',
  ),
  'tags-missing': german('<p>Press <b>Start</b> now.</p>', '<p>Drücken Sie jetzt Start.</p>'),
  'tags-extra': german('<p>Press Start now.</p>', '<p>Drücken Sie jetzt <b>Start</b>.</p>'),
  'tags-reordered': german(
    '<p>Read this first.</p><ul><li>Then press Start.</li></ul>',
    '<ul><li>Drücken Sie dann Start.</li></ul><p>Lesen Sie zuerst dies.</p>',
  ),
  'tags-nesting': german('<p>Press <b>Start</b> now.</p>', '<p>Drücken Sie jetzt <b>Start.</p>'),
  'attribute-changed': german('<p class="note">Keep it dry.</p>', '<p class="nota">Trocken halten.</p>'),
  'unsafe-html': german('<p>Welcome.</p>', '<p onclick="go()">Willkommen.</p>'),
  placeholders: german('Delete {count} files?', 'Dateien löschen?'),
  numbers: german('<p>Wait 15 minutes.</p>', '<p>Warten Sie 50 Minuten.</p>'),
  addresses: german('Read more at https://shop.example/help.', 'Lesen Sie mehr im Hilfebereich.'),
  'end-punctuation': german('Ready to go!', 'Alles bereit.'),
  'edge-spaces': german('Page ', 'Seite'),
  'double-spaces': german('Press the button.', 'Drücken Sie  den Knopf.'),
  'french-spacing': { source: 'Are you ready?', target: 'Êtes-vous prêt?', language: 'fr' },
  'doubled-words': german('Open and close the door.', 'Öffnen und und schließen Sie die Tür.'),
  brackets: german('Press Start (green).', 'Drücken Sie Start (grün.'),
  script: { source: 'Press the button.', target: 'Нажмите кнoпку.', language: 'ru' },
  corrupted: german('Open the door.', 'Ã–ffnen Sie die TÃ¼r.'),
  'invisible-added': german('Open the door.', 'Öffnen Sie die \u200BTür.'),
  length: german(
    'Keep this device away from water, from heat and from direct sunlight at all times, and store it in a dry place.',
    'Das Gerät trocken halten.',
  ),
  language: german(
    'Click the button. Then wait for the green light to appear on the front of the device.',
    'Klicken Sie auf die Taste. Attendez ensuite que le voyant vert s’allume sur la face avant de l’appareil.',
  ),
  'missing-sentences': german(
    'The pump starts and fills the tank. It then waits for ten minutes. After that, it cleans the filter.',
    'Die Pumpe startet und füllt den Tank.',
  ),
  'repeated-text': german(
    'The server reads this file when it starts. It then waits for calls.',
    'Der Server liest diese Datei beim Start. Der Server liest diese Datei beim Start. Dann wartet er auf Aufrufe.',
  ),
  leftovers: german('Press Start.', 'TODO: Drücken Sie Start.'),
  html: german('<p><b>Careful.</b></p>', '<p><fett>Vorsicht.</fett></p>'),
  'tag-contents': german(
    '<p>Start <b>Apache</b> before HTTP is used.</p>',
    '<p>Starten Sie Apache, bevor <b>HTTP</b> verwendet wird.</p>',
  ),
  'line-breaks': {
    source: 'The file was saved.\nIt can be opened now.',
    target: 'Die Datei wurde gesichert. Sie kann jetzt geöffnet werden.',
    language: 'de',
    isText: true,
  },
  code: german(
    '<p>Set <code>MaxClients</code> to the number of users.</p>',
    '<p>Setzen Sie <code>MaxClient</code> auf die Anzahl der Benutzer.</p>',
  ),
  symbols: german('Use Widget® every day.', 'Verwenden Sie Widget jeden Tag.'),
  'number-format': german('It costs 1,250.75 euros.', 'Es kostet 1,250.75 Euro.'),
  punctuation: german('Open the door, then wait.', 'Öffnen Sie die Tür , dann warten Sie.'),
  'letter-case': german('Save the file now.', 'sichern Sie jetzt die Datei.'),
  spelling: german('Change your settings.', 'Ändern Sie Ihre Einstelluntgen.'),
  'across-languages': german('Wait 15 minutes for the result.', 'Warten Sie 20 Minuten auf das Ergebnis.', {
    where: 'languages',
    target: 'Attendez le résultat pendant 20 minutes.',
    language: 'fr',
  }),
  inconsistent: german('Basket', 'Korb', { where: 'elsewhere', source: 'Basket', target: 'Warenkorb' }),
  'same-target': german(
    'Remove all of the settings and begin again.',
    'Alle Einstellungen löschen und neu beginnen.',
    {
      where: 'elsewhere',
      source: 'This is the folder that the reports are written to.',
      target: 'Alle Einstellungen löschen und neu beginnen.',
    },
  ),
  'term-missing': german('Open the basket.', 'Öffnen Sie die Tasche.', {
    where: 'termbase',
    source: 'basket',
    target: 'Warenkorb',
  }),
  'term-forbidden': german('Open the basket.', 'Öffnen Sie den Einkaufswagen.', {
    where: 'termbase',
    source: 'basket',
    target: 'Warenkorb, nicht Einkaufswagen',
  }),
  'term-inconsistent': german('Empty the basket.', 'Leeren Sie den Korb.', {
    where: 'elsewhere',
    source: 'Open the basket.',
    target: 'Öffnen Sie den Warenkorb.',
  }),
  refused: german('Spring sale', 'Rabatte im\nFrühling', { where: 'receiver', target: 'E-mail, subject' }),
  'stored-differently': german(
    '<p>Watch this:</p><iframe src="/film"></iframe>',
    '<p>Sehen Sie:</p><iframe src="/film"></iframe>',
    { where: 'stored', target: '<p>Sehen Sie:</p>' },
  ),
};
