import { describe, expect, it } from 'vitest';
import { checkLines } from '../../../src/main/checks/line-checks';
import { checkAll } from '../../support/content/check-all';
import { checkHouse } from '../../support/content/check-house';
import { addRequest } from '../../support/database/filled-requests';

/** Pairs of a source and a German target; the target of the last one is its source. */
type Pairs = readonly (readonly [source: string, target: string])[];

function untranslatedIn(pairs: Pairs, target = 'de'): readonly string[] {
  const fields = pairs.map(([value, translated], at) => ({ id: `f${at}`, value, target: translated }));
  const [answer] = checkLines([{ language: { source: 'en', target }, fields }]);
  return (answer?.problems ?? []).flatMap(({ check, field }) =>
    check === 'target-equals-source' ? [field] : [],
  );
}

const title = 'Access Control - Corvello Server Version 2';
const pageOf = (end: string): Pairs => [
  ['The server denies access to guests.', 'Der Server verweigert Gästen den Zugriff.'],
  ['Each Corvello unit has its own control panel.', 'Jedes Gerät von Corvello hat ein Bedienfeld.'],
  [end, end],
];

/** Fields as they are in the source, of which the fifth is "Request Network". */
const listed = (texts: readonly string[]): Pairs =>
  texts.toSpliced(4, 0, 'Request Network').map((text) => [text, text]);

describe('a field that is as in the source', () => {
  it('is not translated where the other fields of the request translate its words', () => {
    expect(untranslatedIn(pageOf(title))).toEqual(['f2']);
    expect(untranslatedIn(pageOf(title).slice(2))).toEqual([]);
  });

  it('is a name where they keep its words, or one of them beside its neighbour', () => {
    const kept: Pairs = [
      ['Open Access Control.', 'Öffnen Sie Access Control.'],
      ['Deny access, or control it.', 'Zugriff verweigern oder steuern.'],
      ['Access Control', 'Access Control'],
    ];
    expect(untranslatedIn(kept)).toEqual([]);
    expect(untranslatedIn(kept.slice(1))).toEqual(['f1']);
  });

  it('may have one such word beside names, if several fields translate it', () => {
    const fields: Pairs = [
      ['Start the scanner with Corvello.', 'Starten Sie das Lesegerät mit Corvello.'],
      ['Clean the scanner.', 'Reinigen Sie das Lesegerät.'],
      ['Store the scanner.', 'Verwahren Sie das Lesegerät.'],
      ['Corvello Scanner', 'Corvello Scanner'],
    ];
    expect(untranslatedIn(fields)).toEqual(['f3']);
    expect(untranslatedIn(fields.slice(1))).toEqual([]);
  });

  it('is a value where several words in small letters are kept behind translated labels', () => {
    const labels: Pairs = [
      ['Finish', 'Готово'],
      ['primary', 'primary'],
      ['Next Step', 'Следующий шаг'],
      ['primary', 'primary'],
      ['Skip', 'Пропустить'],
      ['default', 'default'],
      ['Last Step', 'Предыдущий шаг'],
      ['default', 'default'],
    ];
    // Where many fields are kept, a word alone is a name.
    const others = Array.from({ length: 24 }, (_none, at): Pairs[number] => [`Row ${at}`, `Строка ${at}`]);
    const leftIn = (pairs: Pairs): readonly string[] => untranslatedIn([...pairs, ...others], 'ru');
    expect(leftIn(labels)).toEqual([]);
    // One word alone, one that is translated elsewhere, and one behind another word in small letters.
    expect(leftIn(labels.slice(0, 4))).toEqual(['f1', 'f3']);
    expect(leftIn(labels.with(5, ['default', 'обычный']))).toEqual(['f1', 'f3', 'f7']);
    const units: ReadonlyMap<string, string> = new Map([
      ['primary', 'pixels'],
      ['default', 'seconds'],
    ]);
    const inUnits = labels.map(([source, target]): Pairs[number] => {
      const unit = units.get(source);
      return unit === undefined ? [source, target] : [unit, unit];
    });
    expect(leftIn(inUnits)).toEqual(['f1', 'f3', 'f5', 'f7']);
    expect(leftIn(labels.with(6, ['preview', 'Предпросмотр']))).toEqual(['f1', 'f3', 'f5', 'f7']);
  });

  it('is left alone if it is an address, a path or a placeholder, or in a variant of the source’s language', () => {
    for (const text of ['access@control.example', '/access/control', '${ACCESS_CONTROL}', 'access-control'])
      expect(untranslatedIn(pageOf(text))).toEqual([]);
    expect(untranslatedIn(pageOf(title), 'en-GB')).toEqual([]);
  });

  it('is a name where only the program and its version follow one', () => {
    const fields: Pairs = [
      ['Get the newest version of the server.', 'Holen Sie die neueste Fassung des Servierers.'],
      ['This version of Corvello is old.', 'Diese Fassung von Corvello ist alt.'],
      ['No version of the server does it.', 'Keine Fassung des Servierers tut das.'],
      ['mod_abc - Corvello Server Version 2.4', 'mod_abc - Corvello Server Version 2.4'],
    ];
    expect(untranslatedIn(fields)).toEqual([]);
    expect(untranslatedIn(fields.with(3, ['the server version', 'the server version']))).toEqual(['f3']);
  });

  it('is a name in a list of names that are kept, and not in one of labels that are left', () => {
    const names = ['Quantix', 'Rabbler', 'Red Zonk', 'ReddQuin', 'Ripplex', 'SALTO', 'Siaquin', 'Stemmo'];
    expect(untranslatedIn(listed(names))).toEqual([]);
    const labels = [
      'Open Files',
      'Save Changes',
      'Close Window',
      'Print Page',
      'Select All',
      'Move Up',
      'Go Back',
    ];
    expect(untranslatedIn(listed(labels))).toContain('f4');
    const translated: Pairs = names.map((name) => [name, `${name}-Liste`] as const);
    expect(untranslatedIn([...translated, ['Request Network', 'Request Network']])).toEqual(['f8']);
  });

  it('is one frequent word of English in a language whose words no pairs translate', () => {
    expect(untranslatedIn([['Import', 'Import']], 'fa')).toEqual(['f0']);
    expect(untranslatedIn([['Unknown', 'Unknown']], 'fi')).toEqual(['f0']);
    for (const word of ['Corvello', 'Audio', 'Terminal', 'Tor']) {
      expect(untranslatedIn([[word, word]], 'el')).toEqual([]);
      expect(untranslatedIn([[word, word]], 'fi')).toEqual([]);
    }
  });

  it('is said once where the field itself shows it', () => {
    expect(untranslatedIn(pageOf('Access to the server is denied here.'))).toEqual(['f2']);
  });

  it('is found at the desk', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: pageOf(title).map(([source, target]) => [source, target]) });
    await checkAll(house.core, house.dataFolder);
    expect(house.problemsOf(key)).toMatchObject([
      { check: 'target-equals-source', detail: { text: title }, position: 2 },
    ]);
  });
});

