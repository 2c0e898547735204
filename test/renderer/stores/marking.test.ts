import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { Marking } from '../../../src/renderer/stores/marking';
import { createRequestsState } from '../../../src/renderer/stores/lists/requests-state';
import { createToastState } from '../../../src/renderer/stores/window/toast-state';
import { FakeHost } from '../fake-host';
import { runs } from '../../support/effort';

async function setUp(count: number) {
  const host = new FakeHost(count);
  const client = clientOver(host);
  const requests = createRequestsState(client);
  const toasts = createToastState();
  const marking = new Marking(client, requests, toasts);
  await requests.getState().refreshNow();
  return { host, requests, toasts, marking, selected: () => requests.getState().selected?.row.key };
}

const stay = { advance: false };

/** Marks the chosen requests as failed, without a reason. */
async function markFailed(marking: Marking, options = stay): Promise<void> {
  await marking.mark('fail', options);
  const { asked } = marking.reasonQuestion.getState();
  if (asked === undefined) return;
  marking.dropReasonQuestion();
  await marking.fail(asked, []);
}

test('when the marked request leaves the view, the next one is selected', async () => {
  const { requests, marking, selected, host } = await setUp(4);
  await requests.getState().select(1);
  await marking.mark('success', stay);
  expect(selected()).toBe(3);
  expect(requests.getState().total).toBe(3);
  expect(host.listing('imported').map((found) => found.key)).toEqual([2]);
});

test('after the last one of a view the one before is selected, and in the end none', async () => {
  const { requests, marking, selected } = await setUp(2);
  await requests.getState().select(1);
  await markFailed(marking);
  expect(selected()).toBe(1);
  await markFailed(marking);
  expect(selected()).toBeUndefined();
});

test('in a view it does not leave, the request stays selected unless asked to go on', async () => {
  const { requests, marking, selected } = await setUp(3);
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  await marking.mark('success', stay);
  expect(selected()).toBe(1);
  expect(requests.getState().selected?.row.importMark?.importState).toBe('success');
  await marking.mark('success', { advance: true });
  expect(selected()).toBe(2);
});

test('two quick presses mark two requests, not one twice', async () => {
  const { requests, marking, host } = await setUp(5);
  await requests.getState().select(0);
  await Promise.all([marking.mark('success', stay), marking.mark('success', stay)]);
  expect(host.listing('imported').map((found) => found.key)).toEqual([1, 2]);
});

test('a mark waits for the rows that keys before it select, and marks all of them', async () => {
  const { requests, marking, host } = await setUp(300);
  await requests.getState().select(98);
  for (let pressed = 0; pressed < 4; pressed++) void requests.getState().extendBy(1);
  await marking.mark('success', stay);
  expect(host.listing('imported').map((found) => found.key)).toEqual([99, 100, 101, 102, 103]);
});

test('a mark right after a key that moves on marks the next request, not the one before', async () => {
  const { requests, marking, host } = await setUp(300);
  await requests.getState().select(99);
  void requests.getState().move(1);
  await marking.mark('success', stay);
  expect(host.listing('imported').map((found) => found.key)).toEqual([101]);
});

test('the toast describes the marking, and its undo brings the request back, selected', async () => {
  const { requests, marking, toasts, selected, host } = await setUp(3);
  await requests.getState().select(0);
  await marking.mark('success', stay);
  const [toast] = toasts.getState().toasts;
  expect(toast).toMatchObject({ text: 'Marked as imported: Request 1', action: { label: 'Undo' } });

  expect(await toasts.getState().runNewestAction()).toBe(true);
  expect(host.listing('imported')).toEqual([]);
  expect(selected()).toBe(1);
  expect(toasts.getState().toasts.map((shown) => shown.text)).toEqual(['Undone: Request 1']);
});

