import { describe, expect, it } from 'vitest';
import type { HandoverFormat } from '../../../src/content/handover/handover-format';
import { scaled } from '../../support/effort';
import { asked, handoverDesk } from '../../support/handover-desk';
import { afterSuite, type WhenOver } from '../../support/temp-folder';

/** The later ones of XLIFF 2 differ from each other in their version. */
const bilingual = scaled(
  ['xliff-1.2', 'xliff-2.1', 'tmx'] as const,
  ['xliff-1.2', 'xliff-2.0', 'xliff-2.1', 'xliff-2.2', 'tmx'] as const,
);

/** A desk whose request is reviewed, because a translation memory has only what was reviewed. */
async function reviewedDesk(format: HandoverFormat, whenOver: WhenOver) {
  const desk = await handoverDesk({ whenOver });
  const { backend, key } = desk;
  await asked(backend, 'reviewed.set', { requests: [{ key, version: 2 }], reviewed: true });
  return { ...desk, given: await desk.give([key], { format }) };
}

it('a file that is taken back again, undecided, waits once', async () => {
  const { backend, key, give, takeBack } = await handoverDesk();
  const { text } = await give([key], { format: 'csv' });
  const changed = text.replace('Hallo', 'Grüezi');
  const waiting = async () => (await asked(backend, 'takebacks.list', {})).map((one) => one.key);
  const first = await takeBack(changed);
  const again = await takeBack(changed);
  const downloaded = await takeBack(changed, 'answer (1).csv');
  // The first one may be on the screen, so that it keeps its key.
  expect(downloaded.key).toBe(first.key);
  expect(again.key).toBe(first.key);
  expect(await waiting()).toEqual([again.key]);
  await asked(backend, 'takebacks.accept', { key: again.key, items: 'all', as: 'drafts' });
  const afterDecisions = await takeBack(changed);
  const other = await takeBack(text.replace('Hallo', 'Salü'));
  expect(await waiting()).toEqual([other.key, afterDecisions.key, again.key]);
});

it('a table whose columns were renamed in another language of ours is read by them', async () => {
  const { key, give, takeBack } = await handoverDesk();
  const { text } = await give([key], { format: 'csv' });
  const renamed = text
    .replace('target,verdict,comment', 'Übersetzung,Urteil,Kommentar')
    .replace('Hallo', 'Grüezi');
  expect((await takeBack(renamed)).counts).toMatchObject({ changed: 1, unchanged: 1 });
});

describe.each(bilingual)('an answer as %s', (format) => {
  const whenOver = afterSuite();
  let desk: ReturnType<typeof reviewedDesk> | undefined;
  /** The one of all these tests, of which only the last one takes something over. */
  const sharedDesk = () => (desk ??= reviewedDesk(format, whenOver));

  it('changes nothing when it was not touched', async () => {
    const { given, takeBack } = await sharedDesk();
    expect(await takeBack(given.text)).toMatchObject({
      format,
      handover: { id: given.handover.id },
      counts: { changed: 0, unchanged: 2, stale: 0, damaged: 0, unknown: 0 },
      missing: 0,
      open: 0,
    });
  });

  it('is usable up to where the file is cut off, which is said', async () => {
    const { given, takeBack, items } = await sharedDesk();
    const changed = Buffer.from(given.text.replaceAll('>Hallo<', '>Grüezi<'));
    // The file ends in the middle of a character.
    const opened = await takeBack(changed.subarray(0, changed.indexOf('ück ') + 1));
    expect(opened).toMatchObject({
      missing: 1,
      faults: [{ rule: 'file-cut-off', detail: { after: 'title' } }],
    });
    expect(await items(opened)).toMatchObject([{ state: 'changed', after: 'Grüezi' }]);
  });

  it('whose hashes a translation tool dropped is matched by its identity and its source', async () => {
    const { given, takeBack, items } = await sharedDesk();
    const dropped = given.text.replaceAll(
      /<(mda:meta|context|prop) [^>]*type="(?:x-)?(?:source|target)Hash"[^>]*>[^<]*<\/\1>/g,
      '',
    );
    expect(dropped).not.toBe(given.text);
    const changed = dropped.replace('Drück ', 'Drücke jetzt ');
    expect((await takeBack(changed)).counts).toMatchObject({ changed: 1, unchanged: 1 });
    const other = await items(await takeBack(changed.replaceAll('>Hello<', '>Goodbye<')));
    expect(other[0]).toMatchObject({ state: 'damaged', faults: [{ rule: 'identity-incomplete' }] });
  });

  it('is damaged when the file says that it is in another language', async () => {
    const { given, takeBack, items } = await sharedDesk();
    const french = given.text.replaceAll('"de-CH"', '"fr"').replace('>Hallo<', '>Bonjour<');
    const opened = await takeBack(french);
    expect(await items(opened)).toMatchObject([
      { state: 'damaged', canAccept: true, faults: [{ rule: 'other-language', detail: { language: 'fr' } }] },
      { state: 'unchanged' },
    ]);
  });

  it('has the changed text with its tags as they were, and becomes a draft', async () => {
    const { backend, key, given, takeBack, items } = await sharedDesk();
    const opened = await takeBack(given.text.replace('Drück ', 'Drücke jetzt '));
    expect(opened).toMatchObject({ counts: { changed: 1, unchanged: 1 }, open: 1 });
    const value = '<p>Drücke jetzt <b>Start</b>, {name}.</p>';
    expect((await items(opened)).filter(({ state }) => state === 'changed')).toMatchObject([
      { fieldId: 'body', after: value, faults: [] },
    ]);
    await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
    const { fields } = await asked(backend, 'fulfil.fields', { key, offset: 0, limit: 10 });
    expect(fields[1]).toMatchObject({ draft: { value } });
  });
});

