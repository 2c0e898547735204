import { describe } from 'vitest';
import { proveRows } from './found-problems';

/** Mistakes that were planted in real texts and not found, in texts of our own, beside what is right. */
describe('symbols', () => {
  proveRows('symbols', [
    ['Choose File → Options → View now.', 'Wählen Sie File → Options View.', ['missing: →']],
    ['Choose File→Options→View now.', 'Wählen Sie File→Options View.', ['missing: →']],
    ['Choose File → Save now.', 'File Saves: Wählen Sie File Save jetzt.', ['missing: →']],
    ['Choose File → Options → View now.', 'Wählen Sie File → Options → View.', []],
    ['Turn A → B now', 'Jetzt A B drehen', ['missing: →']],
    ['Turn A → B now', 'Jetzt A → B drehen', []],
    ['Choose File → Open', 'Wählen Sie Datei Öffnen', []],
    ['Turn A → B, or A B', 'A nach B drehen, oder A B', []],
  ]);
});

describe('script', () => {
  proveRows('script', [
    [
      'The page is not there any more. Look for it elsewhere.',
      'このページはもうありません。Lesen Sie die Anleitung und das Handbuch des Herstellers.',
      ['untranslated: Lesen Sie die Anleitung und das Handbuch des Herstellers., Latin'],
      'en ja',
    ],
    [
      'Read “Lesen Sie die Anleitung und das Handbuch des Herstellers” there',
      '「Lesen Sie die Anleitung und das Handbuch des Herstellers」を読んでください',
      [],
      'en ja',
    ],
  ]);
});

describe('punctuation', () => {
  proveRows('punctuation', [
    [
      '<p>The <a href="/a">page</a> is here</p>',
      '<p>La<a href="/a">página</a> está aquí</p>',
      ['space-at-tag: La'],
      'en es',
    ],
    [
      '<p>The RPM <code>box</code> is here</p>',
      '<p>El RPM<code>box</code> está aquí</p>',
      ['space-at-tag: RPM'],
      'en es',
    ],
    [
      '<p>The <code>box</code> has it</p>',
      '<p>El <code>box</code>ha cambiado</p>',
      ['space-at-tag: ha'],
      'en es',
    ],
    ['<p>All <code>box</code>es have it</p>', '<p>Todas las <code>box</code>es lo tienen</p>', [], 'en es'],
  ]);
});
