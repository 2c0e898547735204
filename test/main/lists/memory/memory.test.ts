import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { CommandInput } from '../../../../src/contract/contract';
import type { Database } from '../../../../src/main/database/database';
import { derivedFileOf } from '../../../../src/main/database/derived-database';
import { openQueryEngine } from '../../../../src/main/lists/query-engine';
import { isUnfinished } from '../../../../src/main/lists/query';
import { memoryFileOf } from '../../../../src/main/memory/imported/memory-folder';
import { MemoryImportService } from '../../../../src/main/memory/imported/memory-import-service';
import { checkHouse, type CheckHouse } from '../../../support/content/check-house';
import { damageTable } from '../../../support/database/damaged-table';
import { addRequest, changeRequest } from '../../../support/database/filled-requests';
import { tempFolder } from '../../../support/temp-folder';
import { runs } from '../../../support/effort';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function asking(house: CheckHouse) {
  const engine = openQueryEngine(house.dataFolder, Date.now);
  closing.push(() => engine.close());
  const { handlers } = engine;
  return {
    find: (question: Partial<CommandInput<'memory.find'>> & { readonly text: string }) => {
      for (;;) {
        const answer = handlers['memory.find']({ side: 'both', limit: 50, ...question });
        if (!isUnfinished(answer)) return answer;
      }
    },
    matches: (text: string, except?: number, target = 'de') => {
      const languages = { source: 'en', target };
      const answer = handlers['memory.matches']({
        text,
        languages,
        limit: 5,
        ...(except === undefined ? {} : { except }),
      });
      if (isUnfinished(answer)) throw new Error('the memory answers at once');
      return answer.matches;
    },
  };
}

function openDerived(house: CheckHouse): Database {
  const db = new SQLite(derivedFileOf(house.dataFolder), { readonly: true });
  closing.push(() => db.close());
  return db;
}

const two = [
  'Your order was sent yesterday. Please keep the long receipt with all numbers in a safe place.',
  'Ihre Bestellung wurde gestern verschickt. Bitte bewahren Sie den langen Beleg mit allen Nummern sicher auf.',
] as const;

