import { describe, expect, it } from 'vitest';
import { Changes } from '../../../src/main/platform/changes';
import { createEventFeed } from '../../../src/main/ui-api/event-feed';
import type { EventMessage, Events } from '../../../src/contract/events';
import { ManualEnvironment } from '../../support/manual-environment';

function feed() {
  const environment = new ManualEnvironment();
  const changes = new Changes(() => undefined);
  const sent: EventMessage[] = [];
  const end = createEventFeed(changes, environment, (message) => sent.push(message));
  return { environment, changes, sent, end };
}

describe('the event feed of a window', () => {
  it('folds a burst into one message with the keys of all', () => {
    const { environment, changes, sent } = feed();
    for (const key of [3, 1, 3]) changes.requests(key);
    environment.advance(50);
    expect(sent).toEqual([{ name: 'requests.changed', payload: { keys: [3, 1] } }]);
  });

  it('says "any of them" when keys are many or unknown', () => {
    const { environment, changes, sent } = feed();
    for (let key = 1; key <= 101; key++) changes.requests(key);
    environment.advance(50);
    changes.requests(5);
    changes.requests();
    environment.advance(50);
    expect(sent.map((message) => message.payload)).toEqual([{}, {}]);
  });

  it.each<[string, readonly Events['drafts.changed'][], Events['drafts.changed']]>([
    [
      'one field twice',
      [
        { requestKey: 1, fieldId: 'a' },
        { requestKey: 1, fieldId: 'a' },
      ],
      { requestKey: 1, fieldId: 'a' },
    ],
    [
      'two fields of a request',
      [
        { requestKey: 1, fieldId: 'a' },
        { requestKey: 1, fieldId: 'b' },
      ],
      { requestKey: 1 },
    ],
    ['a field and its request', [{ requestKey: 1 }, { requestKey: 1, fieldId: 'b' }], { requestKey: 1 }],
    [
      'two requests',
      [
        { requestKey: 1, fieldId: 'a' },
        { requestKey: 2, fieldId: 'a' },
      ],
      {},
    ],
    ['any, then one', [{}, { requestKey: 5 }], {}],
  ])('folds changed drafts so that none is left out: %s', (_of, payloads, expected) => {
    const { environment, changes, sent } = feed();
    for (const payload of payloads) changes.notify({ name: 'drafts.changed', payload });
    environment.advance(50);
    expect(sent).toEqual([{ name: 'drafts.changed', payload: expected }]);
  });

  it('folds changed problems like requests', () => {
    const { environment, changes, sent } = feed();
    changes.notify({ name: 'problems.changed', payload: { keys: [1] } });
    changes.notify({ name: 'problems.changed', payload: { keys: [2] } });
    environment.advance(50);
    changes.notify({ name: 'problems.changed', payload: {} });
    changes.notify({ name: 'problems.changed', payload: { keys: [2] } });
    environment.advance(50);
    expect(sent.map(({ payload }) => payload)).toEqual([{ keys: [1, 2] }, {}]);
  });

  it('passes on each request of the host to the window, at once and in order', () => {
    const { environment, changes, sent } = feed();
    changes.requests(1);
    for (const id of ['a', 'b', 'c'])
      changes.notify({ name: 'host.requested', payload: { kind: 'request-missing', id } });
    expect(sent.map(({ payload }) => payload)).toMatchObject([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    environment.advance(50);
    expect(sent.map(({ name }) => name)).toEqual([
      'host.requested',
      'host.requested',
      'host.requested',
      'requests.changed',
    ]);
  });

  it('sends nothing after its end', () => {
    const { environment, changes, sent, end } = feed();
    changes.requests(1);
    end();
    environment.advance(100);
    expect(sent).toEqual([]);
  });
});

describe('changes', () => {
  it('reach every listener, also when one fails', () => {
    const failures: unknown[] = [];
    const changes = new Changes((error) => failures.push(error));
    const heard: string[] = [];
    changes.subscribe(() => {
      throw new Error('deaf');
    });
    changes.subscribe((message) => heard.push(message.name));
    changes.requests(1);
    expect(heard).toEqual(['requests.changed']);
    expect(failures).toHaveLength(1);
  });
});
