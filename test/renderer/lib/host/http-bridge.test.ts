// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../../src/contract/errors';
import { failure, success } from '../../../../src/contract/result';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { HttpBridge, type ConnectionState } from '../../../../src/renderer/lib/host/http-bridge';
import { staleEvents, type EventMessage } from '../../../../src/contract/events';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const answer = (status: number, body: unknown): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });
const answering = (respond: (path: string) => Response) => {
  const fetching = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async (path) =>
    respond(path),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const hashListeners: EventListenerOrEventListenerObject[] = [];

beforeEach(() => {
  FakeEventSource.opened = [];
  // A page has one bridge; here each test starts one in the same window.
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'hashchange') hashListeners.push(listener);
    listen(type, listener);
  });
  vi.stubGlobal('EventSource', FakeEventSource);
  history.replaceState(null, '', '/');
});
afterEach(() => {
  for (const listener of hashListeners.splice(0)) window.removeEventListener('hashchange', listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watch(bridge: HttpBridge) {
  const states: ConnectionState[] = [];
  const messages: EventMessage[] = [];
  bridge.onConnection((state) => states.push(state));
  bridge.subscribe((message) => messages.push(message));
  return { states, messages };
}

describe('the key to the window', () => {
  const refusal = failure(new AppError('FORBIDDEN', 'no'));
  const refusedBridge = async () => {
    const bridge = new HttpBridge();
    const watched = watch(bridge);
    await bridge.start(window);
    answering(() => answer(403, refusal));
    await bridge.call('app.info', {});
    expect(watched.states.at(-1)).toBe('refused');
    return { bridge, ...watched };
  };

  test('the key is handed over once and leaves the address at once', async () => {
    const fetching = answering(() => answer(204, undefined));
    history.replaceState(null, '', '/#handover=s3cret');
    await new HttpBridge().start(window);
    expect(location.href).not.toContain('s3cret');
    expect(fetching).toHaveBeenCalledOnce();
    expect(fetching.mock.calls[0]?.[0]).toBe('/ui-api/session');
    expect(fetching.mock.calls[0]?.[1]?.body).toBe('{"key":"s3cret"}');
    expect(FakeEventSource.opened.map((source) => source.url)).toEqual(['/ui-api/events']);
  });

  test('without one, the cookie of an earlier visit is tried', async () => {
    const fetching = answering(() => answer(200, { ok: true, value: 1 }));
    await new HttpBridge().start(window);
    expect(fetching).not.toHaveBeenCalled();
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  test('a refused page goes on with a link that is pasted into its address bar, and reads everything', async () => {
    const { states, messages } = await refusedBridge();
    const fetching = answering(() => answer(200, { ok: true, value: {} }));
    location.hash = '#handover=an0ther';
    await vi.waitFor(() => expect(states.at(-1)).toBe('open'));
    expect(fetching.mock.calls.map(([, init]) => init.body)).toEqual(['{"key":"an0ther"}']);
    expect(location.href).not.toContain('an0ther');
    expect(messages).toHaveLength(staleEvents.length);
    expect(FakeEventSource.opened.filter(({ readyState }) => readyState === 1)).toHaveLength(1);
  });

  test.each([' http://127.0.0.1:4310/#handover=an0ther\n', 'an0ther'])(
    'a refused page goes on with %j in its field',
    async (link) => {
      const { bridge, states } = await refusedBridge();
      const fetching = answering(() => answer(200, { ok: true, value: {} }));
      expect(await bridge.enterWith(link)).toBe('entered');
      expect(fetching.mock.calls.map(([, init]) => init.body)).toEqual(['{"key":"an0ther"}']);
      expect(states.at(-1)).toBe('open');
    },
  );

  test('a link that was used before leaves the page refused', async () => {
    const { bridge, states } = await refusedBridge();
    expect(await bridge.enterWith('used')).toBe('refused');
    expect(states.at(-1)).toBe('refused');
  });
});

describe('commands', () => {
  test('a value comes back, an error of the other side is thrown with its text', async () => {
    const client = clientOver(new HttpBridge());
    const fetching = answering(() => answer(200, { ok: true, value: { count: 14 } }));
    await expect(client.call('samples.load', {})).resolves.toEqual({ count: 14 });
    expect(fetching.mock.calls[0]?.[0]).toBe('/ui-api/command/samples.load');
    answering(() => answer(409, failure(new AppError('CONFLICT', 'Samples are here already.'))));
    await expect(client.call('samples.load', {})).rejects.toThrow('Samples are here already.');
  });

  test('a missing answer, or one of another program, becomes an error text and no crash', async () => {
    const client = clientOver(new HttpBridge());
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.call('samples.load', {})).rejects.toThrow('did not answer');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })));
    await expect(client.call('samples.load', {})).rejects.toThrow('502');
  });

  test.each([401, 403])('a %i means that this window has no session', async (status) => {
    const bridge = new HttpBridge();
    const { states } = watch(bridge);
    answering(() => answer(status, failure(new AppError('FORBIDDEN', 'no'))));
    await bridge.call('app.info', {});
    expect(states).toEqual(['open', 'refused']);
  });

  test('bytes are sent as they are, and the rest of their input in the address', async () => {
    const fetching = answering(() => answer(200, success({})));
    const bytes = Uint8Array.of(0, 255, 10);
    await clientOver(new HttpBridge()).call('memories.upload', { upload: 7, content: bytes });
    const [[path, init] = []] = fetching.mock.calls;
    expect(decodeURIComponent(path ?? '')).toBe('/ui-api/command/memories.upload?input={"upload":7}');
    expect(init).toMatchObject({ headers: { 'content-type': 'application/octet-stream' }, body: bytes });
  });
});

