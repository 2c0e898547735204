import { describe, expect, it } from 'vitest';
import { readHeading } from '../../../src/content/terms/table/term-columns';
import { readTermFile } from '../../../src/content/terms/term-files';
import type { TermNotice } from '../../../src/content/terms/term-file';
import { partOfSpeechOfWord, statusOfWord, truthOfWord } from '../../../src/content/terms/term-words';
import { partsOfSpeech, termStatuses } from '../../../src/content/terms/termbase';
import { messages as ar } from '../../../src/renderer/lib/messages/ar/terms';
import { messages as de } from '../../../src/renderer/lib/messages/de/terms';
import { messages as es } from '../../../src/renderer/lib/messages/es/terms';
import { messages as fr } from '../../../src/renderer/lib/messages/fr/terms';
import { messages as ja } from '../../../src/renderer/lib/messages/ja/terms';
import { languageName } from '../../../src/content/language-tag';

const read = (table: string, languages?: readonly [string, string]) =>
  readTermFile('terms.csv', new TextEncoder().encode(table), { languages });
const termsOf = (table: string, languages?: readonly [string, string]) =>
  read(table, languages).entries.map(({ terms }) =>
    Object.entries(terms)
      .flatMap(([language, list]) => list.map(({ text, status }) => `${language} ${text} ${status}`))
      .join(', '),
  );
const counts = (notices: readonly TermNotice[]): readonly string[] =>
  notices.map(({ kind, detail, count, line }) => `${kind} ${detail} ${count} ${line}`);

describe.each(Object.entries({ de, fr, es, ja, ar }))(
  'a table in the words of the window in %s',
  (locale, texts) => {
    it('has its statuses and parts of speech', () => {
      for (const status of termStatuses) expect(statusOfWord(texts[`terms.status.${status}`])).toBe(status);
      for (const speech of partsOfSpeech)
        expect(partOfSpeechOfWord(texts[`terms.pos.${speech}`])).toBe(speech);
    });

    it('has its headings', () => {
      const columns = {
        'terms.language': 'language',
        'terms.form.term.short': 'term',
        'terms.form.status': 'status',
        'terms.form.pos': 'part of speech',
        'terms.form.case': 'case-sensitive',
        'terms.form.termNote': 'term note',
        'terms.form.subject': 'subject',
        'terms.form.definition': 'definition',
        'terms.form.note': 'note',
        'terms.form.untranslatable': 'do not translate',
      } as const;
      for (const [text, column] of Object.entries(columns))
        expect([text, readHeading(texts[text as keyof typeof columns])]).toEqual([
          text,
          { kind: 'column', column },
        ]);
    });

    it('has the names of its languages', () => {
      for (const tag of ['en', 'de', 'ja', 'zh', 'pl', 'pt-BR'])
        expect(readHeading(languageName(tag, locale))).toEqual({ kind: 'language', language: tag });
    });
  },
);

describe('words of a table', () => {
  it('say what they forbid, also where they begin like a word for what is allowed', () => {
    for (const word of [
      'nicht zugelassen',
      'Unzulässig',
      'non autorisé',
      'no recomendado',
      '推奨しない',
      'غير مقبول',
    ])
      expect([word, statusOfWord(word)]).toEqual([word, 'forbidden']);
    for (const word of ['preferredTerm-admn-sts', 'المفضّل', 'PRÉFÉRÉE', 'bevorzugter Term'])
      expect([word, statusOfWord(word)]).toEqual([word, 'preferred']);
    for (const word of ['', '-', 'weird', 'neu'])
      expect([word, statusOfWord(word)]).toEqual([word, undefined]);
  });

  it('say yes and no', () => {
    for (const word of ['Ja', 'sí', '✓', 'はい', 'нет', 'لا', ''])
      expect([word, truthOfWord(word)]).toEqual([word, !['нет', 'لا', ''].includes(word)]);
    expect(truthOfWord('vielleicht')).toBeUndefined();
  });

  it('are read in a German table with a column for each language', () => {
    const { entries, notices } = read(
      'Englisch;Deutsch;Status;Wortart;Sachgebiet;Anmerkung\nsize;Grösse;verboten;Substantiv;IT;alt\n',
    );
    expect(notices).toEqual([]);
    expect(entries).toEqual([
      {
        id: 'en size',
        subject: 'IT',
        note: 'alt',
        terms: {
          en: [{ text: 'size', status: 'preferred', partOfSpeech: 'noun' }],
          de: [{ text: 'Grösse', status: 'forbidden', partOfSpeech: 'noun' }],
        },
      },
    ]);
  });

  it('name the language of a row', () => {
    expect(termsOf('Sprache;Benennung;Status\nDeutsch;Größe;bevorzugt\nGerman;Grösse;verboten\n')).toEqual([
      'de Größe preferred',
      'de Grösse forbidden',
    ]);
  });
});

