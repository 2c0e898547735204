import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { spelledWords } from '../../../../src/content/checks/spelling/spelled-words';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';
import { proveRows, type Row } from '../found-problems';

// False reports on the help texts of commands, each beside a similar mistake that must still be reported.

const inText = (...[source, target, expected, languages = 'en de']: Row): Row => [
  source,
  target,
  expected,
  languages,
  'text',
];

describe('columns of a help text', () => {
  proveRows('double-spaces', [
    inText(
      ' d <num>.. - skip bugs\n        (restart it)',
      ' d <数値>..     - バグを回避\n        (再起動)',
      [],
      'en ja',
    ),
    inText(
      ' d <num>.. - skip bugs\n        (restart it)',
      ' d <数値>.. - バグを  回避\n        (再起動)',
      ['double'],
      'en ja',
    ),
    inText('Feeds - %u unread', 'Liste  - %u uleste', ['double'], 'en nb'),
    inText('Copy - then paste', 'Kopieren  - dann einfügen', ['double']),
    inText(' <id> - show it\n w - wait', ' <nr>    - zeigen\n w - warten', []),
    inText('Copy - then\n paste it', 'Kopieren  - dann\n einfügen', ['double']),
    inText('--limit it to this', '--begrenze es  auf dies', ['double']),
    inText('--limit=N set it', '--limit=N  setzt es', []),
    inText('Skip all bugs - then\n restart it', 'Überspringt alle Fehler  - dann\n neu starten', ['double']),
    inText('-q\tQuiet operation.\n-f\tForce it.', '-q      表示を抑制。\n-f\t強制する。', [], 'en ja'),
    inText('-q\tQuiet operation.\n-f\tForce it.', '-q\t表示を  抑制。\n-f\t強制する。', ['double'], 'en ja'),
  ]);
  proveRows('target-equals-source', [
    inText('-u, -U num, -c, -C num\n\tShow lines.', '-u, -U num, -c, -C num\n\t行を表示。', [], 'en ja'),
    inText(
      '-u, -U num, show lines here\n\tShow lines.',
      '-u, -U num, show lines here\n\t行を表示。',
      ['part: -u, -U num, show lines here'],
      'en ja',
    ),
  ]);
});

describe('marks that belong to a word', () => {
  proveRows('end-punctuation', [
    inText('Do not output Index: lines.', 'Не выводить строки Index:', [], 'en ru'),
    inText('Do not output index lines.', 'Не выводить строки Index:', ['changed: ., :'], 'en ru'),
    inText('Press Enter: it starts.', 'Druk op Enter:', ['changed: ., :'], 'en nl'),
    inText('The Header: line is required.', 'Erforderlich ist Header:', ['changed: ., :']),
    inText('"/px', '"/пк.', [], 'en uk'),
    inText('on/off', 'oui/non.', ['extra: .'], 'en fr'),
    inText('yes/no', 'ja/nein.', ['extra: .']),
    inText('Read px', 'Читати точки.', ['extra: .'], 'en uk'),
  ]);
  proveRows('invisible-added', [
    inText('Loading… wait', 'Laden…\u200b warten', ['added: U+200B zero width space']),
    ['<p>Open Preferences.</p>', '<p>Apri Preferenze…\u200b.</p>', [], 'en it'],
    [
      '<p>Open Preferences.</p>',
      '<p>Apri Prefe\u200brenze….</p>',
      ['added: U+200B zero width space'],
      'en it',
    ],
  ]);
});

describe('names and examples', () => {
  proveRows('addresses', [
    inText('Try "mail you@domain.com".', 'Prova "mail tu@domänen.se".', [], 'en sv'),
    inText(
      'Try "mail ann@redmail.com".',
      'Prova "mail tu@domänen.se".',
      ['missing: ann@redmail.com'],
      'en sv',
    ),
    inText(
      'Ask admin@domain.com and you@domain.com.',
      'Fråga tu@domänen.se.',
      ['missing: admin@domain.com', 'missing: you@domain.com'],
      'en sv',
    ),
    inText('Try "mail you@domain.com".', 'Prova "mail".', ['missing: you@domain.com'], 'en sv'),
  ]);
  proveRows('target-equals-source', [
    inText('Release:', 'Release:', []),
    inText('Search:', 'Search:', ['whole: Search:']),
    [
      '<table><tr><td>F4</td><td>Move it</td></tr><tr><td>Home</td><td>Fit it into the window</td></tr></table>',
      '<table><tr><td>F4</td><td>Przesuń</td></tr><tr><td>Home</td><td>Dopasuj do okna</td></tr></table>',
      [],
      'en pl',
    ],
    [
      '<table><tr><td>Back</td><td>Move it</td></tr><tr><td>Home</td><td>Fit it into the window</td></tr></table>',
      '<table><tr><td>Wstecz</td><td>Przesuń</td></tr><tr><td>Home</td><td>Dopasuj do okna</td></tr></table>',
      ['part: Home'],
      'en pl',
    ],
  ]);

  test.each([
    ['neuer_name', 0],
    ['new_nome', 1],
    ['nexer_name', 1],
  ])('the argument new_name may be one of translated words: %s', (name, expected) => {
    const pairs = readWordPairs('new 90 neuer\n\nneuer 90\n');
    const field = {
      type: 'localizable',
      data: 'text',
      source: 'The new_name of it.\n\nIf new_name is missing, stop.',
    };
    const target = `Der ${name}.\n\nWenn ${name} fehlt, hält er.`;
    const found = checkField({ ...field, target }, { source: 'en', target: 'de' }, new Set(['code']), pairs);
    expect(found).toHaveLength(expected);
  });
});

describe('words that are looked up', () => {
  test.each([
    ['--prefix prefix\n\tSet it.', '--prefix präfix\n\tEs setzen.', 'präfix', false],
    ['-M file\n\tRead it.', '-M datei\n\tSie lesen.', 'datei', false],
    ['--prefix prefix\n\tSet it.', '--prefix\n\tDas präfix setzen.', 'präfix', true],
    ['A working folder.', 'Ein Arbeits-\n\tverzeichnis.', 'verzeichnis', false],
    ['A working folder.', 'Ein Arbeit -\n\tverzeichnis.', 'verzeichnis', true],
    ['Copy hard links.', 'Copia hardlinks.', 'hardlinks', false],
    ['Copy hard old links.', 'Copia hardlinks.', 'hardlinks', true],
  ])('%j → %j', (source, target, word, expected) => {
    const pair = parsePair(
      { type: 'localizable', data: 'text', source, target },
      { source: 'en', target: 'de' },
    );
    expect(spelledWords(pair, []).some((one) => one.word === word)).toBe(expected);
  });
});