describe('a concordance', () => {
  it('finds sentences on both sides by the beginning of a word, with their request', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, {
      fields: [
        ['Hello', 'Hallo'],
        [`<p>${two[0]}</p>`, `<p>${two[1]}</p>`],
      ],
    });
    await house.check();
    const { find } = asking(house);
    const [hit] = find({ text: 'receip' }).hits;
    expect(hit).toMatchObject({
      source: 'Please keep the long receipt with all numbers in a safe place.',
      target: 'Bitte bewahren Sie den langen Beleg mit allen Nummern sicher auf.',
      languages: { source: 'en', target: 'de' },
      place: { kind: 'request', requestKey: key, fieldId: 'field-1', state: 'none' },
      more: 0,
    });
    expect(hit?.sourceMarks.map(({ start, end }) => hit.source.slice(start, end))).toEqual(['receip']);
    expect(find({ text: 'beleg' }).hits).toHaveLength(1);
    expect(find({ text: 'beleg', side: 'source' }).hits).toEqual([]);
    expect(find({ text: 'verschickt gestern' })).toMatchObject({ isLoose: true, hits: [{ more: 0 }] });
    expect(find({ text: '…' }).hits).toEqual([]);
  });

  it('finds signs as they are written, and marks these only', async () => {
    const house = checkHouse();
    const fields = [
      ['The owner’s file %s is open', 'Die Datei %s ist offen'],
      ['Owner’s choice', 'Die Wahl von S'],
      ['Menu → View', 'Menü → Ansicht'],
    ] as const;
    addRequest(house.db, { fields });
    await house.check();
    const { find } = asking(house);
    const [hit, ...others] = find({ text: '%s', side: 'source' }).hits;
    expect(others).toEqual([]);
    expect(hit?.sourceMarks.map(({ start, end }) => hit.source.slice(start, end))).toEqual(['%s']);
    expect(find({ text: '→' }).hits.map(({ target }) => target)).toEqual(['Menü → Ansicht']);
    expect(find({ text: '%d' }).hits).toEqual([]);
    expect(find({ text: '--file' }).hits).toHaveLength(1);
  });

  it('finds one character of a script without spaces wherever it is in a word', async () => {
    const house = checkHouse();
    const fields = ['本の設定', '設定の本', '文字', '本'].map(
      (text, number) => [`Text ${number}`, text] as const,
    );
    addRequest(house.db, { target: 'ja', fields });
    await house.check();
    const { find } = asking(house);
    const targets = (text: string) =>
      find({ text, side: 'target' })
        .hits.map(({ target }) => target)
        .toSorted();
    expect(targets('本')).toEqual(['本', '本の設定', '設定の本'].toSorted());
    expect(targets('の')).toEqual(['本の設定', '設定の本'].toSorted());
    expect(targets('設定 の')).toEqual(['本の設定', '設定の本'].toSorted());
  });

  it('shows accepted translations first, then the newest, and equal ones once', async () => {
    const house = checkHouse();
    const add = (target: string, mark?: 'success') =>
      addRequest(house.db, { fields: [['Place an order', target]], ...(mark === undefined ? {} : { mark }) });
    add('Bestellung aufgeben', 'success');
    add('Bestellen');
    add('Bestellen');
    await house.check();
    const { find } = asking(house);
    expect(
      find({ text: 'order' }).hits.map(({ target, place, more }) => [
        target,
        place.kind === 'request' ? place.state : '',
        more,
      ]),
    ).toEqual([
      ['Bestellung aufgeben', 'imported', 0],
      ['Bestellen', 'none', 1],
    ]);
  });

  it('is limited to languages, whatever their regions, to a connection and to a time', async () => {
    const house = checkHouse();
    addRequest(house.db, {
      target: 'de-AT',
      fields: [['Good evening', 'Guten Abend']],
      completedUs: 1_000_000,
    });
    addRequest(house.db, { target: 'fr', fields: [['Good evening', 'Bonsoir']], completedUs: 2_000_000 });
    await house.check();
    const { find } = asking(house);
    const targets = (more: Partial<CommandInput<'memory.find'>>) =>
      find({ text: 'evening', ...more }).hits.map(({ target }) => target);
    expect(targets({}).toSorted()).toEqual(['Bonsoir', 'Guten Abend']);
    expect(targets({ languages: { source: 'en-US', target: 'de' } })).toEqual(['Guten Abend']);
    expect(targets({ connection: 7 })).toEqual([]);
    expect(targets({ since: '1970-01-01T00:00:02Z' })).toEqual(['Bonsoir']);
    expect(targets({ until: '1970-01-01T00:00:02Z' })).toEqual(['Guten Abend']);
    expect(targets({ since: '1970-01-01T00:00:03Z' })).toEqual([]);
  });

  it('shows a sentence of two connections where the wanted one has it', async () => {
    const house = checkHouse();
    const fields = [['Good evening', 'Guten Abend']] as const;
    const [own, mirrored] = [0, 7].map((origin) =>
      addRequest(house.db, { origin, fields, completedUs: 1_000_000 * (10 - origin) }),
    );
    await house.check();
    const { find } = asking(house);
    const placed = (connection?: number) =>
      find({ text: 'evening', ...(connection === undefined ? {} : { connection }) }).hits.map(
        ({ place, more }) => [place.kind === 'request' ? place.requestKey : 0, more],
      );
    expect(placed()).toEqual([[own, 1]]);
    expect(placed(7)).toEqual([[mirrored, 0]]);
    expect(placed(0)).toEqual([[own, 0]]);
  });

  it('shows older accepted translations before hundreds of newer ones, and finds old ones by their date', async () => {
    const house = checkHouse();
    addRequest(house.db, {
      fields: [['The first invoice of all', 'Die allererste Rechnung']],
      mark: 'success',
      completedUs: 1_000_000,
    });
    addRequest(house.db, {
      completedUs: 9_000_000,
      fields: Array.from({ length: 700 }, (_, number) => [
        `The invoice number ${number}`,
        `Die Rechnung mit der Nummer ${number}`,
      ]),
    });
    await house.check();
    const { find } = asking(house);
    const newest = find({ text: 'invoice', limit: 20 });
    expect(newest.hits).toHaveLength(20);
    expect(newest.hasMore).toBe(true);
    expect(newest.hits[0]).toMatchObject({ target: 'Die allererste Rechnung', place: { state: 'imported' } });
    const old = find({ text: 'invoice', limit: 20, until: '1970-01-01T00:00:05Z' });
    expect(old.hits.map(({ target }) => target)).toEqual(['Die allererste Rechnung']);
  });

  it('finds a sentence in the time of each request that has it, which keeps the key of the first', async () => {
    const house = checkHouse();
    const fields = [
      ['The invoice is paid', 'Die Rechnung ist bezahlt'],
      ['The invoice is open', 'Die Rechnung ist offen'],
    ] as const;
    addRequest(house.db, { fields, completedUs: 1_000_000 });
    addRequest(house.db, { fields: [['A letter', 'Ein Brief']], completedUs: 2_000_000 });
    addRequest(house.db, { fields: fields.slice(0, 1), completedUs: 3_000_000 });
    await house.check();
    const { find } = asking(house);
    const within = (since: string, until: string) =>
      find({ text: 'invoice', since, until }).hits.map(({ target, more }) => [target, more]);
    expect(within('1970-01-01T00:00:03Z', '1970-01-01T00:00:04Z')).toEqual([['Die Rechnung ist bezahlt', 0]]);
    expect(within('1970-01-01T00:00:02Z', '1970-01-01T00:00:03Z')).toEqual([]);
    expect(within('1970-01-01T00:00:01Z', '1970-01-01T00:00:02Z')).toHaveLength(2);
  });

  it('shows the newest first, in whatever order requests were learned', async () => {
    const house = checkHouse();
    for (let day = 1; day <= 30; day++)
      addRequest(house.db, { fields: [[`Day ${day} of the trip`, `Tag ${day} der Reise`]] });
    // All of them are checked in one sweep, from the newest to the oldest.
    await house.check();
    const keys = openDerived(house)
      .prepare<[], string>('SELECT source FROM memory_units ORDER BY key DESC')
      .pluck()
      .all();
    expect(keys.slice(0, 2)).toEqual(['Day 30 of the trip', 'Day 29 of the trip']);
  });

  it('finds exactly the sentences that have a phrase, as reading all of them does', async () => {
    const house = checkHouse();
    const words = ['the', 'of', 'and', 'a', 'of_the', '文字', '文', 'go'];
    const sentence = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 7 })
      .map((all) => all.join(' '));
    const sentences = fc.sample(sentence, { numRuns: 150, seed: 5 });
    addRequest(house.db, {
      fields: sentences.map((text, number) => [`x${number}x ${text}`, `y${number} ${text.toUpperCase()} z`]),
    });
    await house.check();
    const { find } = asking(house);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 4 }), (asked) => {
        const text = asked.join(' ');
        const wanted = sentences.filter((one) => ` ${one} `.includes(` ${text} `)).length;
        const { hits, isLoose } = find({ text: `${text} `, side: 'source', limit: 200 });
        // The last word may go on; here only 文 does.
        fc.pre(asked.at(-1) !== '文');
        if (wanted > 0) expect(isLoose).toBe(false);
        expect(isLoose ? 0 : hits.length).toBe(wanted);
      }),
      { seed: 5, numRuns: runs(300) },
    );
  });

  it('says how many requests it has while the others are still to be read', async () => {
    const house = checkHouse();
    addRequest(house.db, { fields: [['Good evening', 'Guten Abend']] });
    await house.check();
    const { find } = asking(house);
    expect(find({ text: 'evening' })).not.toHaveProperty('filling');
    addRequest(house.db, { fields: [['Good morning', 'Guten Morgen']] });
    addRequest(house.db, { fields: [['Not translated']] });
    expect(find({ text: 'morning' })).toMatchObject({ hits: [], filling: { done: 1, total: 2 } });
    await house.check();
    expect(find({ text: 'morning' })).not.toHaveProperty('filling');
  });

  it('reads a sentence across the line breaks of its HTML', async () => {
    const house = checkHouse();
    addRequest(house.db, {
      fields: [['<p>Open the\n  long letter.</p>', '<p>Öffnen Sie\n  den langen Brief.</p>']],
    });
    await house.check();
    expect(asking(house).find({ text: 'letter' }).hits).toMatchObject([
      { source: 'Open the long letter.', target: 'Öffnen Sie den langen Brief.' },
    ]);
  });

  it('marks the counterpart where the other sentences show which word it is', async () => {
    const house = checkHouse();
    const sentences = [
      ['Open the invoice', 'Öffnen Sie die Rechnung'],
      ['Pay your invoice today', 'Zahlen Sie Ihre Rechnung heute'],
      ['The invoice is late', 'Die Rechnung kommt zu spät'],
      ['No invoice was found', 'Keine Rechnung wurde gefunden'],
    ] as const;
    for (const [source, target] of sentences) addRequest(house.db, { fields: [[source, target]] });
    for (let other = 0; other < 30; other++)
      addRequest(house.db, { fields: [[`Another thing ${other}`, `Die andere Sache, Nummer ${other}`]] });
    await house.check();
    const { hits } = asking(house).find({ text: 'invoice' });
    expect(
      hits.map(({ target, targetMarks }) => targetMarks.map(({ start, end }) => target.slice(start, end))),
    ).toEqual([['Rechnung'], ['Rechnung'], ['Rechnung'], ['Rechnung']]);
  });

  it('follows a request that changes, is reopened or removed', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: [['Good evening', 'Guten Abend']] });
    await house.check();
    changeRequest(house.db, key, 2, { fields: [['Good evening', 'Schönen Abend']] });
    await house.check();
    const { find } = asking(house);
    expect(find({ text: 'evening' }).hits.map(({ target }) => target)).toEqual(['Schönen Abend']);
    house.db
      .prepare("UPDATE requests SET state = 'pending', completed_text = NULL, completed_us = NULL")
      .run();
    await house.check();
    expect(find({ text: 'evening' }).hits).toEqual([]);
  });
});

