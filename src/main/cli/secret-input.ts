import { buffer, text } from 'node:stream/consumers';
import { UsageError } from './output';

/** Standard input, the source of secrets for a command; tests pass their own. */
export interface SecretInput {
  readonly isTerminal: boolean;
  readonly read: () => Promise<string>;
  readonly bytes: () => Promise<Uint8Array>;
}

export const processInput: SecretInput = {
  isTerminal: process.stdin.isTTY,
  read: () => text(process.stdin),
  bytes: () => buffer(process.stdin),
};

/** Reads the token from standard input. @throws UsageError for no line, or more than one */
export async function readToken(input: SecretInput): Promise<string> {
  const how = `give it there: printf %s "$TOKEN" | locdesk connection add --name NAME --url URL --token-stdin`;
  if (input.isTerminal) throw new UsageError(`--token-stdin reads the token from standard input, ${how}`);
  const token = (await input.read()).replace(/\r?\n$/, '');
  if (token.trim() === '') throw new UsageError(`there is no token on standard input, ${how}`);
  if (/[\r\n]/.test(token))
    throw new UsageError('there is more than one line on standard input, give the token alone');
  return token;
}
