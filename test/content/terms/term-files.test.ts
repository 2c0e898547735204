import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileError } from '../../../src/content/files/content-file';
import { readTermFile, writeTermFile } from '../../../src/content/terms/term-files';
import { termFormats, type TermNotice } from '../../../src/content/terms/term-file';
import { partsOfSpeech, termStatuses, type TermEntry } from '../../../src/content/terms/termbase';
import { runs } from '../../support/effort';
import { tidyEntry } from '../../../src/content/terms/tidy-entry';
import { anyCharacter } from '../../support/content/any-character';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, name = 'terms.tbx', languages?: readonly [string, string]) =>
  readTermFile(name, bytes(text), { languages });

const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(' ', '\n', '\t', '<', '&', '"', "'", '=', '_x41_', 'ü', '語', ';', ','),
  }),
);
const term = fc.record(
  {
    text,
    status: fc.constantFrom(...termStatuses),
    partOfSpeech: fc.constantFrom(...partsOfSpeech),
    isCaseSensitive: fc.constant(true),
    note: text,
  },
  { requiredKeys: ['text', 'status'] },
);
const languages = fc.dictionary(
  fc.constantFrom('en', 'de', 'de-AT', 'ar', 'ja', 'zh-Hant', 'id', 'x-own'),
  fc.array(term, { minLength: 1, maxLength: 4 }),
  { minKeys: 1, maxKeys: 4 },
);
const entry = fc.record(
  {
    id: text,
    subject: text,
    definition: text,
    definitions: fc.dictionary(fc.constantFrom('en', 'de', 'ar'), text),
    note: text,
    isUntranslatable: fc.constant(true),
    terms: languages,
  },
  { requiredKeys: ['id', 'terms'] },
);
/** Entries as a termbase has them: tidied, with IDs of their own. */
const termbase = fc.array(entry, { maxLength: 5 }).map((entries) =>
  entries.flatMap((one, index): readonly TermEntry[] => {
    const tidied = tidyEntry({ ...one, id: `${one.id}${index}` });
    return tidied === undefined ? [] : [tidied];
  }),
);

describe('a termbase that is written and read again is the same', () => {
  it.each(termFormats)('as %s', (format) => {
    fc.assert(
      fc.property(termbase, (entries) => {
        const written = writeTermFile(format, 'Words', entries);
        const { entries: again, notices, format: told } = readTermFile('file', written);
        expect(again).toEqual(entries);
        expect(notices).toEqual([]);
        // An empty table doesn't show that it has columns, and no row.
        expect(told).toBe(format);
      }),
      { numRuns: runs(60) },
    );
  });
});

const dca = `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
<tbxHeader><fileDesc><sourceDesc><p>x</p></sourceDesc></fileDesc></tbxHeader><text><body>
<conceptEntry id="c1">
  <transacGrp><transac type="transactionType">origination</transac><date>2010-04-17</date></transacGrp>
  <descrip type="subjectField">General</descrip>
  <note>Seen
    often</note>
  <langSec xml:lang="en">
    <descripGrp><descrip type="definition">A group of stars.</descrip><admin type="source">Oxford</admin></descripGrp>
    <termSec><term>open <hi>cluster</hi></term><termNote type="partOfSpeech">noun</termNote>
      <termNote type="administrativeStatus">preferredTerm-admn-sts</termNote>
      <descripGrp><descrip type="context">Over 1100 open clusters …</descrip></descripGrp></termSec>
    <termSec><term>galactic cluster</term>
      <termNote type="administrativeStatus">supersededTerm-admn-sts</termNote></termSec>
  </langSec>
  <langSec xml:lang="es_mx"><termSec><term>cúmulo abierto</term></termSec></langSec>
</conceptEntry>
</body></text></tbx>`;

const concept: TermEntry = {
  id: 'c1',
  subject: 'General',
  definitions: { en: 'A group of stars.' },
  note: 'Seen often',
  terms: {
    en: [
      { text: 'open cluster', status: 'preferred', partOfSpeech: 'noun' },
      { text: 'galactic cluster', status: 'forbidden' },
    ],
    'es-MX': [{ text: 'cúmulo abierto', status: 'preferred' }],
  },
};

const counts = (notices: readonly TermNotice[]): readonly string[] =>
  notices.map(({ kind, detail, count, line }) => `${kind} ${detail} ${count} ${line}`);