test('after the toast is gone, the newest marking is offered once more, and undone by the second key', async () => {
  const { requests, marking, toasts, host } = await setUp(3);
  await requests.getState().select(0);
  await marking.mark('success', stay);
  const gone = () => {
    for (const { id } of toasts.getState().toasts) toasts.getState().dismiss(id);
  };
  gone();
  expect(await toasts.getState().runNewestAction()).toBe(false);
  await marking.offerNewest();
  expect(toasts.getState().toasts).toMatchObject([
    { text: 'Marked as imported: Request 1', action: { label: 'Undo' } },
  ]);
  expect(host.listing('imported')).toHaveLength(1);
  expect(await toasts.getState().runNewestAction()).toBe(true);
  expect(host.listing('imported')).toEqual([]);
  gone();
  await marking.offerNewest();
  expect(toasts.getState().toasts.map(({ text }) => text)).toEqual(['Nothing to undo.']);
});

test('marks that upstream has by now are named, and not offered', async () => {
  const { marking, toasts, host } = await setUp(3);
  const common = { batch: 'b', importState: 'success', key: 1, title: 'Request 1' } as const;
  host.newestMarking = { ...common, unsent: 0, sent: 1 };
  await marking.offerNewest();
  const [toast] = toasts.getState().toasts;
  expect(toast?.action).toBeUndefined();
  // An error's toast has room for the whole sentence.
  expect(toast).toMatchObject({
    tone: 'error',
    text: expect.stringMatching(/^Request 1: The service already/),
  });
  host.newestMarking = { ...common, unsent: 2, sent: 1 };
  await marking.offerNewest();
  const newest = toasts.getState().toasts.at(-1);
  expect(newest).toMatchObject({ text: 'Marked as imported: 2 requests', action: { label: 'Undo' } });
  await toasts.getState().runNewestAction();
  expect(host.asked.findLast(({ name }) => name === 'marks.undo')?.input).toEqual({ batch: 'b' });
});

test('the undo of an earlier notice says that upstream has its mark by now, and what it undid of several', async () => {
  const { requests, marking, toasts, host } = await setUp(4);
  await requests.getState().select(0);
  await requests.getState().extendTo(2);
  await marking.mark('success', stay);
  host.markedUpstream.add(1);
  await toasts.getState().runNewestAction();
  expect(toasts.getState().toasts.map(({ tone, text }) => [tone, text])).toEqual([
    ['error', expect.stringMatching(/^3 requests: The service already/)],
    ['done', 'Undone: 2 requests'],
  ]);
  expect(host.listing('imported').map(({ key }) => key)).toEqual([1]);
});

test('a refused mark is shown and changes nothing', async () => {
  const { requests, marking, toasts, selected, host } = await setUp(3);
  await requests.getState().select(0);
  host.broken.add('marks.set');
  await marking.mark('success', stay);
  expect(selected()).toBe(1);
  expect(toasts.getState().toasts).toMatchObject([{ tone: 'error', text: 'marks.set is out of order' }]);
});

/** The requests with these keys have no result yet. */
function withoutResult(host: FakeHost, ...keys: readonly number[]): void {
  host.rows = host.rows.map((row) => (keys.includes(row.key) ? { ...row, state: 'pending' } : row));
}

test('a request that is not completed is marked only after a second, deliberate step', async () => {
  const { requests, marking, host } = await setUp(2);
  withoutResult(host, 1);
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  await marking.mark('success', stay);
  expect(host.listing('imported')).toEqual([]);
  expect(marking.question.getState().asked).toMatchObject({ keys: [1], notCompleted: [1] });
  await marking.answer('cancel');
  expect(host.listing('imported')).toEqual([]);
  await marking.mark('success', stay);
  await marking.answer('all');
  expect(host.listing('imported').map(({ key }) => key)).toEqual([1]);
  expect(marking.question.getState().asked).toBeUndefined();
});

test('a request that was completed since its row was read is marked at once', async () => {
  const { requests, marking, host } = await setUp(2);
  const [completed] = host.rows;
  withoutResult(host, 1);
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  host.rows = host.rows.map((one) => (one.key === 1 && completed !== undefined ? completed : one));
  await marking.mark('success', stay);
  expect(marking.question.getState().asked).toBeUndefined();
  expect(host.listing('imported').map(({ key }) => key)).toEqual([1]);
});

