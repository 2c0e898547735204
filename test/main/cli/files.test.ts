import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../../support/command-line';
import { completeRequest, importFile, keyOf, resultOf, userFile } from '../../support/file-round';
import { tempFolder } from '../../support/temp-folder';
import { testBackend } from '../../support/test-backend';

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
    expect(first).toMatchObject({ changed: 3, unchanged: 0, gone: 0 });
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
    expect(second).toMatchObject({ order: first.order, changed: 2, unchanged: 1, gone: 1 });
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
      changed: 2,
      unchanged: 1,
      gone: 1,
    });
    expect(await resultOf(dataFolder, first.order, 'de')).toBe(translated);
    const order = core.fileResults.find(first.order);
    expect(Buffer.from(core.fileResults.source(order.file, 2)).toString()).toBe(next);
    expect(core.fileResults.describe(order.order.key)?.versions.map(({ number }) => number)).toEqual([
      1, 2, 3,
    ]);
  });

  it('orders nothing for a file that is the same, and another language into its order', async () => {
    const { core, dataFolder } = testBackend();
    const file = userFile('en.json', '{"a": "One", "b": "Two"}');
    const first = await importFile(dataFolder, file, 'de');
    const same = await importFile(dataFolder, file, 'de');
    expect(same).toEqual({ order: first.order, requests: [], changed: 0, unchanged: 2, gone: 0 });
    const more = await importFile(dataFolder, file, 'de,fr');
    expect(more).toMatchObject({ order: first.order, requests: [{ target: 'fr', fields: 2 }], unchanged: 2 });
    const { order } = core.fileResults.find(first.order);
    expect(core.orders.list(0, 10)).toMatchObject({
      total: 1,
      rows: [
        { key: order.key, kind: 'file', title: 'en.json', languages: [{ target: 'de' }, { target: 'fr' }] },
      ],
    });
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
    expect(checked.out).toMatch(/en\.json, line 3, column \d+: .*twice/);
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
      const { key: _key, ...read } = core.orders.read(core.fileResults.find(order).order.key);
      return [read, core.fileResults.describe(1)];
    };
    expect(orderOf(there)).toEqual(orderOf(here));
    expect(await resultOf(there.dataFolder, order, 'de')).toBe(po);
    const again = await locdesk('import', file, '--data', there.dataFolder);
    expect(again.out).toContain('Here already and left as they are: 1 requests');
    expect(again.out).toContain('1 orders, 1 versions of files');
  });

  it('imports nothing of a bad file, and says where it is bad', async () => {
    const { core, dataFolder } = testBackend();
    const into = ['--source', 'en', '--target', 'de', '--data', dataFolder];
    const bad = await locdesk('file', 'import', userFile('a.json', '{"a": "One",\n "b": }'), ...into);
    expect(bad).toMatchObject({ code: 1, error: expect.stringMatching(/a\.json, line 2, column 7: /) });
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
      { numRuns: 20 },
    );
  });
});
