import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

// False reports that two blind readers found, each with a similar mistake that must still be reported.

const inPlain = (check: Parameters<typeof foundIn>[0], source: string, target: string, languages = 'en de') =>
  foundIn(check, source, target, languages, 'text');

describe('addresses', () => {
  proveRows('addresses', [
    ['More at somesite.org', 'Mehr unter http://somesite.org', []],
    ['More at somesite.org', 'Mehr unter http://somesite.com', ['extra: http://somesite.com']],
    ['More at somesite.org', 'Mehr unter http://somesite.org/a', ['extra: http://somesite.org/a']],
    ['Translated by A, mail a@site.org', 'Übersetzt von B, Mail b@place.de', []],
    [
      'Translated by A, mail a@site.org',
      'Übersetzt von A, Mail a@sites.org',
      ['missing: a@site.org', 'extra: a@sites.org'],
    ],
    [
      'Written by A, mail a@site.org',
      'Verfasst von B, Mail b@place.de',
      ['missing: a@site.org', 'extra: b@place.de'],
    ],
  ]);
});

describe('sentences that are there', () => {
  proveRows('missing-sentences', [
    [
      'The file "%s" already exists. Do you want to replace it?',
      'Файл «%s» вже є. Замінити його?',
      [],
      'en uk',
    ],
    [
      "The sign '_' or the string 'x' are replaced by one space each. Example, before: 'a_b', after: 'a b', in all of the names.",
      "Converteer '_' en 'x' naar spaties (bv: 'een_b' wordt 'een b', in alle namen).",
      [],
      'en nl',
    ],
  ]);
});

describe('one element in place of another', () => {
  test('one element that stands for another throughout is a matter of style', () => {
    const names = ['Open', 'Close', 'Save', 'Clear'];
    const source = `<p>Press ${names.map((name) => `<code>${name}</code>`).join(' or ')} now.</p>`;
    const target = '<p>Drücke <b>Auf</b>, <b>Zu</b>, <b>Sichern</b> oder <b>Leeren</b>.</p>';
    expect(foundIn('tags-extra', source, target)).toEqual([]);
    expect(foundIn('tags-missing', source, target)[0]).toContain('replaced');
  });
  test('two of them are missing', () => {
    const source = '<p>Press <code>Open</code> or <code>Close</code> now.</p>';
    const target = '<p>Drücke <b>Auf</b> oder <b>Zu</b>.</p>';
    expect(foundIn('tags-missing', source, target)).toEqual(['code: <code>, Open', 'code: <code>, Close']);
  });
});

describe('numbers in words', () => {
  proveRows('numbers', [
    ['A 2-digit number', 'Een tweecijferig getal', [], 'en nl'],
    ['A 2-digit number', 'Een driecijferig getal', ['missing: 2'], 'en nl'],
    ['Start it with 3', 'Почати з трійки', [], 'en uk'],
    ['Start it with 3', 'Почати з четвірки', ['missing: 3'], 'en uk'],
  ]);
});

describe('conditions of a format', () => {
  test('a question mark before a word belongs to the condition', () => {
    const source = 'Mail with %?m?%m messages&no messages?';
    expect(inPlain('corrupted', source, 'Correu %?m?amb %m missatges&sense?', 'en ca')).toEqual([]);
    expect(inPlain('corrupted', 'Mail with messages', 'Correu de gar?on', 'en ca')).not.toEqual([]);
  });
});

describe('letters of an abbreviation', () => {
  proveRows('doubled-words', [
    ['HTTP redirect', 'إعادة توجيه إتش تي تي بي', [], 'en ar'],
    ['The redirect in it', 'إعادة توجيه في في بي', ['doubled: في'], 'en ar'],
    ['The HTTP redirect', 'إعادة توجيه في في HTTP', ['doubled: في'], 'en ar'],
  ]);
});

describe('names of keys in code', () => {
  proveRows('code', [
    ['<p>Hold <code>shift</code> now</p>', '<p>Håll <code>skift</code> nu</p>', [], 'en sv'],
    [
      '<p>Call <code>shifted</code> now</p>',
      '<p>Anropa <code>skifted</code> nu</p>',
      ['changed: shifted, skifted'],
      'en sv',
    ],
  ]);
});

describe('commas between options', () => {
  const source = '<p><b>-s</b> <i>list</i>, <b>--all</b> <i>list</i>: it is read, and written.</p>';
  proveRows('punctuation', [
    [source, '<p><b>-s</b> <i>列表</i>, <b>--all</b> <i>列表</i>：读取，然后写入。</p>', [], 'en zh-CN'],
    [
      source,
      '<p><b>-s</b> <i>列表</i>，<b>--all</b> <i>列表</i>：读取, 然后写入。</p>',
      ['half-width: ,'],
      'en zh-CN',
    ],
  ]);
});

describe('a line that begins with a tag', () => {
  test('it goes on with the sentence', () => {
    const source = 'If you have none yet, then please\n<a href="/a">sign up</a> first.';
    expect(inPlain('line-breaks', source, 'Melde dich sonst <a href="/a">hier</a> an.')).toEqual([]);
  });
  test('after the end of a sentence it is a line of its own', () => {
    const source = 'You have none yet.\n<a href="/a">sign up</a>';
    expect(inPlain('line-breaks', source, 'Du hast keines. <a href="/a">melde dich an</a>')).toEqual([
      'lost',
    ]);
  });
});

describe('a passage that was forgotten', () => {
  test('its words are no names, so that the rest is not too long', () => {
    const left = '<li>Select the files of the list in it.</li>';
    const source = `<ul>${left}${'<li>Select the playlist of the files in the list.</li>'.repeat(6)}</ul>`;
    const target = `<ul>${left}${'<li>Επιλέξτε τον κατάλογο των αρχείων.</li>'.repeat(6)}</ul>`;
    expect(foundIn('length', source, target, 'en el')).toEqual([]);
  });
});