describe('events', () => {
  test('a message reaches the listeners; one of an unknown name does not', async () => {
    const bridge = new HttpBridge();
    const { messages } = watch(bridge);
    await bridge.start(window);
    const [source] = FakeEventSource.opened;
    const send = (value: unknown) =>
      source?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(value) }));
    send({ name: 'requests.changed', payload: { keys: [1] } });
    send({ name: 'something.newer', payload: {} });
    expect(messages).toEqual([{ name: 'requests.changed', payload: { keys: [1] } }]);
  });

  test('a stream that is closed because the session has ended says so', async () => {
    vi.useFakeTimers();
    const bridge = new HttpBridge();
    const { states } = watch(bridge);
    await bridge.start(window);
    answering(() => answer(403, failure(new AppError('FORBIDDEN', 'no'))));
    const [source] = FakeEventSource.opened;
    source?.close();
    source?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(['open', 'lost', 'refused']);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  test('everything is read again, too, if the stream opens only at its second attempt', async () => {
    const bridge = new HttpBridge();
    const { states, messages } = watch(bridge);
    await bridge.start(window);
    const [first] = FakeEventSource.opened;
    first?.dispatchEvent(new Event('error'));
    expect(states.at(-1)).toBe('lost');
    first?.dispatchEvent(new Event('open'));
    expect(messages).toHaveLength(staleEvents.length);
  });

  test('after a break everything is read again, and a closed stream is opened again', async () => {
    vi.useFakeTimers();
    const bridge = new HttpBridge();
    const { states, messages } = watch(bridge);
    await bridge.start(window);
    const [first] = FakeEventSource.opened;
    first?.dispatchEvent(new Event('open'));
    expect(messages).toEqual([]);
    if (first !== undefined) first.readyState = FakeEventSource.CLOSED;
    first?.dispatchEvent(new Event('error'));
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(5000);
    FakeEventSource.opened[1]?.dispatchEvent(new Event('open'));
    expect(states.at(-1)).toBe('open');
    expect(messages.map((message) => message.name)).toContain('requests.changed');
    expect(messages).toHaveLength(staleEvents.length);
  });
});
