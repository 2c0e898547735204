import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter } from '../../../src/content/filter/parse-filter';
import { findHits } from '../../../src/content/search/find-hits';
import { fold, foldWithPlaces } from '../../../src/content/search/fold';
import { searchQuery, type Phrase } from '../../../src/content/search/search-query';
import { snippetOf } from '../../../src/content/search/snippet';
import { tokensOf } from '../../../src/content/search/tokens';
import { runs } from '../../support/effort';
import { anyCharacter } from '../../support/content/any-character';

const phrases = (filter: string): readonly Phrase[] =>
  searchQuery(parseFilter(filter).terms.filter((term) => term.kind === 'text')).wanted;
const found = (filter: string, text: string): readonly string[] =>
  findHits(text, phrases(filter)).map(({ start, end }) => text.slice(start, end));

/** Letters that fold in every way there is. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(...Array.from('aÀßİıΣς αйё ـالْعَرَبِيَّةשָׁלוֹם日本語ガが한국어กำ कि\u00ad\u200d…ﬁ①Ⅳ𝒜👩‍💻')),
      {
        maxLength: 30,
      },
    )
    .map((letters) => letters.join('')),
);

describe('folding takes away what makes no difference', () => {
  it.each([
    ['Übergröße', 'ubergrosse'],
    ['ΤΈΛΟΣ τέλος', 'τελοσ τελοσ'],
    ['Ёлка йод', 'елка иод'],
    ['ISTANBUL İstanbul ıstanbul', 'istanbul istanbul istanbul'],
    ['العَرَبِيَّة', 'العربية'],
    ['العـــربية', 'العربية'],
    ['أحمد', 'احمد'],
    ['שָׁלוֹם', 'שלום'],
    ['ﾃｽﾄ Ｔｅｓｔ', 'テスト test'],
    ['soft\u00adhyphen', 'softhyphen'],
  ])('%s', (text, folded) => expect(fold(text)).toBe(folded));

  it('and keeps marks that readers see as letters', () => {
    expect(fold('ガ')).not.toBe(fold('カ'));
    expect(fold('कि')).not.toBe(fold('क'));
    expect(fold('กำ')).not.toBe(fold('ก'));
  });

  it('twice as once, and letter by letter as whole', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(foldWithPlaces(text).text).toBe(fold(text));
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('what is asked for is found where it stands', () => {
  it.each([
    ['trad', 'Une traduction mal traduite', ['trad', 'trad']],
    ['"trad"', 'Une traduction, trad.', ['trad']],
    ['"mise en cache"', 'La Mise en  cache', ['Mise en  cache']],
    ['"mise en ca', 'la mise en cache', ['mise en ca']],
    ['strasse', 'Bergstraße, Straße', ['Straße']],
    ['cafe', 'un café noir', ['café']],
    ['本', '日本語', ['本']],
    ['本語', '日本語の本', ['本語']],
    ['語版abc', '日本語版abcdef', ['語版abc']],
    ['abc日', 'xabc abc日本', ['abc日']],
    ['국', '한국어', ['국']],
    ['العربية', 'اللغة العَرَبِيَّة', ['العَرَبِيَّة']],
    ['الْعَرَب', 'العربية', ['العرب']],
    ['ทำ', 'การทำงาน', ['ทำ']],
    ['"a b"', 'a, b', ['a, b']],
    ['ation', 'traduction', []],
    ['!!', 'anything!!', []],
  ])('%s in %s', (filter, text, pieces) => expect(found(filter, text)).toEqual(pieces));

  it('any piece of a text in an undivided script, and any word of another by its beginning', () => {
    const piece = fc.string({
      unit: fc.constantFrom(...Array.from('日本語の版ガーが한국어')),
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), piece, piece, (before, wanted, after) => {
        expect(found(`"${wanted}"`, `${before}。${wanted}${after}`).length).toBeGreaterThan(0);
        expect(found(wanted, `${before}。${after}${wanted}${after}`).length).toBeGreaterThan(0);
      }),
    );
  });

  it('places are of the text itself, in order, whole letters', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('a', '日', '국', 'ال', 'σ'), (text, filter) => {
        let end = 0;
        for (const hit of findHits(text, phrases(filter))) {
          expect(hit.start).toBeGreaterThanOrEqual(end);
          expect(hit.end).toBeGreaterThan(hit.start);
          expect(fold(text.slice(hit.start, hit.end))).toContain(fold(filter)[0]);
          end = hit.end;
        }
      }),
    );
  });
});

describe('tokens', () => {
  it('are words, and pairs where words are not parted', () => {
    expect([...tokensOf('v2 日本語 e-mail')].map(({ text }) => text)).toEqual([
      'v2',
      '日本',
      '本語',
      '語',
      'e',
      'mail',
    ]);
  });
});

describe('a snippet', () => {
  it('begins shortly before its hit and says where the hit is in it', () => {
    const text = `${'word '.repeat(40)}needle ${'more '.repeat(40)}`;
    const { text: piece, hits } = snippetOf(text, findHits(text, phrases('needle')), 60);
    expect(piece).toMatch(/^…(word ){1,5}needle more/);
    expect(piece.endsWith('…')).toBe(true);
    expect(hits.map(({ start, end }) => piece.slice(start, end))).toEqual(['needle']);
  });

  it('never parts a character', () => {
    const text = `${'👩'.repeat(50)} 日`;
    const { text: piece } = snippetOf(text, findHits(text, phrases('日')), 9);
    expect(piece.isWellFormed()).toBe(true);
  });
});
