import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { NewerVersion } from '../../contract/desktop/newer-version';
import type { Environment } from '../platform/environment';
import { CallDeadline, httpCall, readBeginning } from '../platform/http-client';

const longestAnswerBytes = 16_384;
const longestWaitMs = 15_000;

const NewestVersion = Type.Object({
  version: Type.String({ pattern: '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}$' }),
  url: Type.String({ maxLength: 500 }),
});

/**
 * Asks for the newest version. The call names only the product, not the running version or any data of this
 * computer.
 *
 * @throws Error when the answer can't be understood
 */
export async function askNewestVersion(
  environment: Pick<Environment, 'setTimer'>,
  address: string,
): Promise<NewerVersion> {
  const deadline = new CallDeadline(environment, { headersMs: longestWaitMs, wholeMs: longestWaitMs });
  try {
    const { status, body } = await httpCall(environment, {
      method: 'GET',
      url: address,
      headers: { accept: 'application/json', 'user-agent': 'Locdesk' },
      signal: deadline.signal,
    });
    deadline.headersCame();
    const { bytes, sizeBytes } = await readBeginning(body, longestAnswerBytes);
    if (status !== 200) throw new Error(`the answer is ${status}`);
    if (sizeBytes > longestAnswerBytes) {
      throw new Error(`the answer is longer than ${longestAnswerBytes} bytes`);
    }
    const answer: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (!Check(NewestVersion, answer) || !isWebPage(answer.url)) {
      throw new Error('the answer is not {"version": "1.2.3", "url": "https://…"}');
    }
    return { version: answer.version, url: new URL(answer.url).href };
  } finally {
    deadline.end();
  }
}

/**
 * The user is sent to this page, so it must not be another program, or a page that a third party can replace
 * in transit.
 */
function isWebPage(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
