import { expect } from 'vitest';
import type { CommandInput, CommandName, CommandOutput } from '../../src/contract/contract';
import type { Served } from './serve';

/** The window of a program that runs as a process of its own. */
export interface ServedWindow {
  ask<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandOutput<N>>;
}

/** Opens the window by its address, whose key works once. */
export async function openServedWindow({
  service,
  ui,
}: Pick<Served, 'service' | 'ui'>): Promise<ServedWindow> {
  const headers = { origin: service, 'content-type': 'application/json' };
  const opened = await fetch(`${service}/ui-api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key: new URL(ui).hash.slice('#handover='.length) }),
  });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? expect.fail('the window did not open');
  return {
    async ask<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandOutput<N>> {
      const response = await fetch(`${service}/ui-api/command/${name}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(input),
      });
      const answer = (await response.json()) as
        | { readonly ok: true; readonly value: CommandOutput<N> }
        | { readonly ok: false; readonly error: { readonly message: string } };
      if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
      return answer.value;
    },
  };
}
