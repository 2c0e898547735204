import { describe, expect, it } from 'vitest';
import { aMirror, connection, fields, time, us } from '../../../support/upstream/mirror';
import { eventId } from '../../../support/upstream/webhook-calls';

/** An event of that second, with an ordered id. */
const at = (seconds: number) => ({ eventId: eventId(time(seconds)) });
const pending = { state: 'pending', completed: undefined };

describe('what upstream said is compared with what is known', () => {
  it('new, then unchanged however it is written, then changed', () => {
    const { say, versions } = aMirror();
    const made = say(1, { note: { b: 1, a: [2] } });
    expect(made).toMatchObject({ kind: 'new', version: 1 });
    const same = {
      completed: '2026-11-20T10:00:00.123456+01:00',
      state: 'completed',
      note: { a: [2], b: 1 },
    };
    expect(say(2, same)).toEqual({ ...made, kind: 'unchanged' });
    expect(say(3, { note: { b: 1, a: [3] } })).toEqual({ ...made, kind: 'changed', version: 2 });
    expect(versions.list(made.requestKey).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('a change of state alone makes no version', () => {
    const { say, read } = aMirror();
    const { requestKey } = say(1, { ...pending, fields: fields('a') });
    expect(say(2, { state: 'confirmed', completed: undefined, fields: fields('a') })).toMatchObject({
      kind: 'changed',
      version: 1,
    });
    expect(read(requestKey)).toMatchObject({ state: 'confirmed' });
  });

  it('a source that one kind of answer does not name is kept from the other', () => {
    const { say, read } = aMirror();
    const { requestKey } = say(1, { source: 'order' });
    expect(say(2, {}, { learnedBy: 'sync' })).toMatchObject({ kind: 'unchanged' });
    expect(read(requestKey)).toMatchObject({ source: 'order' });
  });

  it('timestamps are kept as received and compared in microseconds', () => {
    const { say, read } = aMirror();
    const { requestKey } = say(1, { completed: '2026-11-20t09:00:00.1234569+00:00' });
    expect(read(requestKey)['completed']).toBe('2026-11-20t09:00:00.1234569+00:00');
    expect(say(2, { completed: '2026-11-20T09:00:00.123455Z', fields: fields('x') })).toMatchObject({
      kind: 'older',
    });
    expect(say(3, { completed: '2026-11-20T09:00:00.123457Z', fields: fields('x') })).toMatchObject({
      kind: 'changed',
    });
  });

  it('the list follows: title, counts of fields, size and totals', () => {
    const { db, say } = aMirror();
    const { requestKey } = say(1, { ...pending, fields: fields('old') });
    say(2, {
      fields: [...fields('neu'), { id: 'b', type: 't', data: 'text', value: 'ü' }],
      language: { source: 'EN-gb', target: 'fr' },
    });
    const row = db.prepare('SELECT * FROM requests WHERE key = ?').get(requestKey);
    expect(row).toMatchObject({
      origin: connection,
      title: 'source',
      field_count: 2,
      size_bytes: 'neu'.length + 'source'.length + 2,
      language_source: 'EN-gb',
      language_source_canonical: 'en-GB',
      language_target_canonical: 'fr',
      version: 2,
    });
    const counts = db.prepare(
      'SELECT state, language_target_canonical AS target, count FROM request_counts WHERE count <> 0',
    );
    expect(counts.all()).toEqual([{ state: 'completed', target: 'fr', count: 1 }]);
  });
});

describe('older never overwrites newer', () => {
  it('an earlier completion, or a state behind, is older', () => {
    const { say } = aMirror();
    say(1, { state: 'confirmed', completed: undefined });
    expect(say(2, pending)).toMatchObject({ kind: 'older' });
    say(3, { completed: time(60) });
    expect(say(4, { completed: time(59), fields: fields('x') })).toMatchObject({ kind: 'older' });
    const sync = { learnedBy: 'sync', askedUs: us(2) } as const;
    expect(say(5, { ...pending, fields: fields('x') }, sync)).toMatchObject({ kind: 'older' });
  });

  it('a call without an ordered id that takes a completion back is unclear, and applied by hand', () => {
    const { say, read } = aMirror();
    const reopened = { state: 'confirmed', completed: undefined };
    const { requestKey } = say(10, { completed: time(60) });
    expect(say(20, reopened, { eventId: 'msg_17' })).toMatchObject({ kind: 'unclear' });
    expect(read(requestKey)).toMatchObject({ state: 'complete' });
    // The call arrived before the completion was known, so the coordinator needn't decide.
    expect(say(9, reopened, { eventId: 'msg_16' })).toMatchObject({ kind: 'older' });
    expect(say(9, reopened, { eventId: 'msg_16', learnedBy: 'hand' })).toMatchObject({ kind: 'older' });
    expect(say(20, reopened, { eventId: 'msg_17', learnedBy: 'hand' })).toMatchObject({ kind: 'changed' });
    expect(read(requestKey)).toMatchObject({ state: 'confirmed' });
    expect(say(30, { completed: time(90) })).toMatchObject({ kind: 'changed' });
  });

  it('an answer that was asked for before an edit was learned does not undo it', () => {
    const { say } = aMirror();
    say(1, { fields: fields('a') });
    say(5, { fields: fields('edited') });
    const stale = { learnedBy: 'sync' as const, askedUs: us(4) };
    expect(say(6, { fields: fields('a') }, stale)).toMatchObject({ kind: 'older' });
    expect(say(7, { fields: fields('again') }, { learnedBy: 'sync', askedUs: us(6) })).toMatchObject({
      kind: 'changed',
    });
  });

  it('a call replayed by hand does not undo changes that arrived after it', () => {
    const { say } = aMirror();
    say(5, { fields: fields('b') });
    expect(say(1, { fields: fields('a') }, { learnedBy: 'hand' })).toMatchObject({ kind: 'older' });
    expect(say(6, { fields: fields('c') }, { learnedBy: 'hand' })).toMatchObject({ kind: 'changed' });
  });

  it('an event that took the request back is newer than the completion in a query’s answer', () => {
    const { say } = aMirror();
    say(1, { completed: time(60) }, { learnedBy: 'sync', askedUs: us(1) });
    expect(say(2, pending, at(59))).toMatchObject({ kind: 'older' });
    expect(say(3, pending, at(61))).toMatchObject({ kind: 'changed' });
    // The answer to a query that was made earlier.
    expect(say(4, { completed: time(60) }, { learnedBy: 'sync', askedUs: us(1) })).toMatchObject({
      kind: 'older',
    });
    expect(say(5, { completed: time(62) }, { learnedBy: 'sync', askedUs: us(5) })).toMatchObject({
      kind: 'changed',
    });
  });

  it('an event that was on its way while a query answered with the completion is older', () => {
    const { say } = aMirror();
    say(1, pending, at(1));
    say(2, { completed: time(60) }, { learnedBy: 'sync', askedUs: us(2) });
    expect(say(3, { state: 'confirmed', completed: undefined }, at(30))).toMatchObject({ kind: 'older' });
  });

  it('a call that came while a query was answered is applied: the answer may be the older of the two', () => {
    const { say } = aMirror();
    say(5, { fields: fields('answer') }, { learnedBy: 'sync', askedUs: us(1) });
    expect(say(4, { fields: fields('call') })).toMatchObject({ kind: 'changed' });
  });

  it('ids that only look like ours order nothing', () => {
    const { say } = aMirror();
    const ids = [
      'evt_2',
      'evt_0193a1b2-0000-4000-8000-000000000001',
      'EVT_0193a1b2-0000-7000-8000-000000000001',
      'msg_1',
    ];
    for (const [second, id] of ids.entries()) {
      say(second, {}, { eventId: id });
      expect(say(second, pending, { eventId: `${id}9` }).kind).toMatch(/older|unclear/);
    }
  });
});
