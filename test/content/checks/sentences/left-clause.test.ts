import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const SOURCE = 'If you forget your password, click the link below.';

describe('a last clause in the language of the source', () => {
  proveRows('language', [
    [SOURCE, 'Ha elfelejtette a jelszavát, click the link below.', ['source: click the link below'], 'en hu'],
    [SOURCE, 'Jos unohdat salasanasi, click the link below.', ['source: click the link below'], 'en fi'],
    [SOURCE, 'Jos unohdat salasanasi, napsauta linkkiä.', [], 'en fi'],
    [
      'Wenn Sie Ihr Passwort vergessen haben, klicken Sie hier.',
      'If you have forgotten your password, klicken Sie hier.',
      ['source: klicken Sie hier'],
      'de en',
    ],
    // Names have no words of grammar; others are those of both languages, or code.
    ['Made for us by Alpha, Beta Gamma Delta', 'Meille tehnyt Alpha, Beta Gamma Delta', [], 'en fi'],
    ['He saw it in a film, Gone with the Wind', 'Hän näki sen, Tuulen viemää', [], 'en fi'],
    ['The firm is called Baker, Smith and Sons.', 'Le cabinet s’appelle Baker, Smith and Sons.', [], 'en fr'],
    ['He lives in Boston, District of Columbia.', 'Er lebt in Boston, District of Columbia.', []],
    ['The book is Eat, pray and love.', 'El libro se titula Eat, pray and love.', [], 'en es'],
    [
      'Wash the apple, and cut it into pieces.',
      'Lave la manzana roja, and cut it into pieces.',
      ['source: and cut it into pieces'],
      'en es',
    ],
    [
      'To see it, type <code>click the link</code>.',
      'Näet sen näin, <code>click the link</code>.',
      [],
      'en fi',
    ],
  ]);
});

describe('a small word twice behind an apostrophe', () => {
  proveRows('doubled-words', [
    ['This is not possible.', 'Ce n’est est pas possible.', ['doubled: est'], 'en fr'],
    ['This is not possible.', 'Ce n’est pas possible.', [], 'en fr'],
    ['The east is cold.', 'L’est est froid.', [], 'en fr'],
    ['The argument “argument”', 'L’argument argument', [], 'en fr'],
  ]);
});
