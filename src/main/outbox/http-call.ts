import type { HeaderPairs } from '../../contract/http-message';
import type { Environment } from '../platform/environment';
import { keptBodyBytes } from './outbox-service';
import { httpCall, type HttpAnswer } from '../platform/http-client';
import { callProblem, type CallProblem } from './call-problem';

/** For the whole call, until the headers of the answer are there (decisions, section 7). */
const patienceMs = 15_000;
/** The answer is its headers; its body is not waited for long. */
const bodyPatienceMs = 2000;

export interface Call {
  readonly method: 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type CallResult =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: HeaderPairs;
      readonly body: Uint8Array;
      /** As many as were read. */
      readonly sizeBytes: number;
    }
  | ({ readonly kind: 'unanswered' } & CallProblem);

/** Makes one call: no redirects, 15 seconds, of the answer's body what is kept. Never rejects. */
export async function makeCall(
  environment: Pick<Environment, 'setTimer'>,
  call: Call,
  signal: AbortSignal,
): Promise<CallResult> {
  const cut = new AbortController();
  let cutBecause: CallProblem | undefined;
  const cutOff = (because: CallProblem): void => {
    cutBecause ??= because;
    cut.abort();
  };
  const interrupt = (): void =>
    cutOff({ problem: 'interrupted', text: 'Locdesk ended before there was an answer.' });
  const cancelTimer = environment.setTimer(patienceMs, () =>
    cutOff({ problem: 'timeout', text: `There was no answer within ${patienceMs / 1000} seconds.` }),
  );
  signal.addEventListener('abort', interrupt);
  try {
    if (signal.aborted) interrupt();
    const response = await httpCall(environment, { ...call, signal: cut.signal });
    const cancelBodyTimer = environment.setTimer(bodyPatienceMs, () => cut.abort());
    const beginning = await readBeginning(response);
    cancelBodyTimer();
    return { kind: 'answered', status: response.status, headers: response.headers, ...beginning };
  } catch (error) {
    return { kind: 'unanswered', ...(cutBecause ?? callProblem(error)) };
  } finally {
    cancelTimer();
    signal.removeEventListener('abort', interrupt);
  }
}

/** What is kept of the body, and no more is read; one that breaks off is as long as it came. */
async function readBeginning(response: HttpAnswer): Promise<{ body: Uint8Array; sizeBytes: number }> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of response.body) {
      chunks.push(chunk);
      sizeBytes += chunk.length;
      if (sizeBytes > keptBodyBytes) break;
    }
  } catch {
    // Cut by the receiver, or by us for being slow: the answer stands.
  }
  return { body: Buffer.concat(chunks).subarray(0, keptBodyBytes), sizeBytes };
}
