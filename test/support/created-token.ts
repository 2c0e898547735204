import { locdesk } from './serve';

/** Returns the text of a new token, made by the command line beside a running program. */
export async function createdToken(data: string): Promise<string> {
  const { stdout } = await locdesk('token', 'create', '--name', 'flow', '--json', '--data', data);
  return (JSON.parse(stdout) as { token: string }).token;
}
