import { describe, expect, test } from 'vitest';
import { parsePair } from '../../../src/content/checks/parsed/parsed-pair';
import { foundIn, proveRows, type Row } from './found-problems';

// Mistakes that rules against wrong reports once hid, each with a right translation that they were made for.

const proveText = (check: Parameters<typeof foundIn>[0], rows: readonly Row[]): void => {
  test.each(rows.map((row) => ({ row })))('$row.1', ({ row: [source, target, expected, languages] }) => {
    expect(foundIn(check, source, target, languages, 'text')).toEqual(expected);
  });
};

describe('the condition of a template is the program’s', () => {
  proveRows('placeholders', [
    [
      'Plan {{ if eq .Plan "pro" }}Pro{{ end }}',
      'Plan {{ if eq .Plan "profesional" }}Pro{{ end }}',
      ['missing-likely: {{ if eq .Plan "pro" }}', 'extra-likely: {{ if eq .Plan "profesional" }}'],
      'en es',
    ],
    [
      'Plan {{ if eq .Plan "pro" }}Pro{{ end }}',
      'Plan {{ if eq .Plano "pro" }}Pro{{ end }}',
      ['missing-likely: {{ if eq .Plan "pro" }}', 'extra-likely: {{ if eq .Plano "pro" }}'],
      'en es',
    ],
    [
      '{{ if can_smell() then return "It smells." end }}',
      '{{ if can_smell() then return "Er riecht." end }}',
      [],
    ],
    [
      'Heavy. {{ if race() == "Ogre" then return "It is light." else return "No." end }}',
      'Schwer. {{\n if race() == "Ogre"\n then return "Es ist leicht."\n else return "Nein."\n end }}',
      [],
    ],
    ['{{ if is_cat() then return "cat" end }}', '{{ if is_cat() then return "Katze" end }}', []],
    [
      '{{ if smells() then say("It smells.") end }}',
      '{{ if smells() then say("臭いです。") end }}',
      [],
      'en ja',
    ],
    [
      '{{ if pet == "cat" then say("It smells.") end }}',
      '{{ if pet == "猫" then say("臭いです。") end }}',
      [
        'missing-likely: {{ if pet == "cat" then say("It smells.") end }}',
        'extra-likely: {{ if pet == "猫" then say("臭いです。") end }}',
      ],
      'en ja',
    ],
    ['It {{ if old() then return "was" end }}.', 'Das.', ['missing: {{ if old() then return "was" end }}']],
  ]);
});

describe('a text with words in braces, asked for', () => {
  proveRows('placeholders', [
    ['Type %{some text} to be asked.', 'Escriba %{texto}.', [], 'en es'],
    [
      'Type %{some text} to be asked.',
      'Escriba %{texto} para %{nombre}.',
      ['extra-likely: %{nombre}'],
      'en es',
    ],
  ]);
});

describe('code', () => {
  proveRows('code', [
    [
      'Call <code>f(...args)</code> now.',
      'Rufen Sie <code>f(…args)</code> auf.',
      ['changed: f(...args), f(…args)'],
    ],
    ['Such as <code>postfix | exim4 | …</code>.', 'Etwa <code>postfix | exim4 | ...</code>.', []],
    [
      'Use <code>--compare-versions</code> here.',
      'Nutzen Sie <code>\u200e--compare-versions</code> hier.',
      ['changed: --compare-versions, \u200e--compare-versions'],
    ],
    [
      'Use <code>--compare-versions</code> here.',
      'استخدم <code>\u200e--compare-versions</code> هنا.',
      [],
      'en ar',
    ],
    [
      'It is in <code>/var/db/locate</code>.',
      'Es ist in <code>/var/db/lokate</code>.',
      ['changed: /var/db/locate, /var/db/lokate'],
    ],
    ['See <code>doc/html/en/index.html</code>.', 'Siehe <code>doc/html/de/index.html</code>.', []],
  ]);
});

describe('words in capitals', () => {
  proveRows('letter-case', [
    ['Use CSS and HTML.', 'CSS UND NICHT HTML verwenden.', ['capitals: UND', 'capitals: NICHT']],
    ['Set the UUID and LABEL', 'Modifier l’UUID et l’ÉTIQUETTE (LABEL)', [], 'en fr'],
    [
      'Set the label (UUID)',
      'Modifier l’ÉTIQUETTE COMPLÈTE (UUID)',
      ['capitals: ÉTIQUETTE', 'capitals: COMPLÈTE'],
      'en fr',
    ],
    ['See the UUID and LABEL', 'Voir l’UUID, l’ÉTIQUETTE (et LABEL)', ['capitals: ÉTIQUETTE'], 'en fr'],
    ['See the RUNLEVELS', 'Ver NIVELES DE EJECUCIÓN (RUNLEVELS)', [], 'en es'],
    ['See SEE ALSO below', 'Consulte «VEA TAMBIÉN» («SEE ALSO»)', [], 'en es'],
  ]);
});

describe('lines of a text without full ones', () => {
  const rows =
    'Show the names of all the files in this folder\nAsk before a file with the same name is replaced by another one\nKeep the date and the owner of each of the files that are copied\nNever follow links';
  proveText('end-punctuation', [
    [
      rows,
      'Die Namen aller Dateien in diesem Ordner zeigen\nFragen, bevor eine Datei ersetzt wird\nDatum und Eigentümer jeder einzelnen der kopierten Dateien behalten?\nNie Verweisen folgen',
      ['extra: ?'],
    ],
  ]);
});

test('lines are compared although an empty line stands elsewhere', () => {
  const field = {
    type: 'localizable',
    data: 'text',
    source: 'First one.\nSecond one.\n\nThird one.\nLast one.',
    target: 'Erste.\n\nZweite.\nDritte.\nLetzte.',
  };
  const { source, target, blocks } = parsePair(field, { source: 'en', target: 'de' });
  const texts = blocks.map(({ source: from, target: to }) => [
    source.readable.text.slice(from.start, from.end).trim(),
    target.readable.text.slice(to.start, to.end).trim(),
  ]);
  expect(texts.filter(([text]) => text !== '')).toEqual([
    ['First one.', 'Erste.'],
    ['Second one.', 'Zweite.'],
    ['Third one.', 'Dritte.'],
    ['Last one.', 'Letzte.'],
  ]);
  expect(
    foundIn('numbers', 'One.\nBuy 3.\n\nTwo 12.\nOld.', 'Eins.\n\nKaufe 4.\nZwei 12.\nAlt.', 'en de', 'text'),
  ).toEqual(['missing: 3', 'extra: 4']);
});

test('one paragraph that is wrapped at other words does not keep the others from being compared', () => {
  const wrapped = 'This is a long paragraph that goes on until the line is full, and it\ngoes on here.';
  const source = `Buy 3 now.\n\n${wrapped}\n\nSell 5 now.\n\nGo.`;
  const target =
    'Kaufe 4 jetzt.\n\nDies ist ein langer Absatz, der weitergeht, bis die Zeile voll ist, und\ner geht weiter.\nEnde.\n\nVerkaufe 5 jetzt!\n\nGeh.';
  expect(foundIn('end-punctuation', source, target, 'en de', 'text')).toEqual(['changed: ., !']);
});
