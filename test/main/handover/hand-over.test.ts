import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { HandoverFormat } from '../../../src/content/handover/handover-format';
import { checkAll } from '../../support/content/check-all';
import { asked, edited, handoverDesk, ofAnotherDesk } from '../../support/handover-desk';
import { submission } from '../../support/test-backend';
import { keysOf } from '../../support/database/versioned-request';

describe('a hand-over', () => {
  it('is out on its requests until it is taken back, and can be cancelled and restored', async () => {
    const { backend, key, give, takeBack } = await handoverDesk();
    const { handover, text } = await give();
    expect(handover).toMatchObject({
      state: 'out',
      requests: 1,
      fields: 2,
      targets: ['de-CH'],
      recipient: 'Ana',
    });
    const detail = () => asked(backend, 'requests.detail', { key });
    expect(await detail()).toMatchObject({ isOut: true });
    expect(await asked(backend, 'handovers.ofRequest', { key })).toMatchObject({
      out: [{ recipient: 'Ana', fields: 2 }],
    });
    await asked(backend, 'handovers.cancel', { key: handover.key });
    expect(await detail()).not.toHaveProperty('isOut');
    expect(await asked(backend, 'handovers.ofRequest', { key })).toMatchObject({ out: [] });
    await asked(backend, 'handovers.restore', { key: handover.key });
    const opened = await takeBack(text);
    expect(opened).toMatchObject({ handover: { takeBack: opened.key }, open: 0, missing: 0 });
    await asked(backend, 'takebacks.close', { key: opened.key });
    expect(await detail()).not.toHaveProperty('isOut');
    const list = await asked(backend, 'handovers.window', { filter: 'taken-back', offset: 0, limit: 10 });
    expect(list).toMatchObject({ total: 1, rows: [{ key: handover.key, state: 'taken-back' }] });
  });

  it('has only the chosen fields, and is refused when none is left', async () => {
    const { key, give, backend } = await handoverDesk();
    await expect(give([key], { choice: 'changed' })).rejects.toThrow('No field of these requests changed');
    await asked(backend, 'reviewed.setField', { key, version: 2, fieldId: 'title', reviewed: true });
    const { handover, text } = await give([key], { choice: 'unreviewed' });
    expect(handover.fields).toBe(1);
    expect(text).not.toContain('Hallo');
  });

  it('has no problems of an earlier version, and says that they are not checked yet', async () => {
    const { backend, key, give } = await handoverDesk();
    const { core, dataFolder } = backend;
    const create = (format: HandoverFormat) =>
      asked(backend, 'handovers.create', {
        requests: { keys: [key] },
        choice: 'all',
        format,
        note: '',
        recipient: '',
      });
    await core.drafts.save({ key, fieldId: 'title', value: 'Hallo  du', version: 2, revision: 0 });
    await core.fulfilments.save(key, 2);
    await checkAll(core, dataFolder);
    expect(await create('csv')).toMatchObject({ unchecked: 0 });
    expect((await give()).text).toContain('Doppeltes Leerzeichen');
    await core.drafts.save({ key, fieldId: 'title', value: 'Hallo', version: 3, revision: 0 });
    await core.fulfilments.save(key, 3);
    expect((await give()).text).not.toContain('Doppeltes Leerzeichen');
    expect(await create('csv')).toMatchObject({ unchecked: 1 });
    // A translation memory has no problems.
    await asked(backend, 'reviewed.setField', { key, version: 4, fieldId: 'title', reviewed: true });
    expect(await create('tmx')).toMatchObject({ unchecked: 0 });
  });

  it('has only fields with problems, or only those that changed since they were reviewed, and says its version', async () => {
    const { backend, key, give } = await handoverDesk();
    const { core, dataFolder } = backend;
    for (const fieldId of ['title', 'body'])
      await asked(backend, 'reviewed.setField', { key, version: 2, fieldId, reviewed: true });
    await core.drafts.save({ key, fieldId: 'title', value: 'Hallo  du', version: 2, revision: 0 });
    await core.fulfilments.save(key, 2);
    await checkAll(core, dataFolder);
    for (const choice of ['changed', 'problems'] as const) {
      const { handover, text } = await give([key], { choice });
      expect(handover).toMatchObject({ choice, fields: 1 });
      expect(text).toContain('Hallo  du');
      expect(text).not.toContain('Start');
      const read = () => asked(backend, 'handovers.read', { key: handover.key });
      expect(await read()).toMatchObject({
        note: 'Please',
        handedOut: [{ version: 3, current: 3, fields: 1 }],
      });
    }
    const { handover } = await give([key]);
    await core.drafts.save({ key, fieldId: 'title', value: 'Hallo', version: 3, revision: 0 });
    await core.fulfilments.save(key, 3);
    expect(await asked(backend, 'handovers.read', { key: handover.key })).toMatchObject({
      handedOut: [{ version: 3, current: 4, fields: 2 }],
    });
  });

  it('as TMX has the reviewed fields, counts only those, and is refused without any', async () => {
    const { key, give, backend } = await handoverDesk();
    await expect(give([key], { format: 'tmx' })).rejects.toThrow('Nothing in the selection is reviewed');
    await asked(backend, 'reviewed.setField', { key, version: 2, fieldId: 'title', reviewed: true });
    const { handover, text } = await give([key], { format: 'tmx' });
    expect(handover.fields).toBe(1);
    expect(text.match(/<tu /g)).toHaveLength(1);
    await expect(give([key], { format: 'tmx', choice: 'unreviewed' })).rejects.toThrow('is reviewed');
  });

  it('in several languages speaks English, because no reviewer can read all of them', async () => {
    const { backend, key, give } = await handoverDesk();
    const language = { source: 'en-GB', target: 'fr' };
    await backend.request('PUT', '/v1/content', { body: submission({ language }) });
    const french = keysOf(backend).filter((one) => one !== key);
    const namesOf = async (keys: readonly number[]) => {
      const { bytes } = await give(keys, { format: 'xlsx' });
      return strFromU8(unzipSync(bytes)['xl/workbook.xml'] ?? new Uint8Array());
    };
    expect(await namesOf([key])).toContain('name="Bitte lesen"');
    expect(await namesOf(french)).toContain('name="À lire"');
    expect(await namesOf([key, ...french])).toContain('name="Read me"');
  });

  it('takes the requests of a listing too', async () => {
    const { backend } = await handoverDesk();
    const result = await asked(backend, 'handovers.create', {
      requests: { view: 'all', filter: 'target:de-CH' },
      choice: 'all',
      format: 'xlsx',
      note: '',
      recipient: '',
    });
    expect(result).toMatchObject({ kind: 'content', handover: { requests: 1 } });
  });

  it('that can not be written to its place was never out', async () => {
    const { backend, key, give } = await handoverDesk();
    const { handover } = await give();
    await backend.core.handovers.forget(handover.key);
    expect(await asked(backend, 'requests.detail', { key })).not.toHaveProperty('isOut');
    expect(await asked(backend, 'handovers.window', { filter: 'all', offset: 0, limit: 10 })).toMatchObject({
      total: 0,
    });
  });
});

