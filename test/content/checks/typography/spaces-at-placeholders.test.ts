import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a space beside a placeholder', () => {
  proveRows('punctuation', [
    ['{name} was added', '{name}is toegevoegd', ['space-after: {name}'], 'en nl', 'text'],
    ['It must be after {0}', 'Musi to być po tym niż{0}', ['space-missing-before: {0}'], 'en pl', 'text'],
    ['Save the file %s now', 'Die Datei%s jetzt sichern', ['space-missing-before: %s'], 'en de', 'text'],
    ['<p>Files of {{a}} here</p>', '<p>Dateien von {{a}}sind hier</p>', ['space-after: {{a}}']],
    ['Deleted an item from {0}', 'Element supprimé de{0}', ['space-missing-before: {0}'], 'en fr', 'text'],
    ['The %s is here', '%sist da', ['space-after: %s'], 'en de', 'text'],
    ['Sign in on %s', '%süzerinde oturum aç', ['space-after: %s'], 'en tr', 'text'],
    ['Sign in on %s', '%slarından oturum aç', [], 'en tr', 'text'],
    ['It is %d times faster', 'Es ist %dfaches Tempo', [], 'en de', 'text'],
    ['Link to %1 failed', 'Connessione a %1fallita', ['space-after: %1'], 'en it', 'text'],
    ['Link to %1 works', 'Connessione a %1px', [], 'en it', 'text'],
    ['%1 has the disc', '%1hat die Scheibe', ['space-after: %1'], 'en de', 'text'],
    ['%s file sums match', '%sbestand-sommen zijn gelijk', ['space-after: %s'], 'en nl', 'text'],
    ['A %s wide line', 'Een %spx-brede lijn', [], 'en nl', 'text'],
    // Units, endings, compounds, and what the source has as well.
    ['The size of {size} pixels', 'Die Größe von {size}px', [], 'en de', 'text'],
    ['Write it in {size} now', 'Schreiben Sie \\begin{size} jetzt', [], 'en de', 'text'],
    [
      'Write it in {size} now',
      'Schreiben Sie begin{size} jetzt',
      ['space-missing-before: {size}'],
      'en de',
      'text',
    ],
    ['The {0} th file of {name}', 'Die {0}te Datei {name}s', [], 'en de', 'text'],
    ['The page of {name}', '{name}in sayfası', [], 'en tr', 'text'],
    ['The log of {name}', 'Das Protokoll-{name}', [], 'en de', 'text'],
    ['The {name}ing file', 'Die Datei{name}', [], 'en de', 'text'],
    ['Files: %*s%s', 'Datei%*s%s', [], 'en de', 'text'],
    [
      'Sent to %(email)s now',
      'Verzonden naar%(email)s nu',
      ['space-missing-before: %(email)s'],
      'en nl',
      'text',
    ],
    ['The name is {name}', '名前は{name}です', [], 'en ja', 'text'],
  ]);
});
