import type { AttemptProblem } from '../../contract/webhook/deliveries';
import type { HeaderPairs } from '../../contract/http-message';
import { keptBodyBytes } from '../outbox/outbox-service';
import { callFailure } from '../platform/call-failure';
import type { Environment } from '../platform/environment';
import { CallDeadline, httpCall, readBeginning } from '../platform/http-client';

/** Time limits (decisions, section 7). The headers alone decide on success, so the body gets little time. */
const deadlines = { headersMs: 15_000, bodyMs: 2000 };

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
      /** Number of bytes read. */
      readonly sizeBytes: number;
    }
  | { readonly kind: 'unanswered'; readonly problem: AttemptProblem; readonly text: string };

/** Makes one call: no redirects, 15 seconds, and a recorded beginning of the response body. Never rejects. */
export async function makeCall(
  environment: Pick<Environment, 'setTimer'>,
  call: Call,
  signal: AbortSignal,
): Promise<CallResult> {
  const deadline = new CallDeadline(environment, deadlines, signal);
  try {
    const { status, headers, body } = await httpCall(environment, { ...call, signal: deadline.signal });
    deadline.headersCame();
    const { bytes, sizeBytes } = await readBeginning(body, keptBodyBytes);
    return { kind: 'answered', status, headers, body: bytes, sizeBytes };
  } catch (error) {
    if (deadline.passed !== undefined) {
      const text = `There was no answer within ${deadlines.headersMs / 1000} seconds.`;
      return { kind: 'unanswered', problem: 'timeout', text };
    }
    if (signal.aborted) {
      return {
        kind: 'unanswered',
        problem: 'interrupted',
        text: 'Locdesk ended before there was an answer.',
      };
    }
    const { problem, text } = callFailure(error, new URL(call.url).host);
    return { kind: 'unanswered', problem, text };
  } finally {
    deadline.end();
  }
}