test('of several, those that are completed can be marked alone', async () => {
  const { requests, marking, host } = await setUp(4);
  withoutResult(host, 2);
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  await requests.getState().chooseAll();
  await marking.mark('success', stay);
  expect(host.listing('imported')).toEqual([]);
  expect(marking.question.getState().asked?.notCompleted).toEqual([2]);
  await marking.answer('others');
  expect(host.listing('imported').map(({ key }) => key)).toEqual([1, 3, 4]);
});

test('several with errors are marked as imported only after a second step; as failed at once', async () => {
  const { requests, marking, host } = await setUp(4);
  host.rows = host.rows.map((row) =>
    row.key === 3 ? { ...row, problems: { errors: 1, warnings: 0, styles: 0 } } : row,
  );
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  await requests.getState().chooseAll();
  await marking.mark('success', stay);
  expect(marking.question.getState().asked).toMatchObject({ notCompleted: [], withErrors: [3] });
  await marking.answer('others');
  expect(host.listing('imported').map(({ key }) => key)).toEqual([1, 2, 4]);
  await markFailed(marking);
  expect(host.listing('import-failed').map(({ key }) => key)).toEqual([1, 2, 3, 4]);
});

test('several are marked although the selection is cleared before the host has summed them up', async () => {
  const { requests, marking, selected, host } = await setUp(3);
  await requests.getState().select(0);
  await requests.getState().extendTo(2);
  const marked = marking.mark('success', stay);
  // The mark takes what is chosen when its turn comes.
  await Promise.resolve();
  await Promise.resolve();
  requests.getState().clearSelection();
  await marked;
  expect(host.listing('imported')).toHaveLength(3);
  expect(selected()).toBeUndefined();
});

test('a mark is removed long after it was set', async () => {
  const { requests, marking, toasts, host } = await setUp(2);
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  await markFailed(marking);
  toasts.setState({ toasts: [] });
  await marking.remove();
  expect(host.listing('import-failed')).toEqual([]);
  expect(toasts.getState().toasts.map(({ text }) => text)[0]).toContain('Mark removed');
  await marking.remove();
  expect(toasts.getState().toasts.at(-1)?.text).toBe('There is no mark to remove.');
});

test('the marks of all chosen requests are removed, but for those that upstream has, which is said', async () => {
  const { requests, marking, toasts, host } = await setUp(3);
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  await requests.getState().chooseAll();
  await markFailed(marking);
  const before = host.askedFor('requests.window');
  host.markedUpstream.add(2);
  toasts.setState({ toasts: [] });
  await marking.remove();
  expect(host.asked.findLast(({ name }) => name === 'marks.remove')?.input).toEqual({ keys: [1, 2, 3] });
  expect(host.listing('import-failed').map(({ key }) => key)).toEqual([2]);
  expect(toasts.getState().toasts.map(({ text }) => text)).toEqual([
    expect.stringMatching(/already has this mark/),
    expect.stringMatching(/Mark removed: 2 requests/),
  ]);
  expect(host.askedFor('requests.window')).toBeGreaterThan(before);
});

test('undo is offered for ten seconds, and for a minute when several were marked', async () => {
  const { requests, marking, toasts } = await setUp(4);
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  await marking.mark('success', stay);
  await requests.getState().chooseAll();
  await marking.mark('success', stay);
  expect(toasts.getState().toasts.map(({ shownMs }) => shownMs)).toEqual([10_000, 60_000]);
});

test('undo right after a mark takes that mark back, not the one before, however late the host answers', async () => {
  const { requests, marking, toasts, host } = await setUp(4);
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  await marking.mark('success', { advance: true });
  const second = marking.mark('success', { advance: true });
  const undone = toasts.getState().runNewestAction();
  // The mark after the undo is of the request that the undo selected again.
  const third = marking.mark('success', stay);
  await Promise.all([second, third]);
  expect(await undone).toBe(true);
  expect(host.listing('imported').map(({ key }) => key)).toEqual([1, 2]);
});

