import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

// False reports on the help of programs and on manual pages, each with a similar mistake that must still be
// reported.

describe('credits of translators', () => {
  const source = '<p>Copyright 2004 A <a href="mailto:a@site.org">a@site.org</a></p>';
  const credit = '<p>Übersetzt von B <a href="mailto:b@place.de">b@place.de</a></p>';
  test('a paragraph with the address of a translator is no added tag', () => {
    expect(foundIn('tags-extra', source, source + credit)).toEqual([]);
  });
  test('the address of mail in place of that of the author is reported', () => {
    expect(foundIn('attribute-changed', source, source.replaceAll('a@site', 'b@place'))).not.toEqual([]);
    expect(foundIn('tags-extra', source, `${source}<p>Noch etwas</p>`)).toEqual(['extra: <p>']);
  });
  test('a text without authors has no credits', () => {
    const text = '<p>Write to us.</p>';
    expect(foundIn('tags-extra', text, `<p>Schreiben Sie uns.</p>${credit}`)).not.toEqual([]);
  });
});

describe('addresses of mail', () => {
  const source = '<p>By A (<a href="mailto:lars.ry@hig.se">lars.ry@hig.se</a>).</p>';
  test('capitals change no address of mail', () => {
    const target = '<p>Von A (<a href="mailto:Lars.Ry@HIG.SE">Lars.Ry@HIG.SE</a>).</p>';
    expect(foundIn('attribute-changed', source, target)).toEqual([]);
    expect(foundIn('tags-missing', source, target)).toEqual([]);
  });
  test('another address is reported', () => {
    const target = '<p>Von A (<a href="mailto:lars.ru@hig.se">lars.ru@hig.se</a>).</p>';
    expect(foundIn('attribute-changed', source, target)).not.toEqual([]);
  });
});

describe('addresses of examples', () => {
  proveRows('addresses', [
    ['Mail=joe.user@foo.org', 'Mail=mario.utente@pippo.org', []],
    [
      'Mail=joan.urquhart@site.org',
      'Mail=mario.utente@site.org',
      ['missing: joan.urquhart@site.org', 'extra: mario.utente@site.org'],
    ],
    ['Type fish://username@remotehost now', 'Tippen Sie fish://benutzer@rechner', []],
    ['Add -v ipp://myprinter.local/ipp/print', 'Mit -v ipp://meinDrucker.local/ipp/print', []],
    [
      'Add -v ipp://printer.org/ipp/print',
      'Mit -v ipp://drucker.org/ipp/print',
      ['missing: ipp://printer.org/ipp/print', 'extra: ipp://drucker.org/ipp/print'],
    ],
  ]);
});

describe('quotation marks', () => {
  test('quotation marks may stand for <q>', () => {
    const source = '<p>The type <q>a/b</q> is set.</p>';
    expect(foundIn('tags-missing', source, '<p>Der Typ „a/b“ gilt.</p>')).toEqual([]);
    expect(foundIn('tags-extra', '<p>The type "a/b" is set.</p>', '<p>Der Typ <q>a/b</q> gilt.</p>')).toEqual(
      [],
    );
    expect(foundIn('tags-missing', source, '<p>Der Typ a/b gilt.</p>')).not.toEqual([]);
  });
});

describe('a label with a mark of its own', () => {
  const source = '<p>Choose <b>Add</b>.</p>';
  test('the full stop follows the ellipsis of a label', () => {
    expect(foundIn('end-punctuation', source, '<p>Wählen Sie <b>Hinzufügen ...</b>.</p>')).toEqual([]);
  });
  test('an ellipsis in place of the full stop is reported', () => {
    expect(foundIn('end-punctuation', source, '<p>Wählen Sie nun hinzufügen ....</p>')).not.toEqual([]);
  });
  proveRows('letter-case', [
    [
      '<p>The aim of Where Am I is this. It is so.</p>',
      '<p>El fin de la orden ¿Dónde estoy? de Orca es este.</p>',
      [],
      'en es',
    ],
    [
      '<p>Is this the road? Go on.</p>',
      '<p>¿Es este el camino? siga por ahí.</p>',
      ['small-start: siga'],
      'en es',
    ],
    ['<p>Press End and go on.</p>', '<p>Pulse <b>Terminar!</b> para seguir.</p>', [], 'en es'],
    ['<p>Press it now! And go on.</p>', '<p>Pulse ahora! para seguir.</p>', ['small-start: para'], 'en es'],
  ]);
});

describe('signs in words', () => {
  proveRows('symbols', [
    ['A 9×9 square', 'Ein Feld von 9 mal 9', []],
    ['A 9×9 square', 'Ein Feld von 9 und 8', ['missing: ×']],
  ]);
  proveRows('numbers', [
    ['It must be less than 31 characters.', 'Es darf nicht mehr als 30 Zeichen haben.', []],
    [
      'It must be less than 31 characters.',
      'Es darf nicht mehr als 32 Zeichen haben.',
      ['missing: 31', 'extra: 32'],
    ],
    ['It must be more than 30 characters.', 'Es muss mindestens 31 Zeichen haben.', []],
  ]);
});

describe('percent signs and braces that are no placeholders', () => {
  proveRows('placeholders', [
    ['Sizes are {K,M,...} here.', 'Größen sind hier {K,M,…}.', []],
    ['The rest of a division', 'Der Rest a%b einer Division', []],
    ['The rest of a division', 'Der Rest %b einer Division', ['extra: %b']],
  ]);
});

describe('letters for words', () => {
  proveRows('leftovers', [
    ['Open the memory of it.', 'Ouvrir la mémoire de traduction (MT)', [], 'en fr'],
    ['Open the memory of it.', 'Ouvrir la fenêtre (MT)', ['note: (MT)'], 'en fr'],
  ]);
});

describe('links with a slash at the end', () => {
  const source =
    '<p>See <a href="https://site.org/a/">here</a> and <a href="https://site.org/a">there</a>.</p>';
  test('both lead to one page', () => {
    const target = source.replace('/a/', '/a');
    expect(foundIn('tag-contents', source, target)).toEqual([]);
  });
});