describe('a row without its hashes', () => {
  it('is damaged, though it says which field it is of', async () => {
    const { backend, give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    const hashes = items(await takeBack(text.replace('Hello,Hallo,', 'Hello,Grüezi,')));
    expect(await hashes).toMatchObject([{ state: 'changed' }, { state: 'unchanged' }]);
    const lines = text.split('\r\n');
    const heads = (lines[0] ?? '').split(',');
    const without = lines.map((line, index) => {
      if (index !== 1) return line;
      const cells = line.replace('Hello,Hallo,', 'Hello,Grüezi,').split(',');
      return cells.map((cell, at) => (heads[at]?.endsWith('Hash') === true ? '' : cell)).join(',');
    });
    const opened = await takeBack(without.join('\r\n'));
    expect(await items(opened)).toMatchObject([
      { state: 'damaged', canAccept: false, faults: [{ rule: 'identity-incomplete' }] },
      { state: 'unchanged' },
    ]);
    const all = { key: opened.key, items: 'all', as: 'drafts' } as const;
    expect(await asked(backend, 'takebacks.accept', all)).toMatchObject({ drafts: 0 });
  });
});

describe('a text in another language', () => {
  it('is damaged, by its words, and can be accepted by itself only', async () => {
    const { backend, give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    const words =
      'Il faut que vous lisiez les conditions avant de commencer, parce que nous ne les avons pas';
    const opened = await takeBack(text.replace('Hello,Hallo,', `Hello,"${words}.",`));
    const [title] = await items(opened);
    expect(title).toMatchObject({
      state: 'damaged',
      canAccept: true,
      faults: [{ rule: 'foreign-language', detail: { text: expect.stringContaining('Il faut') } }],
    });
    const all = { key: opened.key, items: 'all', as: 'drafts' } as const;
    expect(await asked(backend, 'takebacks.accept', all)).toMatchObject({ drafts: 0 });
    const one = { ...all, items: [title?.key ?? 0] };
    expect(await asked(backend, 'takebacks.accept', one)).toMatchObject({ drafts: 1 });
  });
});

it.each([
  'The kettle stands on the table and works for all of the people that are in the house',
  'Turn the knob to the left and wait until the lamp is green.',
])(
  'a text in the language of the source that is not the source is in another language, too: %s',
  async (words) => {
    const { give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    const [title] = await items(await takeBack(text.replace('Hello,Hallo,', `Hello,${words},`)));
    expect(title).toMatchObject({ state: 'damaged', faults: [{ rule: 'foreign-language' }] });
  },
);

it('a text that is the source with other words in some of its sentences is in another language, too', async () => {
  const { give, takeBack, mirrored, items } = await handoverDesk();
  const source = 'Choose the new arrival day first. Days shown in grey are sold out for all of our rooms.';
  const target = 'Wählen Sie zuerst den neuen Anreisetag. Grau gezeigte Tage sind ausgebucht.';
  const { text } = await give([mirrored(1, { a: [source, target] })]);
  const edited = (value: string) => takeBack(text.replace(target, value)).then(items);
  const damaged = { state: 'damaged', canAccept: true, faults: [{ rule: 'foreign-language' }] };
  expect(await edited(source.replace('first', 'now'))).toMatchObject([damaged]);
  expect(await edited(source)).toMatchObject([damaged]);
  expect(await edited(target.replace('zuerst', 'nun'))).toMatchObject([{ state: 'changed', faults: [] }]);
});

it('a short text in letters that its language does not have is in another language, too', async () => {
  const { give, takeBack, items } = await handoverDesk();
  const { text } = await give();
  const [title] = await items(await takeBack(text.replace('Hello,Hallo,', 'Hello,Привет всем,')));
  expect(title).toMatchObject({ state: 'damaged', canAccept: true, faults: [{ rule: 'foreign-language' }] });
});

it('texts whose letters a program decomposed are unchanged, and an edit of one is its only change', async () => {
  const { give, takeBack, mirrored, items } = await handoverDesk();
  const key = mirrored(1, { a: ['Clé', '한국어 é'], b: ['Été', 'ü 두'] });
  const { text } = await give([key]);
  expect(text.normalize('NFD')).not.toBe(text);
  expect((await takeBack(text.normalize('NFD'))).counts).toMatchObject({ unchanged: 2, damaged: 0 });
  const edit = text.replace('ü 두', 'ü 세').normalize('NFD');
  const opened = await takeBack(edit);
  expect(opened.counts).toMatchObject({ changed: 1, unchanged: 1 });
  expect((await items(opened)).find(({ fieldId }) => fieldId === 'b')?.after).toBe('ü 세');
});

it.each([
  ['007', '007', '007', '7', 'number-cell'],
  ['5%', '5 %', '5.00%', '5.00%', 'number-cell'],
  ['1/2', '1/2', '01/02/26', '01/02/26', 'date-cell'],
  ['Agent', '007', 'Agent', '7', 'number-cell'],
  ['1E5', '1E5', '1.00E+05', '1.00E+05', 'number-cell'],
  ['1234567890123', '1234567890123', '1.23457E+12', '1.23457E+12', 'number-cell'],
  ['TRUE', 'TRUE', 'WAHR', 'WAHR', 'number-cell'],
  ['3', '3', '3', '4', undefined],
  ['1.50', '1.50', '1.50', '2.50', undefined],
  ['Three', 'Drei', 'Three', '3', undefined],
])(
  'a table without types in which a program spelled %s and %s as %s and %s',
  async (source, target, ...now) => {
    const [newSource, newTarget, rule] = now;
    const { give, takeBack, mirrored, items } = await handoverDesk();
    const { text } = await give([mirrored(1, { a: [source, target] })]);
    const [item] = await items(
      await takeBack(text.replace(`1,${source},${target},`, `1,${newSource},${newTarget},`)),
    );
    expect(item).toMatchObject({ state: rule === undefined ? 'changed' : 'damaged', after: newTarget });
    expect(item?.faults.some((fault) => fault.rule === rule)).toBe(rule !== undefined);
  },
);

it('an ideograph that was exchanged for its variant is a change', async () => {
  const { give, takeBack, mirrored, items } = await handoverDesk();
  const { text } = await give([mirrored(1, { a: ['Mr. Kamiya', '神谷様'] })]);
  const opened = await takeBack(text.replace('神谷様', '\uFA19谷様'));
  expect(opened.counts).toMatchObject({ changed: 1, unchanged: 0 });
  expect((await items(opened))[0]?.after).toBe('\uFA19谷様');
});

it('a decomposed text that this desk has meanwhile is unchanged', async () => {
  const { give, takeBack, mirrored } = await handoverDesk();
  const key = mirrored(1, { a: ['Key', 'Cle'] });
  const { text } = await give([key]);
  mirrored(2, { a: ['Key', 'Clé'] });
  expect((await takeBack(text.replace('Cle', 'Cle\u0301'))).counts).toMatchObject({ unchanged: 1, stale: 0 });
});

it('a unit that is in the file twice, and says different things, has this said once', async () => {
  const { give, takeBack, items } = await handoverDesk();
  const { text } = await give(undefined, { format: 'xliff-2.1' });
  const [unit = ''] = /<unit .*?<\/unit>/s.exec(text) ?? [];
  const answer = text.replace(unit, unit + unit.replace('Hallo', 'Servus'));
  const [title] = await items(await takeBack(answer, 'answer.xlf'));
  expect(title?.faults.map(({ rule }) => rule)).toEqual(['duplicate-row']);
});

describe('the problems in a file', () => {
  it('are said in the language of the reviewer', async () => {
    const { backend, give, mirrored } = await handoverDesk();
    const key = mirrored(1, { a: ['Hello {name}, welcome', 'Hallo, willkommen'] });
    await backend.check();
    expect((await give([key])).text).toContain('Fehlender Platzhalter: {name}.');
  });
});

it('a row that is in the file twice is damaged where the two say different things, and else is a copy', async () => {
  const { backend, give, takeBack, items } = await handoverDesk();
  const { text } = await give();
  const row = text.split('\r\n')[1] ?? '';
  const copied = await takeBack(`${text}${row}\r\n`);
  expect(copied.faults).toMatchObject([{ rule: 'rows-repeated', detail: { count: '1' } }]);
  expect(copied.counts).toMatchObject({ unchanged: 2, damaged: 0 });
  const opened = await takeBack(`${text}${row.replace('Hallo', 'Servus')}\r\n`);
  expect(await items(opened)).toMatchObject([
    { state: 'damaged', canAccept: false, faults: [{ rule: 'duplicate-row' }] },
    { state: 'unchanged' },
  ]);
  const all = { key: opened.key, items: 'all', as: 'drafts' } as const;
  expect(await asked(backend, 'takebacks.accept', all)).toMatchObject({ drafts: 0, corrections: 0 });
});
