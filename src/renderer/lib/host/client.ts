import type { Bridge, CommandInput, CommandName, CommandOutput } from '../../../contract/contract';
import type { EventMessage } from '../../../contract/events';
import { AppError } from '../../../contract/errors';
import { answeringInOrder } from './in-order';
import { isResult } from './result';
import { unwrap } from '../../../contract/result';
import { errorLanguage, t } from '../messages/translate';
import { HttpBridge, type ConnectionState, type LinkOutcome } from './http-bridge';

declare global {
  interface Window {
    /** Present in the desktop application only; set by the preload. */
    readonly locdesk?: Bridge;
  }
}

/** The host as the window sees it: typed commands, events, and whether it can be reached. */
export interface Client {
  /**
   * Resolves with the command's output; rejects with the host's `AppError`, whose text is meant for the
   * reader and in the language of the window.
   */
  readonly call: <N extends CommandName>(name: N, input: CommandInput<N>) => Promise<CommandOutput<N>>;
  readonly subscribe: (listener: (message: EventMessage) => void) => () => void;
  readonly onConnection: (listener: (state: ConnectionState) => void) => () => void;
  /** In a browser, continues with a link from the terminal if the window needs a key. */
  readonly enterWith: (link: string) => Promise<LinkOutcome>;
}

type BrowserPart = Pick<Client, 'onConnection' | 'enterWith'>;

/** The desktop application needs no key and is never refused. */
const desktopPart: BrowserPart = { onConnection: () => () => undefined, enterWith: async () => 'refused' };

export function clientOver(bridge: Bridge, browserPart = desktopPart): Client {
  const ask = async <N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandOutput<N>> => {
    const answer = await bridge.call(name, input);
    if (!isResult<CommandOutput<N>>(answer))
      throw new AppError('INTERNAL', t('connection.badAnswer', { status: 0 }));
    return unwrap(answer, errorLanguage());
  };
  return {
    call: answeringInOrder(ask),
    subscribe: (listener) => bridge.subscribe(listener),
    ...browserPart,
  };
}

/** Connects to the desktop application's bridge if present, else to the browser host over HTTP. */
export async function connect(view: Window): Promise<Client> {
  if (view.locdesk !== undefined) return clientOver(view.locdesk);
  const bridge = new HttpBridge();
  await bridge.start(view);
  return clientOver(bridge, {
    onConnection: (listener) => bridge.onConnection(listener),
    enterWith: (link) => bridge.enterWith(link),
  });
}

/** Returns the message of a failed command for the reader. */
export function messageOf(error: unknown): string {
  if (error instanceof AppError || error instanceof Error) return error.message;
  return String(error);
}
