import { describe } from 'vitest';
import { proveRows, type Row } from '../found-problems';

// Lost and changed numbers that an excuse once hid, each with a text that the excuse was made for.

const inText = ([source, target, expected, languages = 'en de']: Row): Row => [
  source,
  target,
  expected,
  languages,
  'text',
];

describe('numbers in words', () => {
  proveRows(
    'numbers',
    [
      // The word is that of the source's own word.
      ['Set 3 alarms in April and three in May', 'Wecker im April und drei im Mai', ['missing: 3']],
      ['Set 3 alarms and three clocks', 'Drei Wecker und drei Uhren', []],
      ['The 2-dimensional distance of two shapes', '两个形状的二维距离', [], 'en zh-CN'],
      ['The 2-dimensional distance of two shapes', '两个形状的距离', ['missing: 2'], 'en zh-CN'],
      ['The 2-dimensional distance of two shapes', '两个形状的三维距离', ['missing: 2'], 'en zh-CN'],
      ['Louis V had 5 houses', 'Ludwig V. hatte Häuser', ['reworded: 5']],
      ['Wait 2 seconds', 'Zwei Sekunden warten', []],
      ['Count to 3 for a third', 'Bis drei für eine Terz zählen', []],
      // A small ordinal is a word, or is lost.
      ['The 3rd chapter', 'Das dritte Kapitel', []],
      ['The 3rd chapter', 'Das Kapitel', ['missing: 3']],
      ['The 3rd chapter', 'Das 4. Kapitel', ['missing: 3', 'extra: 4']],
      ['A 3rd party account', 'Ein fremdes Konto', []],
      ['Dominant 7th chords', 'Accordi di settima', [], 'en it'],
      ['Use a 4-character code', 'Użyj kodu czteroznakowego', [], 'en pl'],
      ['Use a 4-character code', 'Użyj kodu', ['reworded: 4'], 'en pl'],
      ['Open 2 places here', 'افتح هذا المكان هنا', ['missing: 2'], 'en ar'],
    ].map((row) => inText(row as unknown as Row)),
  );
});

describe('quantities in another form', () => {
  proveRows(
    'numbers',
    [
      ['It is 100% of the price', 'Es ist der ganze Preis', []],
      ['It is 100% of the price', 'Es ist 10 % des Preises', ['missing: 100', 'extra: 10']],
      ['The value isn’t 0 here', 'Der Wert ist hier 5', ['missing: 0', 'extra: 5']],
      ['The address 10.0.0.1 is used', 'Die Adresse wird verwendet', ['missing: 10.0.0.1']],
      ['The address 10.0.0.1 is used', 'Die Adresse 192.168.7.99 wird verwendet', []],
      ['It is 19 feet long', 'Es ist sechs Meter lang', []],
      ['It is 19 feet long', 'Es ist 12 Meter lang', ['missing: 19', 'extra: 12']],
      ['It has 1.5 million users', 'Es hat 1,5 Millionen Nutzer', []],
      ['It has 1.5 million users', 'Es hat 1,5 Milliarden Nutzer', ['unit: 1.5, million, Milliarden']],
      ['It has 2 billion users', 'Tiene 2 mil millones de usuarios', [], 'en es'],
      ['It has 2 billion users', 'Tem 2 mil milhões de utilizadores', [], 'en pt'],
      ['It has 2 billion users', 'Tiene 2 mil usuarios', ['unit: 2, billion, mil'], 'en es'],
      [
        'It has 2 million users',
        'Tiene 2 mil millones de usuarios',
        ['unit: 2, million, mil millones'],
        'en es',
      ],
      ['It has 1.5 billion users', 'Es hat 1,5 Milliarden Nutzer', []],
    ].map((row) => inText(row as unknown as Row)),
  );
});

describe('numbers between the ends of a list', () => {
  proveRows('numbers', [
    ['Take 3, 4, 5, 6 or 7 of them', 'Prenez-en de 3 à 7', [], 'en fr'],
    ['Take 3, 4 or 5 of them', 'Nehmen Sie 3–5', []],
    // The ends alone are another list, the target lacks an end, or the source has no numbers in a row.
    ['Take 13, 14 or 15 of them', 'Prenez-en 13 ou 15', ['missing: 14'], 'en fr'],
    ['Take 13, 14 and 15 of them', 'Nehmen Sie 13 und 15', ['missing: 14']],
    ['Take 13, 14 or 15 of them', 'Nehmen Sie 13, 15', ['missing: 14']],
    ['Take 13, 14 or 15 of them', 'Nehmen Sie 13–16', ['missing: 14', 'missing: 15', 'extra: 16']],
    ['Take 13, 24 or 35 of them', 'Nehmen Sie 13–35', ['missing: 24']],
  ]);
});