describe('TBX of other programs', () => {
  it('is read in the style DCA, and what is not kept is counted with its first line', () => {
    const { entries, notices, format } = read(dca);
    expect(entries).toEqual([concept]);
    expect(format).toBe('tbx');
    expect(counts(notices)).toEqual([
      'category transacGrp 1 5',
      'category source 1 10',
      'category context 1 13',
    ]);
  });

  it('is read in the style DCT', () => {
    const dct = dca
      .replace('style="dca"', 'style="dct" xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="b"')
      .replaceAll(
        /<(?:descrip|termNote|admin|transac) type="(\w+)">([^<]*)<\/\w+>/g,
        '<basic:$1>$2</basic:$1>',
      );
    expect(read(dct).entries).toEqual([concept]);
    expect(read(dct).format).toBe('tbx-dct');
  });

  it('is read in its edition of 2008, with a document type, `ntig` and words of other programs', () => {
    const { entries, notices, format } = read(`<?xml version="1.0"?>
<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX" xml:lang="en-US"><martifHeader/><text><body>
<termEntry id="4 5"><descrip type="Translation needed">No</descrip>
<langSet xml:lang="en-US"><descripGrp><descrip type="definition">A store.</descrip></descripGrp>
<ntig><termGrp><term>cache</term><termNote type="partOfSpeech">Proper Noun</termNote>
<termNote type="administrativeStatus">odd</termNote></termGrp></ntig></langSet>
<langSet><tig><term>lost</term></tig></langSet>
<langSet xml:lang="de-DE"><tig><term>Cache</term></tig><tig><term>Cache</term></tig><tig><term>Zwischenspeicher</term></tig></langSet>
</termEntry><termEntry><langSet xml:lang="en"><tig><term/></tig></langSet></termEntry></body></text></martif>`);
    expect(format).toBe('tbx-2');
    expect(entries).toEqual([
      {
        id: '4 5',
        isUntranslatable: true,
        definitions: { 'en-US': 'A store.' },
        terms: {
          'en-US': [{ text: 'cache', status: 'admitted', partOfSpeech: 'noun' }],
          'de-DE': [
            { text: 'Cache', status: 'preferred' },
            { text: 'Zwischenspeicher', status: 'admitted' },
          ],
        },
      },
    ]);
    expect(counts(notices)).toEqual([
      'part-of-speech Proper Noun 1 6',
      'status odd 1 7',
      'language  1 8',
      'duplicate-term Cache 1 4',
      'concept-without-term  1 10',
    ]);
  });

  it('is read as TBX-Min', () => {
    const { entries } = read(`<TBX dialect="TBX-Min"><header/><body><entry id="a"><langGroup xml:lang="de">
<termGroup><term>Hund</term><termStatus>notRecommended</termStatus><noteGrp><note><noteValue>alt</noteValue></note></noteGrp></termGroup>
</langGroup></entry></body></TBX>`);
    expect(entries).toEqual([
      { id: 'a', terms: { de: [{ text: 'Hund', status: 'forbidden', note: 'alt' }] } },
    ]);
  });

  it('has the status that MultiTerm exports name `usageStatus`', () => {
    const { entries, notices } = read(
      '<tbx><text><body><conceptEntry id="a"><langSec xml:lang="en"><termSec><term>galactic cluster</term><termNote type="usageStatus">deprecated</termNote></termSec></langSec></conceptEntry></body></text></tbx>',
    );
    expect(entries[0]?.terms['en']).toEqual([{ text: 'galactic cluster', status: 'forbidden' }]);
    expect(notices).toEqual([]);
  });

  it('keeps the note of a language with its first term', () => {
    const { entries, notices } = read(
      '<martif type="TBX"><text><body><termEntry id="a"><langSet xml:lang="ko-KR"><note from="translator">Explained</note><tig><term>하나</term><note>One</note></tig><tig><term>둘</term></tig></langSet></termEntry></body></text></martif>',
    );
    expect(entries[0]?.terms['ko-KR']).toEqual([
      { text: '하나', status: 'preferred', note: 'One\nExplained' },
      { text: '둘', status: 'admitted' },
    ]);
    expect(notices).toEqual([]);
  });

  it('keeps two concepts of one ID apart, and says so', () => {
    const { entries, notices } = read(
      '<tbx><text><body><conceptEntry id="a"><langSec xml:lang="de"><termSec><term>x</term></termSec></langSec></conceptEntry><conceptEntry id="a"><langSec xml:lang="de"><termSec><term>y</term></termSec></langSec></conceptEntry></body></text></tbx>',
    );
    expect(entries.map(({ id }) => id)).toEqual(['a', 'a (2)']);
    expect(counts(notices)).toEqual(['duplicate-id a 1 1']);
  });
});

function faultOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof FileError) {
      const [{ rule, line, message }] = error.problems;
      return `${rule} ${line} ${message}`;
    }
    throw error;
  }
  throw new Error('The file was read.');
}

