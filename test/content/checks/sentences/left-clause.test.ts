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
