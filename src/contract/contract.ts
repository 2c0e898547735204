import type { Static } from 'typebox';
import { checksCommands } from './commands/checks';
import { connectionsCommands } from './commands/connections';
import { deskCommands } from './commands/desk';
import { fulfilmentCommands } from './commands/fulfilment';
import { handoversCommands } from './commands/handovers';
import { listenerCommands } from './commands/listener';
import { listsCommands } from './commands/lists';
import { memoriesCommands } from './commands/memories';
import { memoryCommands } from './commands/memory';
import { ordersCommands } from './commands/orders';
import { receiversCommands } from './commands/receivers';
import { requestsCommands } from './commands/requests';
import { reviewCommands } from './commands/review';
import { serviceCommands } from './commands/service';
import { termsCommands } from './commands/terms';
import { webhookCommands } from './commands/webhook';
import type { EventMessage } from './events';

/**
 * Every command and event between the renderer and a host, and the only place where a channel is named.
 * Preload, IPC registration, HTTP bridge and client are loops over these two tables.
 */

export const commands = {
  ...requestsCommands,
  ...listsCommands,
  ...reviewCommands,
  ...checksCommands,
  ...memoryCommands,
  ...memoriesCommands,
  ...receiversCommands,
  ...termsCommands,
  ...fulfilmentCommands,
  ...serviceCommands,
  ...webhookCommands,
  ...listenerCommands,
  ...connectionsCommands,
  ...ordersCommands,
  ...handoversCommands,
  ...deskCommands,
} as const;

export type CommandName = keyof typeof commands;
export type CommandInput<N extends CommandName> = Static<(typeof commands)[N]['input']>;
export type CommandOutput<N extends CommandName> = NonNullable<(typeof commands)[N]['output']>;

export function isCommandName(name: unknown): name is CommandName {
  return typeof name === 'string' && Object.hasOwn(commands, name);
}

export const commandNames: readonly CommandName[] = Object.keys(commands).filter(isCommandName);

/** Names of the commands that the query thread answers. */
export type QuestionName = {
  [N in CommandName]: (typeof commands)[N] extends { readonly isQuestion: true } ? N : never;
}[CommandName];

export function isQuestionName(name: CommandName): name is QuestionName {
  return 'isQuestion' in commands[name];
}

/** The IPC channels of the Electron host; the browser host uses `/ui-api/<command>` and `/ui-api/events`. */
export const channels = { command: 'locdesk:command', event: 'locdesk:event' } as const;

/**
 * The object that the preload exposes as `window.locdesk`. The browser host's client has the same shape over
 * HTTP.
 */
export interface Bridge {
  /** Resolves with the envelope, and never rejects for an error that the host reports. */
  call(name: CommandName, input: unknown): Promise<unknown>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (message: EventMessage) => void): () => void;
  /**
   * Sets the language of the text being edited; undefined means any of the person's languages. Only the
   * desktop application has it.
   */
  spellCheckIn?(language: string | undefined): void;
}
