import { commands, isCommandName } from '../../contract/contract';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { failure, success, type Result } from '../../contract/result';
import { requireSchema } from '../platform/json/validation';
import type { Log } from '../platform/environment';
import { storeFailure } from '../database/store-failure';
import type { CommandHandlers } from './command-services';

/**
 * Runs one command for a window. The transports have authenticated the caller; this validates the input.
 * `gone` is aborted when the caller's connection ends before it has the answer. Never throws.
 */
export type Dispatch = (name: unknown, input: unknown, gone?: AbortSignal) => Promise<Result<unknown>>;

export function createDispatch(handlers: CommandHandlers, log: Log): Dispatch {
  return async (name, input, gone) => {
    try {
      if (!isCommandName(name))
        throw new AppError('NOT_FOUND', sentence`There is no command "${String(name)}".`);
      const valid = requireSchema(commands[name].input, input, 'input');
      // The input fits the schema its handler's type is made from; the table pairs them by name.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const handler = handlers[name] as (value: unknown, gone?: AbortSignal) => unknown;
      return success(await handler(valid, gone));
    } catch (error) {
      return failure(toAppError(error, String(name), log));
    }
  };
}

function toAppError(error: unknown, command: string, log: Log): AppError {
  if (error instanceof AppError && error.code !== 'INTERNAL') return error;
  log.error({ err: error, command }, 'command failed');
  const known = storeFailure(error);
  if (known !== undefined) return known;
  return new AppError('INTERNAL', 'Something went wrong inside Locdesk. The log file says more.');
}