describe('hostile and damaged files are refused with their line', () => {
  it('a document type that defines entities', () => {
    const bomb = `<?xml version="1.0"?>\n<!DOCTYPE tbx [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><tbx>&b;</tbx>`;
    expect(faultOf(() => read(bomb))).toMatch(/^doctype 2 .*grow without bounds/);
  });

  it('an external entity, which is never read', () => {
    expect(faultOf(() => read('<tbx><text>&passwd;</text></tbx>'))).toMatch(/^entity 1 /);
  });

  it('elements nested too deep', () => {
    expect(faultOf(() => read(`<tbx>${'<text>'.repeat(5000)}`))).toMatch(/^too-deep 1 /);
  });

  it('another XML file, and one that ends before its first concept does', () => {
    expect(faultOf(() => read('<a/>'))).toMatch(/^format 1 This is no TBX/);
    expect(faultOf(() => read('<tbx><text><body>\n<conceptEntry id="a">'))).toMatch(/^syntax 2 .*cut off/);
  });

  it('a file that is cut off gives the concepts that are whole, and says where it ends', () => {
    const whole =
      '<conceptEntry id="a"><langSec xml:lang="de"><termSec><term>ü</term></termSec></langSec></conceptEntry>';
    for (const cut of ['<conceptEntry id="b"><langSec xml:lang="de"><termSec><term>y', '<conc', '']) {
      const { entries, notices } = read(`<tbx><text><body>\n${whole}\n${cut}`);
      expect(entries.map(({ id }) => id)).toEqual(['a']);
      expect(counts(notices)).toEqual(['cut-off  1 2']);
    }
  });

  it('bytes that are not in the encoding, a broken workbook, and a table without languages', () => {
    expect(faultOf(() => readTermFile('a.tbx', new Uint8Array([60, 0xff, 0xff])))).toMatch(/^encoding 1 /);
    expect(faultOf(() => readTermFile('a.xlsx', bytes('PK\u0003\u0004broken')))).toMatch(/^syntax 1 /);
    expect(faultOf(() => read('one,two\n1,2\n', 'a.csv'))).toMatch(
      /^columns 1 The first row names no language/,
    );
    expect(faultOf(() => read('en,de\n"a,b\n', 'a.csv'))).toMatch(/^syntax 2 /);
  });
});

const entriesOf = (table: string, name?: string, pair?: readonly [string, string]) =>
  read(table, name ?? 'terms.csv', pair).entries;

describe('tables of other programs', () => {
  it('have a column for each language, by tag or by name, and may repeat one for synonyms', () => {
    expect(entriesOf('en;German;German;Comment;Domain\ncache;Cache;Zwischenspeicher;fast;IT\n')).toEqual([
      {
        id: 'en cache',
        subject: 'IT',
        note: 'fast',
        terms: {
          en: [{ text: 'cache', status: 'preferred' }],
          de: [
            { text: 'Cache', status: 'preferred' },
            { text: 'Zwischenspeicher', status: 'admitted' },
          ],
        },
      },
    ]);
  });

  it('have two columns whose languages are given, as glossaries of OmegaT do', () => {
    const glossary = '# Glossary\ncache\tCache\tfast\ncache\tZwischenspeicher\n\ndisk\tPlatte\n';
    expect(entriesOf(glossary, 'glossary.utf8', ['en', 'de'])).toEqual([
      {
        id: 'en cache',
        note: 'fast',
        terms: {
          en: [{ text: 'cache', status: 'preferred' }],
          de: [
            { text: 'Cache', status: 'preferred' },
            { text: 'Zwischenspeicher', status: 'admitted' },
          ],
        },
      },
      {
        id: 'en disk',
        terms: {
          en: [{ text: 'disk', status: 'preferred' }],
          de: [{ text: 'Platte', status: 'preferred' }],
        },
      },
    ]);
  });

  it('have headings that name the sides, and a status of the translation', () => {
    expect(entriesOf('source,target,usage\ncache,Cash,forbidden\n', 'a.csv', ['en', 'de'])).toEqual([
      {
        id: 'en cache',
        terms: {
          en: [{ text: 'cache', status: 'preferred' }],
          de: [{ text: 'Cash', status: 'forbidden' }],
        },
      },
    ]);
  });

  it('may begin with a term that reads like a language', () => {
    expect(entriesOf('kde\tkoo moo\nid\tdeux\n', 'glossary.tab', ['en', 'fr']).map(({ id }) => id)).toEqual([
      'en kde',
      'en id',
    ]);
    expect(faultOf(() => read('kde,koo moo\n', 'a.csv'))).toMatch(/^columns 1 /);
    expect(entriesOf('en,definition\ncache,A store\n')).toEqual([
      { id: 'en cache', definition: 'A store', terms: { en: [{ text: 'cache', status: 'preferred' }] } },
    ]);
  });

  it('say what is not read: columns, empty rows, words for a status', () => {
    const { notices } = read('en,de,Owner,status\na,b,me,weird\n,,x,\n', 'a.csv');
    expect(counts(notices)).toEqual(['column Owner 1 1', 'status weird 1 2', 'empty-row  1 3']);
  });

  it('are read in Windows-1252 where they are not UTF-8', () => {
    const file = Uint8Array.from('en;de\ncloth;Tücher\n', (character) => character.charCodeAt(0));
    expect(readTermFile('a.csv', file).entries[0]?.terms['de']).toEqual([
      { text: 'Tücher', status: 'preferred' },
    ]);
  });
});
