import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileImport } from '../../../src/contract/orders';
import { commandLine } from '../../support/command-line';
import { completeRequest, importFile, keyOf, resultOf, userFile } from '../../support/file-round';
import { tempFolder } from '../../support/temp-folder';
import { testBackend } from '../../support/test-backend';
import { runs } from '../../support/effort';

const locdesk = (...args: readonly string[]) => commandLine(args);

const strings = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <!-- The title bar -->
    <string name="title">Kettle</string>
    <string name="hint">Press <b>Start</b></string>
    <string name="gone">Old</string>
</resources>
`;

describe('locdesk file', () => {
  it('takes the whole round: import, result, another version of the source, and only the difference again', async () => {
    const desk = testBackend();
    const { core, dataFolder } = desk;
    const file = userFile('strings.xml', strings);
    const first = await importFile(dataFolder, file, 'de,fr');
    expect(first).toMatchObject({ added: 3, changed: 0, moved: 0, unchanged: 0, gone: 0 });
    expect(first.requests.map(({ target, fields }) => [target, fields])).toEqual([
      ['de', 3],
      ['fr', 3],
    ]);
    const [german, french] = first.requests.map(({ id }) => id);
    if (german === undefined || french === undefined) throw new Error('two requests were made');

    const read = await desk.request('GET', `/v1/content/request/${german}`);
    expect(read.body).toMatchObject({
      source: 'file',
      state: 'pending',
      language: { source: 'en', target: 'de' },
      fields: [
        { id: 'title', type: 'localizable', data: 'text', value: 'Kettle', comment: 'The title bar' },
        { id: 'hint', data: 'html', value: 'Press <b>Start</b>' },
        { id: 'gone', value: 'Old' },
      ],
    });
    const query = JSON.stringify({ criteria: [{ type: 'source', criteria: 'file' }] });
    const found = await desk.request('GET', `/v1/content?query=${encodeURIComponent(query)}`);
    expect(found.body.requests.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [german, french].toSorted(),
    );

    expect(await resultOf(dataFolder, first.order, 'de')).toBe(strings);
    await completeRequest(core, german, (id, source) =>
      id === 'title' ? 'Wasserkocher' : source.replace('Press', 'Drücken Sie').replace('Old', 'Alt'),
    );
    const translated = strings
      .replace('Kettle', 'Wasserkocher')
      .replace('Press <b>', 'Drücken Sie <b>')
      .replace('Old', 'Alt');
    expect(await resultOf(dataFolder, german, 'de')).toBe(translated);
    expect(await resultOf(dataFolder, first.order, 'fr')).toBe(strings);

    const next = strings
      .replace('    <string name="gone">Old</string>\n', '')
      .replace('Press <b>', 'Please press <b>')
      .replace('</resources>', '    <string name="new">New</string>\n</resources>');
    writeFileSync(file, next);
    const second = await importFile(dataFolder, file, 'de,fr');
    expect(second).toMatchObject({ order: first.order, added: 1, changed: 1, unchanged: 1, gone: 1 });
    expect(second.requests.map(({ target, fields }) => [target, fields])).toEqual([
      ['de', 2],
      ['fr', 2],
    ]);
    const again = second.requests[0]?.id ?? '';
    // The older result of the changed segment is where the next one begins.
    expect(core.drafts.fields(keyOf(core, again), { offset: 0, limit: 10 }).fields).toMatchObject([
      { id: 'hint', source: 'Please press <b>Start</b>', draft: { value: 'Drücken Sie <b>Start</b>' } },
      { id: 'new', source: 'New' },
    ]);
    expect(await resultOf(dataFolder, first.order, 'de')).toBe(next.replace('Kettle', 'Wasserkocher'));
    await completeRequest(core, again, (id) => (id === 'new' ? 'Neu' : 'Bitte drücken Sie <b>Start</b>'));
    expect(await resultOf(dataFolder, first.order, 'de')).toBe(
      next
        .replace('Kettle', 'Wasserkocher')
        .replace('Please press', 'Bitte drücken Sie')
        .replace('>New<', '>Neu<'),
    );

    // A source that is back has its result back, and each version stays as it was imported.
    writeFileSync(file, strings);
    expect(await importFile(dataFolder, file, 'de,fr')).toMatchObject({
      order: first.order,
      requests: [],
      added: 1,
      changed: 1,
      unchanged: 1,
      gone: 1,
    });
    expect(await resultOf(dataFolder, first.order, 'de')).toBe(translated);
    const order = core.orderFiles.find(first.order);
    expect(Buffer.from(core.orderFiles.source(order.file, 2)).toString()).toBe(next);
    expect(core.orderFiles.describe(order.order.key)?.versions.map(({ number }) => number)).toEqual([
      1, 2, 3,
    ]);
  });

  it('takes the columns of a table that are chosen, and remembers them for its results and its next versions', async () => {
    const { core, dataFolder } = testBackend();
    const table = 'greeting;Hallo;Hello;;20\nbye;Tsch\u00fc\u00df;Goodbye;Formal;x\n';
    const file = userFile('texts.csv', table);
    const languages = ['--source', 'de', '--target', 'en,fr'];
    const columns = ['id=A', 'source=B', 'target:en=C', 'comment=D', 'max-length=5'];
    const chosen = columns.flatMap((column) => ['--column', column]);
    const run = (...args: readonly string[]) =>
      locdesk('file', ...args, '--data', dataFolder, '--header', 'no', '--json');
    const ran = await run('import', file, ...languages, ...chosen);
    expect(ran).toMatchObject({ code: 0, error: '' });
    const { order, requests } = JSON.parse(ran.out);
    const [english, french] = requests;
    expect(core.drafts.fields(keyOf(core, english.id), { offset: 0, limit: 9 }).fields).toMatchObject([
      { id: 'greeting', source: 'Hallo', draft: { value: 'Hello' } },
      { id: 'bye', source: 'Tsch\u00fc\u00df', draft: { value: 'Goodbye' } },
    ]);
    await completeRequest(core, english.id, (id) => (id === 'bye' ? 'Bye' : 'Hello'));
    await completeRequest(core, french.id, (id) => (id === 'bye' ? 'Salut' : 'Bonjour'));
    expect(await resultOf(dataFolder, order, 'en')).toBe(table.replace('Goodbye', 'Bye'));
    expect(await resultOf(dataFolder, order, 'fr')).toBe(
      table.replace('Hallo', 'Bonjour').replace('Tsch\u00fc\u00df', 'Salut'),
    );

    // The next version says nothing about its columns, apart from one for a further language.
    writeFileSync(file, table.replace('Hallo', 'Guten Tag'));
    const more = ['--source', 'de', '--target', 'en,it', '--column', 'target:it=D'];
    const next = await locdesk('file', 'import', file, ...more, '--data', dataFolder, '--json');
    expect(JSON.parse(next.out)).toMatchObject({
      order,
      changed: 1,
      requests: [
        { target: 'en', fields: 1 },
        { target: 'it', fields: 2 },
      ],
    });
    const italian = JSON.parse(next.out).requests[1].id;
    expect(core.drafts.fields(keyOf(core, italian), { offset: 0, limit: 9 }).fields).toMatchObject([
      { id: 'greeting', source: 'Guten Tag' },
      { id: 'bye', draft: { value: 'Formal' } },
    ]);
  });

  it.each([
    [['--column', 'sourc=B'], /--column sourc=B: must be id=COLUMN/],
    [['--column', 'target:x_y=B'], /must be id=COLUMN/],
    [['--header', 'maybe'], /--header maybe: must be yes or no/],
    [['--column', 'source=Ruritanian'], /texts\.csv, line 1, column 1: There is no column “Ruritanian”/],
  ])('refuses columns that can’t be: %j', async (options, message) => {
    const file = userFile('texts.csv', 'id,source\na,One\n');
    const { code, out, error } = await locdesk('file', 'check', file, ...options);
    expect(code).not.toBe(0);
    expect(out + error).toMatch(message);
  });

  it('orders nothing for a file that is the same, and another language into its order', async () => {
    const { core, dataFolder } = testBackend();
    const file = userFile('en.json', '{"a": "One", "b": "Two"}');
    const first = await importFile(dataFolder, file, 'de');
    const same = await importFile(dataFolder, file, 'de');
    const counts = { added: 0, changed: 0, moved: 0, unchanged: 2, gone: 0 };
    expect(same).toEqual({ order: first.order, requests: [], ...counts, outdated: [] });
    const more = await importFile(dataFolder, file, 'de,fr');
    expect(more).toMatchObject({ order: first.order, requests: [{ target: 'fr', fields: 2 }], unchanged: 2 });
    const { order } = core.orderFiles.find(first.order);
    expect(core.orders.list(0, 10)).toMatchObject({
      total: 1,
      rows: [
        { key: order.key, kind: 'file', title: 'en.json', languages: [{ target: 'de' }, { target: 'fr' }] },
      ],
    });
  });

  it('keeps the result of a segment under another key, and orders it again only with everything else', async () => {
    const { core, dataFolder } = testBackend();
    const file = userFile('en.json', '{"a": "One", "list": ["Mon", "Tue"]}');
    const first = await importFile(dataFolder, file, 'de');
    await completeRequest(core, first.requests[0]?.id ?? '', (_id, source) => `${source}!`);
    writeFileSync(file, '{"b": "One", "list": ["Sun", "Mon", "Tue"]}');
    const moved = await importFile(dataFolder, file, 'de');
    // "list[0]" has another text now, and what it had stands at "list[1]".
    expect(moved).toMatchObject({ added: 0, changed: 1, moved: 3, unchanged: 0, gone: 0 });
    expect(moved.requests.map(({ fields }) => fields)).toEqual([1]);
    expect(await resultOf(dataFolder, first.order, 'de')).toBe(
      '{"b": "One!", "list": ["Sun", "Mon!", "Tue!"]}',
    );

    const place = ['--source', 'en', '--target', 'de', '--data', dataFolder];
    const all = await commandLine(['file', 'import', file, ...place, '--all', '--json']);
    const { requests }: FileImport = JSON.parse(all.out);
    expect(requests.map(({ fields }) => fields)).toEqual([4]);
    const { fields } = core.drafts.fields(keyOf(core, requests[0]?.id ?? ''), { offset: 0, limit: 10 });
    expect(fields.map(({ source, draft }) => [source, draft?.value])).toEqual([
      ['One', 'One!'],
      // The older result of the place.
      ['Sun', 'Mon!'],
      ['Mon', 'Mon!'],
      ['Tue', 'Tue!'],
    ]);
    // Until the new request is completed, the results so far stay.
    expect(await resultOf(dataFolder, first.order, 'de')).toBe(
      '{"b": "One!", "list": ["Sun", "Mon!", "Tue!"]}',
    );
  });

  it('names requests that still ask for texts which the file no longer has', async () => {
    const { dataFolder } = testBackend();
    const file = userFile('en.json', '{"a": "One", "b": "Two"}');
    const first = await importFile(dataFolder, file, 'de');
    writeFileSync(file, '{"a": "One", "b": "Second"}');
    const place = ['--source', 'en', '--target', 'de', '--data', dataFolder];
    const { out } = await commandLine(['file', 'import', file, ...place]);
    expect(out).toContain(': 0 new, 1 changed, 0 moved, 1 unchanged, 0 gone.');
    expect(out).toMatch(
      new RegExp(
        `still ask for texts .* no longer has.*\\n {2}de {2}${first.requests[0]?.id} {2}1 of 2 fields$`,
      ),
    );
    writeFileSync(file, '{"a": "One", "b": "Third"}');
    const { outdated } = await importFile(dataFolder, file, 'de');
    const { id } = first.requests[0] ?? {};
    expect(outdated).toContainEqual({ id, target: 'de', fields: 2, outdated: 1 });
  });

  it('lists the versions of a file and writes each as it was imported', async () => {
    const { dataFolder } = testBackend();
    const texts = ['{"a": "One"}', '{"a": "One", "b": "Two"}'];
    const file = userFile('en.json', texts[0] ?? '');
    const { order } = await importFile(dataFolder, file, 'de');
    writeFileSync(file, texts[1] ?? '');
    await importFile(dataFolder, file, 'de');
    const data = ['--data', dataFolder];
    const listed = await commandLine(['file', 'versions', order, ...data]);
    expect(listed.out).toMatch(/^1 {2}imported 2\S+Z {2}12 bytes\n2 {2}imported 2\S+Z {2}24 bytes$/);
    const output = userFile('out.json', '');
    for (const [args, text] of [
      [['--version', '1'], texts[0]],
      [[], texts[1]],
    ] as const) {
      const ran = await commandLine(['file', 'source', order, ...args, '--output', output, ...data]);
      expect(ran).toMatchObject({ code: 0, error: '' });
      expect(readFileSync(output, 'utf8')).toBe(text);
    }
    const missing = ['file', 'source', order, '--version', '3', '--output', output, ...data];
    expect(await commandLine(missing)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/no version 3/),
    });
    const wrong = ['file', 'source', order, '--version', 'x', '--output', output, ...data];
    expect(await commandLine(wrong)).toMatchObject({ code: 2, error: expect.stringMatching(/--version x/) });
  });

  it('divides a file among as many requests as the limit needs', async () => {
    const { core, dataFolder } = testBackend({});
    await core.settings.write({ 'service.maxFields': 2 });
    const file = userFile('en.json', '{"a": "1", "b": "2", "c": "3", "d": "4", "e": "5"}');
    const { order, requests } = await importFile(dataFolder, file, 'de');
    expect(requests.map(({ fields }) => fields)).toEqual([2, 2, 1]);
    for (const { id } of requests) await completeRequest(core, id, (_id, source) => `${source}0`);
    expect(await resultOf(dataFolder, order, 'de')).toBe(
      '{"a": "10", "b": "20", "c": "30", "d": "40", "e": "50"}',
    );
  });

  it('makes drafts of the targets that came with a file', async () => {
    const { core, dataFolder } = testBackend();
    const file = userFile(
      'app.po',
      'msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Open"\nmsgstr "Öffnen"\n\nmsgid "Close"\nmsgstr ""\n',
    );
    const { requests } = await importFile(dataFolder, file, 'de,fr');
    const draftsOf = (id = '') =>
      core.drafts.fields(keyOf(core, id), { offset: 0, limit: 10 }).fields.map(({ draft }) => draft?.value);
    expect(draftsOf(requests[0]?.id)).toEqual(['Öffnen', undefined]);
    // The file declares that its targets are German.
    expect(draftsOf(requests[1]?.id)).toEqual([undefined, undefined]);
  });

  it('refuses a result while errors are open, unless it is forced', async () => {
    const desk = testBackend();
    const { core, dataFolder } = desk;
    const file = userFile('en.json', '{"a": "Hello {name}", "b": "Bye"}');
    const { order, requests } = await importFile(dataFolder, file, 'de');
    await completeRequest(core, requests[0]?.id ?? '', (id) => (id === 'a' ? 'Hallo' : 'Tschüss'));
    const output = join(tempFolder(), 'de.json');
    const refuse = async (): Promise<void> => {
      const refused = await locdesk('file', 'result', order, '--output', output, '--data', dataFolder);
      expect(refused.code).toBe(1);
      expect(refused.error).toMatch(
        /in de was not written: 1 error is open \(.* in field "a" of request .*--force\.$/,
      );
      expect(existsSync(output)).toBe(false);
    };
    await refuse();
    await desk.check();
    await refuse();
    expect(await resultOf(dataFolder, order, 'de', '--force')).toBe('{"a": "Hallo", "b": "Tschüss"}');
  });

  it('writes all languages of an order where the path says where the language stands', async () => {
    const { core, dataFolder } = testBackend();
    const file = userFile('en.json', '{"a": "One"}');
    const { order, requests } = await importFile(dataFolder, file, 'de,fr');
    await completeRequest(core, requests[0]?.id ?? '', () => 'Eins');
    const folder = tempFolder();
    const place = ['--output', join(folder, 'values-{target}', 'a.json'), '--data', dataFolder];
    const ran = await locdesk('file', 'result', order, ...place, '--json', '--untranslated', 'empty');
    expect(JSON.parse(ran.out)).toMatchObject({
      results: [
        { target: 'de', segments: 1, translated: 1, output: join(folder, 'values-de', 'a.json') },
        { target: 'fr', segments: 1, translated: 0 },
      ],
    });
    expect(readdirSync(folder).toSorted()).toEqual(['values-de', 'values-fr']);
    expect(readFileSync(join(folder, 'values-de', 'a.json'), 'utf8')).toBe('{"a": "Eins"}');
    expect(readFileSync(join(folder, 'values-fr', 'a.json'), 'utf8')).toBe('{"a": ""}');
    const one = await locdesk('file', 'result', order, '--output', join(folder, 'x'), '--data', dataFolder);
    expect(one).toMatchObject({ code: 2, error: expect.stringContaining('choose one with --target') });
  });

  it('checks a file without a data folder: exit code 1, one problem per line', async () => {
    const good = userFile('en.json', '{"a": "One"}');
    expect(await locdesk('file', 'check', good, '--json')).toEqual({
      code: 0,
      out: '{"valid":true,"format":"json","problems":[]}',
      error: '',
    });
    const bad = userFile('en.json', '{\n  "a": "One",\n  "a": "Two"\n}');
    const checked = await locdesk('file', 'check', bad);
    expect(checked.code).toBe(1);
    expect(checked.out).toMatch(/en\.json, line 3, column \d+: .*twice.* \[duplicate-key\]$/);
    expect(checked.error).toMatch(/is not valid: it has 1 problem/);
    const json = await locdesk('file', 'check', bad, '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      valid: false,
      format: 'json',
      problems: [{ line: 3, rule: 'duplicate-key' }],
    });
    expect(await locdesk('file', 'check', good, '--format', 'nope')).toMatchObject({ code: 1 });
    expect(await locdesk('file', 'check', dirname(good))).toMatchObject({ code: 1 });
    const missing = join(dirname(good), 'missing.json');
    expect(await locdesk('file', 'check', missing)).toMatchObject({
      code: 1,
      error: `locdesk: There is no file ${missing}. Check the path.`,
    });
  });

  it.skipIf(process.platform === 'win32')('does not wait for a named pipe', async () => {
    const pipe = join(tempFolder(), 'en.json');
    execFileSync('mkfifo', [pipe]);
    expect(await locdesk('file', 'check', pipe)).toMatchObject({
      code: 1,
      error: `locdesk: ${pipe} is not a file.`,
    });
  });

  it('travels in an export: requests, what the file says of them, drafts, the order and its versions', async () => {
    const [here, there] = [testBackend(), testBackend()];
    const po =
      'msgid ""\nmsgstr "Language: de\\n"\n\n#. A button\nmsgctxt "menu"\nmsgid "Open"\nmsgstr "Öffnen"\n';
    const { order, requests } = await importFile(here.dataFolder, userFile('app.po', po), 'de');
    const path = `/v1/content/request/${requests[0]?.id}`;
    const file = join(tempFolder(), 'export.jsonl');
    expect(await locdesk('export', file, '--data', here.dataFolder)).toMatchObject({ code: 0 });
    expect(await locdesk('import', file, '--data', there.dataFolder)).toMatchObject({ code: 0 });
    const { body } = await there.request('GET', path);
    expect(body).toEqual((await here.request('GET', path)).body);
    expect(body).toMatchObject({
      source: 'file',
      fields: [{ value: 'Open', comment: 'A button', context: 'menu', existing: 'Öffnen' }],
    });
    expect(there.core.drafts.read(1)).toMatchObject({ drafts: 1 });
    const orderOf = ({ core }: typeof here) => {
      const { key: _key, ...read } = core.orders.read(core.orderFiles.find(order).order.key);
      return [read, core.orderFiles.describe(1)];
    };
    expect(orderOf(there)).toEqual(orderOf(here));
    expect(await resultOf(there.dataFolder, order, 'de')).toBe(po);
    const again = await locdesk('import', file, '--data', there.dataFolder);
    expect(again.out).toContain('Here already and left as they are: 1 requests');
    expect(again.out).toContain('1 orders, 1 versions of files');
  });

  it('says which cells of an imported table stay as they are', async () => {
    const { dataFolder } = testBackend();
    const into = ['--source', 'en', '--target', 'de', '--data', dataFolder];
    const table = userFile('a.csv', 'id,source\na,=1+1\nb,Fine\n');
    expect((await locdesk('file', 'import', table, ...into)).out).toMatch(
      /a\.csv, line 2, column 3: The cell has a formula; it stays as it is[^]*: 1 new/,
    );
  });

  it('travels in an export with the columns that were chosen for a table, which its next version is read by', async () => {
    const [here, there] = [testBackend(), testBackend()];
    const table = userFile('texts.csv', 'a,b,c\nk1,One,Note\n');
    const into = ['--source', 'en', '--target', 'de'];
    const columns = ['--column', 'id=1', '--column', 'source=b', '--column', 'target='];
    const first = await locdesk('file', 'import', table, ...into, ...columns, '--data', here.dataFolder);
    expect(first).toMatchObject({ code: 0, error: '' });
    const file = join(tempFolder(), 'export.jsonl');
    expect(await locdesk('export', file, '--data', here.dataFolder)).toMatchObject({ code: 0 });
    expect(await locdesk('import', file, '--data', there.dataFolder)).toMatchObject({ code: 0 });
    writeFileSync(table, 'a,b,c\nk1,One,Note\nk2,Two,Note\n');
    const next = await locdesk('file', 'import', table, ...into, '--data', there.dataFolder, '--json');
    expect(JSON.parse(next.out)).toMatchObject({ added: 1, unchanged: 1, requests: [{ fields: 1 }] });
  });

  it('imports nothing of a bad file, and says where it is bad', async () => {
    const { core, dataFolder } = testBackend();
    const into = ['--source', 'en', '--target', 'de', '--data', dataFolder];
    const bad = await locdesk('file', 'import', userFile('a.json', '{"a": "One",\n "b": }'), ...into);
    expect(bad).toMatchObject({ code: 1, error: expect.stringMatching(/a\.json, line 2, column 7: /) });
    const nothing = await locdesk('file', 'import', userFile('none.json', ''), ...into);
    expect(nothing).toMatchObject({ code: 1, error: expect.stringContaining('The file is empty') });
    const empty = await locdesk('file', 'import', userFile('a.json', '{"n": 1}'), ...into);
    expect(empty).toMatchObject({ code: 1, error: expect.stringContaining('has nothing to translate') });
    await core.settings.write({ 'service.maxFieldValue': 3 });
    const long = await locdesk('file', 'import', userFile('a.json', '{"a": "Four"}'), ...into);
    expect(long).toMatchObject({ code: 1, error: expect.stringContaining('service.maxFieldValue') });
    expect(core.orders.list(0, 1).total).toBe(0);
  });

  it.each([
    ['file'],
    ['file', 'open', 'x'],
    ['file', 'import'],
    ['file', 'import', 'x', '--source', 'en'],
    ['file', 'import', 'x', '--target', 'de'],
    ['file', 'import', 'x', 'y', '--source', 'en', '--target', 'de'],
    ['file', 'import', 'x', '--source', 'en', '--target', 'de', '--output', 'y'],
    ['file', 'result', '--output', 'y'],
    ['file', 'result', 'x'],
    ['file', 'result', 'x', '--output', 'y', '--untranslated', 'some'],
    ['file', 'check', 'x', '--force'],
  ])('%s %s %s is wrong usage', async (...args) => {
    expect(await locdesk(...args)).toMatchObject({ code: 2 });
  });

  it('imported and written without a target a JSON file is the same byte for byte', async () => {
    const { dataFolder } = testBackend();
    const values = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())));
    await fc.assert(
      fc.asyncProperty(values, fc.constantFrom('', '  ', '\t'), async (object, indent) => {
        const text = JSON.stringify({ ...object, always: 'Here' }, undefined, indent);
        const { order } = await importFile(dataFolder, userFile('en.json', text), 'de');
        expect(await resultOf(dataFolder, order, 'de')).toBe(text);
      }),
      { numRuns: runs(20) },
    );
  });
});