test('each press marks one more request, in whatever order the host answers and the list is read again', async () => {
  const orders = fc.asyncProperty(fc.scheduler(), async (s) => {
    const { host, requests, marking } = await setUp(8);
    await requests.getState().select(1);
    const answer = host.call.bind(host);
    // Calls reach the host in the order they are made; their answers may overtake each other.
    host.call = async (name, input) => s.schedule(answer(name, input), name);
    const presses = [1, 2, 3, 4, 5].map(() => s.schedule(Promise.resolve(), 'press'));
    const readings = [1, 2, 3].map(() => s.schedule(Promise.resolve(), 'event'));
    const marks = presses.map(async (press) => press.then(() => marking.mark('success', { advance: true })));
    const refreshes = readings.map(async (event) => event.then(() => requests.getState().refreshNow()));
    await s.waitFor(Promise.all([...marks, ...refreshes]));
    const marked = host.rows.filter(({ importMark }) => importMark !== undefined);
    expect(marked.map(({ key }) => key)).toEqual([2, 3, 4, 5, 6]);
  });
  await fc.assert(orders, { numRuns: runs(60) });
});

test('a request is marked as failed only once its reasons are given, or none; Esc marks nothing', async () => {
  const { requests, marking, host } = await setUp(3);
  const why = { kind: 'problem', id: 'numbers', field: 'title', text: 'The numbers differ.' } as const;
  const asked = () => marking.reasonQuestion.getState().asked;
  await requests.getState().select(0);
  await marking.mark('fail', stay);
  expect(asked()).toMatchObject({ keys: [1] });
  marking.dropReasonQuestion();
  expect([asked(), host.askedFor('marks.set')]).toEqual([undefined, 0]);
  await requests.getState().chooseAll();
  await marking.mark('fail', stay);
  const question = asked() ?? expect.fail('no question');
  await marking.fail(question, [why]);
  expect(host.asked.findLast(({ name }) => name === 'marks.set')?.input).toEqual({
    keys: [1, 2, 3],
    importState: 'fail',
    reasons: [why],
  });
});

test('where the reason that a key chose early turns out not to exist, nothing is marked and the question is asked again', async () => {
  const { requests, marking, host } = await setUp(3);
  await requests.getState().select(0);
  await marking.mark('fail', stay);
  const { asked, opened } = marking.reasonQuestion.getState();
  const question = asked ?? expect.fail('no question');
  marking.dropReasonQuestion();
  await marking.fail(question, Promise.resolve(undefined));
  expect(marking.reasonQuestion.getState()).toMatchObject({ asked: question, opened: opened + 1 });
  expect([host.askedFor('marks.set'), marking.running.getState().count]).toEqual([0, 0]);
});

test('a mark as failed chosen while the question of another request is open is asked after it', async () => {
  const { requests, marking, host } = await setUp(3);
  const asked = () => marking.reasonQuestion.getState().asked;
  await requests.getState().select(0);
  await marking.mark('fail', stay);
  const first = asked() ?? expect.fail('no question');
  marking.dropReasonQuestion();
  // The question for the first request is asked again when its turn has come.
  const again = marking.fail(first, Promise.resolve(undefined));
  await requests.getState().select(1);
  await Promise.all([again, marking.mark('fail', stay)]);
  expect(asked()).toMatchObject({ keys: [1] });
  marking.dropReasonQuestion();
  const second = asked() ?? expect.fail('no question for the second request');
  await marking.fail(first, []);
  marking.dropReasonQuestion();
  await marking.fail(second, []);
  expect(asked()).toBeUndefined();
  const marked = host.asked.filter(({ name }) => name === 'marks.set').map(({ input }) => input);
  expect(marked).toMatchObject([{ keys: [1] }, { keys: [2] }]);
});

test('of several, those that are not completed can be left out before the reasons are asked for', async () => {
  const { requests, marking, host } = await setUp(3);
  withoutResult(host, 2);
  await requests.getState().setListing({ view: 'all' });
  await requests.getState().select(0);
  await requests.getState().chooseAll();
  await marking.mark('fail', stay);
  expect(marking.reasonQuestion.getState().asked).toBeUndefined();
  await marking.answer('others');
  expect(marking.reasonQuestion.getState().asked).toMatchObject({ keys: [1, 3] });
});