describe('matches for a segment', () => {
  it('are exact and fuzzy, the most similar first, without those of the request itself', async () => {
    const house = checkHouse();
    const own = addRequest(house.db, { fields: [['Delete the selected image now.', 'Eigenes']] });
    addRequest(house.db, {
      fields: [
        ['Delete the selected <b>image</b> now.', 'Löschen Sie jetzt das <b>Bild</b>.'],
        ['Delete the selected images now.', 'Löschen Sie jetzt die Bilder.'],
        ['Nothing of this is alike in any way', 'Nichts davon'],
      ],
    });
    await house.check();
    const { matches } = asking(house);
    expect(matches('Delete the selected image now.', own)).toMatchObject([
      {
        score: 100,
        target: 'Löschen Sie jetzt das Bild.',
        sourceMarkup: 'Delete the selected <b>image</b> now.',
        targetMarkup: 'Löschen Sie jetzt das <b>Bild</b>.',
      },
      { score: 96, target: 'Löschen Sie jetzt die Bilder.' },
    ]);
    expect(matches('Delete the selected image now.').map(({ target }) => target)).toContain('Eigenes');
    expect(matches('…')).toEqual([]);
  });
});

it('a match that differs in numbers only has those of the segment, and comes before other ones', async () => {
  const house = checkHouse();
  const fields = [
    ['Delete the 3 selected files now.', 'Löschen Sie jetzt die 3 gewählten Dateien.'],
    ['Delete the 5 selected file now.', 'Löschen Sie jetzt die gewählte Datei.'],
  ] as const;
  addRequest(house.db, { fields });
  await house.check();
  expect(asking(house).matches('Delete the 5 selected files now.')).toMatchObject([
    { score: 99, hasFittedNumbers: true, target: 'Löschen Sie jetzt die 5 gewählten Dateien.' },
    { target: 'Löschen Sie jetzt die gewählte Datei.' },
  ]);
  const [equal] = asking(house).matches('Delete the 3 selected files now.');
  expect(equal).toMatchObject({ score: 100, target: 'Löschen Sie jetzt die 3 gewählten Dateien.' });
  expect(equal).not.toHaveProperty('hasFittedNumbers');
});