describe('a status', () => {
  it('that is unknown is admitted, as the notice says, and an unknown part of speech is another one', () => {
    const { entries, notices } = read('en;de;Status;POS\nsize;Größe;weird;gerund\n');
    expect(entries[0]?.terms['de']).toEqual([{ text: 'Größe', status: 'admitted', partOfSpeech: 'other' }]);
    expect(counts(notices)).toEqual(['status weird 1 2', 'part-of-speech gerund 1 2']);
  });

  it('that contradicts an earlier one of the term is said, and the first is kept', () => {
    const rows = 'file,Datei,preferred\nfile,Datei,forbidden\nfile,File,forbidden\nfile,File,preferred\n';
    const wide = `en,de,status\n${rows}file,Datei,preferred\n`;
    expect(termsOf(wide)).toEqual(['en file preferred, de Datei preferred, de File forbidden']);
    expect(counts(read(wide).notices)).toEqual(['two-statuses Datei 1 3', 'two-statuses File 1 5']);
    const long = read(
      'id,language,term,status\n1,de,Datei,preferred\n1,de,Datei,forbidden\n1,de,Datei,preferred\n',
    );
    expect(counts(long.notices)).toEqual(['two-statuses Datei 1 2', 'duplicate-term Datei 1 2']);
  });

  it('that only a later row of a term has is taken', () => {
    expect(termsOf('en,de,status\nfile,Datei,\nfile,File,\nfile,File,forbidden\n')).toEqual([
      'en file preferred, de Datei preferred, de File forbidden',
    ]);
  });
});

describe('the columns of a table', () => {
  it('are found below a title, which is said', () => {
    const table = 'Glossar 2026,,\n\nEnglisch,Deutsch,Status\nfile,Datei,verboten\n';
    for (const given of [undefined, ['en', 'de'] as const]) {
      expect(termsOf(table, given)).toEqual(['en file preferred, de Datei forbidden']);
      expect(counts(read(table, given).notices)).toEqual(['title Glossar 2026 1 1']);
    }
  });

  it('have the given languages from the first one that has text, and the others are said', () => {
    const table = ',log file,,Protokoll,,a note,x\n,disk,,Platte,,,\n';
    expect(termsOf(table, ['en', 'de'])).toEqual([
      'en log file preferred, de Protokoll preferred',
      'en disk preferred, de Platte preferred',
    ]);
    expect(read(table, ['en', 'de']).entries[0]?.note).toBe('a note');
    expect(counts(read(table, ['en', 'de']).notices)).toEqual(['column G 1 1']);
  });

  it('keep their headings beside two that are unknown, which have the given languages', () => {
    const table = 'Angličtina;Němčina;Vlastník;Status;Notiz\nfile;Datei;me;verboten;alt\n';
    const { entries, notices } = read(table, ['en', 'de']);
    expect(termsOf(table, ['en', 'de'])).toEqual(['en file preferred, de Datei forbidden']);
    expect(entries[0]?.note).toBe('alt');
    expect(counts(notices)).toEqual(['column Vlastník 1 1']);
    expect(termsOf('Begriff;Übersetzung\nfile;Datei\n', ['en', 'de'])).toEqual([
      'en file preferred, de Datei preferred',
    ]);
  });

  it('may begin with an entry that has the words of headings', () => {
    expect(termsOf('Category;Kategorie\nEnglish;Englisch\n', ['en', 'de'])).toEqual([
      'en Category preferred, de Kategorie preferred',
      'en English preferred, de Englisch preferred',
    ]);
    expect(termsOf('English;Englisch\n', ['en', 'de'])).toEqual([
      'en English preferred, de Englisch preferred',
    ]);
  });
});