describe('an answer', () => {
  it('that was not touched changes nothing, in each format that this desk writes', async () => {
    const { key, give, takeBack } = await handoverDesk();
    for (const format of ['csv', 'xlsx', 'docx', 'html', 'xliff-2.1', 'xliff-1.2'] as const) {
      const { bytes } = await give([key], { format });
      expect(await takeBack(bytes)).toMatchObject({
        format,
        counts: { changed: 0, unchanged: 2, stale: 0, damaged: 0, unknown: 0 },
        open: 0,
        faults: format === 'html' ? [{ rule: 'unanswered' }] : [],
      });
    }
  });

  it('writes nothing before it is accepted; then local texts are drafts, and undo restores them exactly', async () => {
    const { backend, key, give, takeBack, items } = await handoverDesk();
    await asked(backend, 'fulfil.draft', {
      key,
      version: 2,
      fieldId: 'title',
      value: 'Guten Tag',
      revision: 0,
    });
    const { text } = await give();
    const opened = await takeBack(edited(text, { 'Guten Tag': 'Grüezi', Drück: 'Drücke' }));
    const drafts = () => asked(backend, 'fulfil.fields', { key, offset: 0, limit: 10 });
    const before = await drafts();
    expect(await items(opened)).toMatchObject([
      {
        state: 'changed',
        before: 'Guten Tag',
        after: 'Grüezi',
        canAccept: true,
        request: { isMirrored: false },
      },
      { state: 'changed', after: '<p>Drücke <b>Start</b>, {name}.</p>' },
    ]);
    const answer = await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
    expect(answer).toMatchObject({ drafts: 2, corrections: 0, refused: [], takeBack: { open: 0 } });
    expect(await asked(backend, 'handovers.ofRequest', { key })).toMatchObject({ drafts: 2 });
    expect((await drafts()).fields).toMatchObject([
      { draft: { value: 'Grüezi' } },
      { draft: { value: '<p>Drücke <b>Start</b>, {name}.</p>' } },
    ]);
    await asked(backend, 'takebacks.undo', { key: opened.key, what: { act: answer.act ?? '' } });
    expect(await drafts()).toEqual(before);
    expect(await items(opened)).toMatchObject([{ decision: 'open' }, { decision: 'open' }]);
  });

  it('becomes a version with its call of the webhook, where that is asked for', async () => {
    const { backend, id, give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    const opened = await takeBack(edited(text, { Hallo: 'Grüezi' }));
    const { total } = backend.core.deliveryList.window('all', 0, 10);
    const answer = await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'version' });
    expect(answer).toMatchObject({ versions: 1 });
    expect(answer).not.toHaveProperty('act');
    expect((await items(opened))[0]).toMatchObject({ decision: 'accepted', canUndo: false });
    expect((await backend.request('GET', `/v1/content/request/${id}`)).body.fields[0]).toMatchObject({
      value: 'Grüezi',
    });
    expect(backend.core.deliveryList.window('all', 0, 10).total).toBe(total + 1);
  });

  it('to a mirrored request becomes a correction beside what upstream delivered, stale after another delivery', async () => {
    const { backend, give, takeBack, mirrored } = await handoverDesk();
    const key = mirrored(1, { a: ['Source', 'Quele'] });
    const { text } = await give([key]);
    const opened = await takeBack(edited(text, { Quele: 'Quelle' }));
    const answer = await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'version' });
    expect(answer).toMatchObject({ corrections: 1, drafts: 0, versions: 0 });
    const window = await asked(backend, 'requests.fields', { key, version: 1, offset: 0, limit: 1 });
    expect(window.fields).toMatchObject([{ target: 'Quele' }]);
    const corrections = async () => (await asked(backend, 'handovers.ofRequest', { key })).corrections;
    expect(await corrections()).toMatchObject([
      { fieldId: 'a', value: 'Quelle', isStale: false, reviewer: 'Ana' },
    ]);
    // The next hand-over has the corrected text.
    expect((await give([key])).text).toContain('Quelle');
    mirrored(2, { a: ['Source', 'Ursprung'] });
    expect(await corrections()).toMatchObject([{ isStale: true }]);
    expect((await give([key])).text).toContain('Ursprung');
    await asked(backend, 'handovers.removeCorrection', { key, fieldId: 'a' });
    expect(await corrections()).toEqual([]);
    await asked(backend, 'handovers.restoreCorrection', { key, fieldId: 'a' });
    expect(await corrections()).toMatchObject([{ value: 'Quelle' }]);
  });

  it('has comments that become notes with the name, and verdicts that count as the review of a person', async () => {
    const { backend, key, give, takeBack } = await handoverDesk();
    const { text } = await give();
    const opened = await takeBack(
      edited(text, {
        'Hello,Hallo,,,': 'Hello,Hallo,fine,,',
        '⟦/p1⟧",,,': '⟦/p1⟧",falsch,Too short,',
      }),
    );
    expect(opened).toMatchObject({ verdicts: 2, comments: 1, open: 2 });
    const answer = await asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
    expect(answer).toMatchObject({ drafts: 0, notes: 1, reviewed: 1 });
    expect(await asked(backend, 'notes.list', { key })).toMatchObject([
      { fieldId: 'body', text: 'Ana: Too short' },
    ]);
    expect(await asked(backend, 'handovers.ofRequest', { key })).toMatchObject({
      verdicts: [
        { fieldId: 'body', verdict: 'wrong', reviewer: 'Ana' },
        { fieldId: 'title', verdict: 'fine' },
      ],
    });
    const outline = () => asked(backend, 'requests.outline', { key, version: 2, offset: 0 });
    expect((await outline()).fields).toMatchObject([{ reviewed: 'reviewed' }, {}]);
    await asked(backend, 'takebacks.undo', { key: opened.key, what: { act: answer.act ?? '' } });
    expect((await outline()).fields[0]).not.toHaveProperty('reviewed');
    expect(await asked(backend, 'notes.list', { key })).toEqual([]);
    expect(await asked(backend, 'handovers.ofRequest', { key })).toMatchObject({ verdicts: [] });
  });

  it('with a changed text that is called fine does not make the text reviewed that it replaces', async () => {
    const { backend, key, give, takeBack } = await handoverDesk();
    const { text } = await give();
    const opened = await takeBack(edited(text, { 'Hello,Hallo,,,': 'Hello,Grüezi,fine,,' }));
    const all = { key: opened.key, items: 'all', as: 'drafts' } as const;
    expect(await asked(backend, 'takebacks.accept', all)).toMatchObject({ drafts: 1, reviewed: 0 });
    expect(await asked(backend, 'handovers.ofRequest', { key })).toMatchObject({
      verdicts: [{ fieldId: 'title', verdict: 'changed' }],
    });
  });

  it('is damaged where only white space is left of a text', async () => {
    const { give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    const body = /"⟦p1⟧Drück[^"]+"/.exec(text)?.[0] ?? '';
    const blank = edited(text, {
      'Hello,Hallo,,,': 'Hello,"   ",,,',
      [body]: '"⟦p1⟧ ⟦b2⟧ ⟦/b2⟧ ⟦/p1⟧"',
    });
    expect(await items(await takeBack(blank))).toMatchObject([
      { state: 'damaged', faults: [{ rule: 'target-emptied' }] },
      { state: 'damaged', faults: [{ rule: 'target-emptied' }] },
    ]);
  });

  it('is stale where this desk has another text meanwhile, also when that happens before it is accepted', async () => {
    const { backend, key, give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    const answer = edited(text, { Hallo: 'Grüezi' });
    const early = await takeBack(answer);
    await asked(backend, 'fulfil.draft', { key, version: 2, fieldId: 'title', value: 'Servus', revision: 0 });
    const refused = await asked(backend, 'takebacks.accept', { key: early.key, items: 'all', as: 'drafts' });
    expect(refused).toMatchObject({
      drafts: 0,
      refused: [{ reason: expect.stringContaining('changed meanwhile') }],
    });
    const late = await takeBack(answer);
    expect(late.counts).toMatchObject({ stale: 1, unchanged: 1 });
    const [stale] = await items(late);
    expect(stale).toMatchObject({ before: 'Servus', handedOut: 'Hallo', after: 'Grüezi' });
    expect(
      await asked(backend, 'takebacks.accept', { key: late.key, items: 'all', as: 'drafts' }),
    ).toMatchObject({ drafts: 0 });
    const one = { key: late.key, items: [stale?.key ?? 0], as: 'drafts' as const };
    expect(await asked(backend, 'takebacks.accept', one)).toMatchObject({ drafts: 1 });
  });

  it('has a verdict that counts only for the text that the reviewer saw, and is stale for a later one', async () => {
    const { backend, give, takeBack, items } = await handoverDesk();
    await backend.request('PUT', '/v1/content', { body: submission({ name: 'empty' }) });
    const key = Math.max(...keysOf(backend));
    const { text } = await give([key]);
    const verdict = edited(text, { 'Hello,,,': 'Hello,,fine,' });
    const early = await takeBack(verdict);
    const place = { key, fieldId: 'title', version: 1 };
    await asked(backend, 'fulfil.draft', { ...place, value: 'Servus', revision: 0 });
    const all = { key: early.key, items: 'all', as: 'drafts' } as const;
    expect(await asked(backend, 'takebacks.accept', all)).toMatchObject({
      reviewed: 0,
      refused: [{ reason: expect.stringContaining('changed meanwhile') }],
    });
    expect(await items(early)).toMatchObject([{ state: 'stale' }, { state: 'unchanged' }]);
    const late = await takeBack(verdict);
    const [stale] = await items(late);
    expect(stale).toMatchObject({
      state: 'stale',
      before: 'Servus',
      handedOut: '',
      verdict: 'fine',
      faults: [{ rule: 'stale-verdict' }],
    });
    expect(stale).not.toHaveProperty('after');
    expect(await asked(backend, 'takebacks.accept', { ...all, key: late.key })).toMatchObject({
      reviewed: 0,
    });
    const one = { key: late.key, items: [stale?.key ?? 0], as: 'drafts' as const };
    // A person may still say that it holds; the draft stays as it is.
    expect(await asked(backend, 'takebacks.accept', one)).toMatchObject({ drafts: 0, reviewed: 1 });
    const { fields } = await asked(backend, 'fulfil.fields', { key, offset: 0, limit: 10 });
    expect(fields[0]).toMatchObject({ draft: { value: 'Servus' } });
  });

  it('says remarks outside of the answers, but not the note that was handed out', async () => {
    const { give, takeBack } = await handoverDesk();
    const { text } = await give();
    const more = Array.from({ length: 25 }, (_, index) => `,Remark ${index}`);
    const { faults } = await takeBack([text.trim(), ',Please', ...more].join('\r\n'));
    expect(faults).toHaveLength(21);
    expect(faults[0]).toMatchObject({ rule: 'remark', detail: { text: 'Remark 0' }, place: { number: 5 } });
    expect(faults.at(-1)).toMatchObject({ rule: 'more-remarks', detail: { count: '5' } });
  });

  it('says a source that was edited, and takes no text whose row has the source of another one', async () => {
    const { give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    const corrected = await takeBack(edited(text, { ',Hello,': ',Hello there,' }));
    expect(corrected).toMatchObject({
      counts: { unchanged: 2 },
      faults: [{ rule: 'source-edited', detail: { text: 'Hello there' } }],
    });
    // Only the columns that can be seen were sorted.
    const body = /⟦p1⟧Press[^"]+/.exec(text)?.[0] ?? '';
    const sorted = edited(text, {
      [`,"${body}",`]: ',Hello,',
      ',Hello,Hallo,': `,"${body}",Grüezi,`,
    });
    const [title, second] = await items(await takeBack(sorted));
    expect(title).toMatchObject({
      state: 'damaged',
      canAccept: false,
      faults: [{ rule: 'identity-changed' }],
    });
    expect(second).toMatchObject({ state: 'damaged', canAccept: false });
  });

  it('with a long comment becomes several notes without a loss, and a second time none', async () => {
    const { backend, key, give, takeBack } = await handoverDesk();
    const { text } = await give();
    const comment = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' ');
    const answer = edited(text, { 'Hello,Hallo,,,': `Hello,Hallo,,${comment},` });
    const accept = async () => {
      const opened = await takeBack(answer);
      return asked(backend, 'takebacks.accept', { key: opened.key, items: 'all', as: 'drafts' });
    };
    expect(await accept()).toMatchObject({ notes: 5 });
    const notes = async () => (await asked(backend, 'notes.list', { key })).map((note) => note.text);
    const written = await notes();
    expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(10_000);
    expect(written.map((note) => note.replace(/^Ana: /, '')).join('')).toBe(comment);
    expect(await accept()).toMatchObject({ notes: 0 });
    expect(await notes()).toEqual(written);
    const endless = edited(text, { 'Hello,Hallo,,,': `Hello,Hallo,,${'x'.repeat(120_000)},` });
    expect((await takeBack(endless)).counts).toMatchObject({ unchanged: 2 });
  });

  it('is damaged where tags were lost or the identity of another row was written over it', async () => {
    const { give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    expect(await items(await takeBack(edited(text, { 'Drück ⟦b2⟧': 'Drück ' })))).toMatchObject([
      { state: 'unchanged' },
      { state: 'damaged', canAccept: true, faults: [{ rule: 'tag-lost', detail: { tags: '⟦b2⟧' } }] },
    ]);
    const copied = await items(await takeBack(edited(text, { ',body,': ',title,' })));
    expect(copied).toMatchObject([{ state: 'damaged', canAccept: false }]);
    expect(copied[0]?.faults.map(({ rule }) => rule)).toContain('identity-changed');
  });

  it('of another desk, or of no field of the hand-over, is unknown; what is no hand-over is refused', async () => {
    const { give, takeBack } = await handoverDesk();
    const { handover, text } = await give();
    const other = await handoverDesk();
    const opened = await other.takeBack(ofAnotherDesk(text, handover));
    expect(opened).toMatchObject({
      counts: { unknown: 2 },
      open: 0,
      faults: [{ rule: 'other-desk', detail: { handover: handover.id } }],
    });
    expect(opened).not.toHaveProperty('handover');
    expect((await takeBack(edited(text, { ',title,': ',headline,' }))).counts).toMatchObject({
      unknown: 1,
      unchanged: 1,
    });
    await expect(takeBack('just a text')).rejects.toThrow('not a file of a hand-over');
  });

  it('of another desk whose hand-over is known here is matched by identity, which is said', async () => {
    const { give, takeBack, items } = await handoverDesk();
    const { handover, text } = await give();
    const foreign = ofAnotherDesk(text, handover);
    expect(await takeBack(foreign)).toMatchObject({
      counts: { unchanged: 2 },
      faults: [{ rule: 'imported-handover', detail: {} }],
    });
    // A row about another text than was handed out here is not taken for the field of that name.
    expect(await items(await takeBack(edited(foreign, { ',body,': ',title,' })))).toMatchObject([
      { state: 'damaged', canAccept: false },
    ]);
    expect(await takeBack(text)).toMatchObject({ faults: [] });
  });

  it('of a hand-over that this desk no longer has, or that it does not name, says so', async () => {
    const { give, takeBack } = await handoverDesk();
    const { handover, text } = await give();
    const later = `${handover.id.slice(0, -1)}${handover.id.endsWith('0') ? '1' : '0'}`;
    expect(await takeBack(text.replaceAll(handover.id, later))).toMatchObject({
      faults: [{ rule: 'forgotten-handover', detail: { handover: later } }],
    });
    expect(await takeBack(text.replaceAll(handover.id, ''))).toMatchObject({
      faults: [{ rule: 'no-handover' }],
    });
  });

  it('without some rows says how many fields are missing; those stay as they are', async () => {
    const { give, takeBack } = await handoverDesk();
    const { text } = await give();
    const [heads = '', first = ''] = text.split('\r\n');
    expect(await takeBack(`${heads}\r\n${first}\r\n`)).toMatchObject({
      missing: 1,
      counts: { unchanged: 1 },
    });
  });

  it('says a verdict that it does not know, also of a field that did not change', async () => {
    const { give, takeBack } = await handoverDesk();
    const { text } = await give();
    const opened = await takeBack(edited(text, { 'Hello,Hallo,,': 'Hello,Hallo,splendid,' }));
    expect(opened).toMatchObject({
      counts: { unchanged: 2 },
      faults: [{ rule: 'unknown-verdict', detail: { verdict: 'splendid' } }],
    });
  });

  it('can be left, all or single items', async () => {
    const { backend, give, takeBack, items } = await handoverDesk();
    const { text } = await give();
    const opened = await takeBack(edited(text, { Hallo: 'Grüezi' }));
    const answer = await asked(backend, 'takebacks.leave', { key: opened.key, items: 'all' });
    expect(answer.takeBack.open).toBe(0);
    expect(await items(opened)).toMatchObject([{ decision: 'left', canAccept: false }, { decision: 'open' }]);
    await asked(backend, 'takebacks.undo', { key: opened.key, what: { act: answer.act ?? '' } });
    expect(await items(opened)).toMatchObject([{ decision: 'open', canAccept: true }, {}]);
  });
});
