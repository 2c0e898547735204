import { expect, it, vi } from 'vitest';
import { RequestStamps } from '../../../src/main/handover/request-stamps';
import { ContentRequestStore } from '../../../src/main/requests/content-request-store';
import { CorrectionStore } from '../../../src/main/requests/correction-store';
import { DraftStore } from '../../../src/main/review/draft-store';
import { asked, edited, handoverDesk } from '../../support/handover-desk';
import { addRequest } from '../../support/database/filled-requests';
import { quickDatabase } from '../../support/database/quick-database';

const file = { key: 1, opened_us: 1 };

function setUp(count: number) {
  const db = quickDatabase();
  const keys = Array.from({ length: count }, () => addRequest(db, { fields: [['Hello', 'Hallo']] }));
  const requests = new ContentRequestStore(db);
  const stores = { requests, drafts: new DraftStore(db), corrections: new CorrectionStore(db) };
  const looked = vi.spyOn(requests, 'byKey');
  /** The number of requests that were looked at, each time other work got its turn. */
  const turns: number[] = [];
  const defer = (callback: () => void): void => {
    turns.push(looked.mock.calls.length);
    setImmediate(callback);
  };
  return { keys: new Set(keys), stores, turns, stamps: new RequestStamps(stores, { defer }) };
}

it('other work gets its turn while the requests of a file are looked through, and no text is read', async () => {
  const { keys, stores, turns, stamps } = setUp(25);
  const texts = [vi.spyOn(stores.drafts, 'all'), vi.spyOn(stores.corrections, 'ofRequest')];
  expect(await stamps.changesOf(file)(keys)).toEqual(keys);
  expect(turns).toEqual([0, 10, 20]);
  expect(await stamps.changesOf(file)(keys)).toEqual(new Set());
  expect(texts.flatMap((spy) => spy.mock.calls)).toEqual([]);
});

it('other work gets its turn after each request with very many drafts', async () => {
  const { keys, stores, turns, stamps } = setUp(3);
  vi.spyOn(stores.drafts, 'stamp').mockReturnValue('x'.repeat(100_000));
  await stamps.changesOf(file)(keys);
  expect(turns).toEqual([0, 1, 2]);
});

it('nothing is kept of a file that is closed', async () => {
  const { backend, give, takeBack, items } = await handoverDesk();
  const { text } = await give();
  const opened = await takeBack(edited(text, { 'Hello,Hallo,,,': 'Hello,Servus,,,' }));
  backend.core.changes.requests();
  await items(opened);
  const forget = vi.spyOn(RequestStamps.prototype, 'forget');
  await asked(backend, 'takebacks.close', { key: opened.key });
  expect(forget.mock.calls).toEqual([[opened.key]]);
});

it('a request changed for a file that has the key of a closed one', async () => {
  const { keys, stamps } = setUp(1);
  await stamps.changesOf(file)(keys);
  expect(await stamps.changesOf({ ...file, opened_us: 2 })(keys)).toEqual(keys);
});

it('a request whose draft or correction is another one changed', async () => {
  const { keys, stores, stamps } = setUp(1);
  const [key = 0] = keys;
  const draft = {
    requestKey: key,
    fieldId: 'field-0',
    value: 'Moin',
    baseVersion: 1,
    revision: 1,
    savedUs: 1,
  };
  const correction = {
    request_key: key,
    field_id: 'field-0',
    value: 'Moin',
    delivered: 'Hallo',
    version: 1,
    reviewer: '',
    made_us: 1,
  };
  const isChanged = async (): Promise<boolean> => (await stamps.changesOf(file)(keys)).has(key);
  await isChanged();
  stores.drafts.put(draft);
  expect([await isChanged(), await isChanged()]).toEqual([true, false]);
  stores.drafts.put({ ...draft, revision: 2 });
  expect([await isChanged(), await isChanged()]).toEqual([true, false]);
  stores.corrections.put(correction);
  expect([await isChanged(), await isChanged()]).toEqual([true, false]);
  stores.corrections.setRemoved(key, 'field-0', 2);
  expect([await isChanged(), await isChanged()]).toEqual([true, false]);
});