it('no-break spaces of a translation are kept, and those of a source make no other text of it', async () => {
  const house = checkHouse();
  const [source, target] = ['Size: 24\u00a0cm, as  shown', 'Taille\u00a0: 24\u202fcm, comme\n  indiqué'];
  addRequest(house.db, {
    target: 'fr',
    fields: [
      [source, target],
      ['24 cm', '24\u00a0cm'],
    ],
  });
  await house.check();
  const [match, ...others] = asking(house).matches('Size: 24 cm, as shown', undefined, 'fr');
  expect(match).toMatchObject({ score: 100, target: 'Taille\u00a0: 24\u202fcm, comme indiqué' });
  expect(others).toEqual([]);
  expect(asking(house).find({ text: 'cm' }).hits).toHaveLength(1);
});

it('says that there may be more where only the newest units were looked through for a sign', async () => {
  const house = checkHouse();
  await house.check();
  const environment = { now: Date.now, randomBytes: (count: number) => Buffer.alloc(count, 1) };
  const path = join(tempFolder(), 'menu.tmx');
  const sources = ['Menu → Old', ...Array.from({ length: 5000 }, (_, at) => `Entry ${at}`), 'Menu → New'];
  const units = sources.map(
    (text) => `<tu><tuv xml:lang="en"><seg>${text}</seg></tuv><tuv xml:lang="de"><seg>Text</seg></tuv></tu>`,
  );
  writeFileSync(path, `<tmx><header srclang="en"/><body>${units.join('')}</body></tmx>`);
  await new MemoryImportService({ dataFolder: house.dataFolder, environment }).import(
    { path, file: 'menu.tmx', name: 'Menu', replace: false },
    () => undefined,
  );
  const { find } = asking(house);
  expect(find({ text: '→' })).toMatchObject({ hits: [{ source: 'Menu → New' }], hasMore: true });
  expect(find({ text: 'menu →' })).toMatchObject({ hits: [{}, {}], hasMore: false });
});

it('a damaged imported memory is left out of a search, and is not taken for damage of the index', async () => {
  const house = checkHouse();
  addRequest(house.db, { fields: [[two[0], two[1]]] });
  await house.check();
  const environment = { now: Date.now, randomBytes: (count: number) => Buffer.alloc(count, 1) };
  const path = join(tempFolder(), 'shop.tmx');
  const [source, target] = ['Please keep the long receipt.', 'Bitte bewahren Sie den langen Beleg auf.'];
  writeFileSync(
    path,
    `<tmx><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu></body></tmx>`,
  );
  const imports = new MemoryImportService({ dataFolder: house.dataFolder, environment });
  const { id } = await imports.import(
    { path, file: 'shop.tmx', name: 'Shop', replace: false },
    () => undefined,
  );
  expect(asking(house).find({ text: 'receipt' }).hits).toHaveLength(2);
  damageTable(memoryFileOf(house.dataFolder, id), 'memory_units');
  expect(asking(house).find({ text: 'receipt' }).hits).toHaveLength(1);
  expect(asking(house).matches('Please keep the long receipt.')).toEqual([]);
});