describe('a label with a small letter', () => {
  const rest = Array.from({ length: 10 }, (_, at) => [`Item ${at}`, `Voce ${at}`] as const);
  const smallIn = (...labels: Pairs): readonly string[] => {
    const fields = [...labels, ...rest].map(([value, target], at) => ({ id: `f${at}`, value, target }));
    const [answer] = checkLines([{ language: { source: 'en', target: 'it' }, fields }]);
    return (answer?.problems ?? []).flatMap(({ check, field }) => (check === 'letter-case' ? [field] : []));
  };

  it.each<readonly [why: string, labels: Pairs, expected: readonly string[]]>([
    ['is a slip among others with capitals', [['Search', 'cerca']], ['f0']],
    [
      'is none where others have one as well',
      [
        ['Search', 'cerca'],
        ['Close', 'chiudi'],
      ],
      [],
    ],
    [
      'is one beside a word that never has a capital',
      [
        ['Search', 'cerca'],
        ['Saturday', 'sabato'],
      ],
      ['f0'],
    ],
    ['is none where the source has one', [['search', 'cerca']], []],
    ['is none for a day, a number or a language', [['Saturday', 'sabato']], []],
    ['is none for a nation', [['Ethiopian', 'etiope']], []],
    ['is one for another word of its form', [['Guardian', 'custode']], ['f0']],
    ['is none for a short word', [['In', 'tra']], []],
    ['is one before a name', [['TEG client version', 'versione del client TEG']], ['f0']],
    ['is none that goes on with another text', [['Markdown syntax', 'la sintassi Markdown']], []],
    ['is none for the name of an argument', [['MODE', 'modalità']], []],
    [
      'is none where many sources have one',
      [
        ['HTML attributes to check', 'attributi HTML da controllare'],
        ['words to ignore', 'parole da ignorare'],
        ['file to read', 'documento da leggere'],
      ],
      [],
    ],
    ['is none for a list of words to find it by', [['Search;Find;', 'cerca;trova;']], []],
  ])('%s', (_why, labels, expected) => {
    expect(smallIn(...labels)).toEqual(expected);
  });
});
