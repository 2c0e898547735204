import { describe, expect, it } from 'vitest';
import { aMirror, fields, time, us } from '../../../support/upstream/mirror';
import { eventId } from '../../../support/upstream/webhook-calls';

const pending = { state: 'pending', completed: undefined };
const old = { fields: fields('old') };
const newer = { fields: fields('newer') };

/** An answer to a question of that second; upstream's clock is two hours behind ours. */
const answerTo = (second: number) =>
  ({ learnedBy: 'sync', askedUs: us(second), askedThereUs: us(second - 7200) }) as const;
/** An event of that second, by upstream's clock. */
const event = (second: number) => ({ eventId: eventId(time(second - 7200)) });

describe('an answer is as new as its question', () => {
  it('an event from before it changes nothing, however late it comes', () => {
    const { say, read, versions } = aMirror();
    const { requestKey } = say(11, newer, answerTo(10));
    expect(say(60, pending, event(1))).toMatchObject({ kind: 'older' });
    expect(say(61, old, event(9))).toMatchObject({ kind: 'older' });
    expect(say(62, newer, event(9))).toMatchObject({ kind: 'unchanged' });
    expect(read(requestKey)).toMatchObject({ state: 'complete', fields: newer.fields });
    expect(versions.list(requestKey)).toHaveLength(1);
  });

  it('nor when the answer only confirmed known content', () => {
    const { say } = aMirror();
    say(5, newer, { learnedBy: 'sync' });
    expect(say(11, newer, answerTo(10))).toMatchObject({ kind: 'unchanged' });
    expect(say(60, old, event(9))).toMatchObject({ kind: 'older' });
  });

  it('an event from after it is applied', () => {
    const { say } = aMirror();
    say(11, old, answerTo(10));
    expect(say(60, newer, event(12))).toMatchObject({ kind: 'changed' });
  });

  it('an answer asked for after everything else came takes back a completion', () => {
    const { say, read } = aMirror();
    const { requestKey } = say(5, newer, { learnedBy: 'sync', askedUs: us(4) });
    expect(say(11, pending, { learnedBy: 'sync', askedUs: us(10) })).toMatchObject({ kind: 'changed' });
    expect(read(requestKey)).toMatchObject({ state: 'pending' });
  });

  it('but not one asked for before the completion came', () => {
    const { say } = aMirror();
    say(5, pending, event(4));
    say(11, newer, event(10));
    expect(say(12, pending, { learnedBy: 'sync', askedUs: us(9) })).toMatchObject({ kind: 'older' });
  });

  it('an answer wins over an older event that came in while it was on its way', () => {
    const { say } = aMirror();
    say(11, old, event(3));
    expect(say(12, newer, answerTo(10))).toMatchObject({ kind: 'changed' });
    expect(say(13, old, event(4))).toMatchObject({ kind: 'older' });
  });

  it('an event that came after the question is kept over its answer', () => {
    const { say } = aMirror();
    say(11, newer, event(11));
    expect(say(12, old, answerTo(10))).toMatchObject({ kind: 'older' });
  });
});
