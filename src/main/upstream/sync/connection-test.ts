import type { ConnectionTest, QueryVariant, UpstreamProblem } from '../../../contract/upstream/connections';
import type { UpstreamClient } from '../client/upstream-client';
import type { Answered, UpstreamFailure } from '../client/upstream-failure';

/** Smaller differences between clocks are harmless; a `Date` has whole seconds. */
const worthSayingMs = 10_000;

/**
 * Examines an address step by step, without using up the query limit: the webhook's registration has no limit
 * and shows whether the service exists and accepts the token; the form of query shows in how the service
 * refuses a query that is always invalid. Rejects only when `signal` aborts it.
 */
export async function testConnection(client: UpstreamClient, signal: AbortSignal): Promise<ConnectionTest> {
  const webhook = await client.readWebhook(signal);
  const answered = webhook.ok ? webhook.answered : webhook.failure.answered;
  // A content request service may lack this operation, so the query decides.
  const isMissing = !webhook.ok && webhook.failure.answered?.status === 404;
  if (!webhook.ok && !isMissing) return notAccepted(webhook.failure);

  const probe = await client.probeCriteria(signal);
  if (!probe.ok) {
    const { status } = probe.failure.answered ?? {};
    if (
      status === undefined ||
      status === 403 ||
      status === 401 ||
      (isMissing && status !== 400 && status !== 429)
    ) {
      return notAccepted(probe.failure);
    }
  }
  // A content request service refuses the query, or ignores it and answers a page of requests.
  if (probe.ok && !isPage(probe.value)) {
    return {
      reachable: true,
      isService: false,
      ...measured(probe.answered),
      problem: 'not-understood',
      text: 'This address answers, but not as a content request service. Check it: enter what comes before /v1.',
    };
  }
  const variant = offeredVariant(probe.ok ? undefined : probe.failure.answered);
  return {
    reachable: true,
    tokenAccepted: true,
    ...(variant === undefined ? {} : { variant }),
    ...measured(answered),
    text: foundText(variant, answered?.clockDifferenceMs),
  };
}

/**
 * Returns a variant only where it is certain. Status 429 exists only in the criteria-based form (interface
 * document 4.3, 8); a refusal that names a problem inside the query has parsed it; one that doesn't know the
 * parameter indicates the other form.
 */
function offeredVariant(answered: Answered | undefined): QueryVariant | undefined {
  if (answered === undefined) return undefined;
  if (answered.status === 429) return 'criteria';
  if (answered.status !== 400) return undefined;
  const text = Buffer.from(answered.body).toString('utf8').toLowerCase();
  if (text.includes('criteria')) return 'criteria';
  return /query.{0,40}(not a parameter|not known|unknown|unexpected|not allowed|unrecogni[sz]ed)/.test(
    text,
  ) || /(unknown|unexpected|unrecogni[sz]ed).{0,40}query/.test(text)
    ? 'simple'
    : undefined;
}

/** Whether an answer may be a page of requests: it has a list. */
function isPage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).some(Array.isArray);
}

/** Answers that no content request service gives, whatever its state. */
const foreign: ReadonlySet<UpstreamProblem> = new Set(['not-found', 'redirect', 'not-understood']);

function notAccepted(failure: UpstreamFailure): ConnectionTest {
  const { problem, answered } = failure;
  // The test itself is not repeated.
  const text = failure.text.replace(/ Retrying(?: later)?\.$/, '');
  return {
    reachable: answered !== undefined,
    ...(answered !== undefined && foreign.has(problem) ? { isService: false } : {}),
    ...(problem === 'token-refused' && answered !== undefined ? { tokenAccepted: false } : {}),
    ...measured(answered),
    problem,
    text,
  };
}

function measured(answered: Answered | undefined): Pick<ConnectionTest, 'clockDifferenceMs' | 'roundTripMs'> {
  if (answered === undefined) return {};
  const { clockDifferenceMs, roundTripMs } = answered;
  return { roundTripMs, ...(clockDifferenceMs === undefined ? {} : { clockDifferenceMs }) };
}

function foundText(variant: QueryVariant | undefined, clockDifferenceMs: number | undefined): string {
  const form = {
    criteria: 'It supports filtered queries.',
    simple: 'It supports paged queries without filters only, so all its requests are read page by page.',
    unknown: 'The first sync shows which queries it supports.',
  }[variant ?? 'unknown'];
  const clock =
    clockDifferenceMs === undefined || Math.abs(clockDifferenceMs) < worthSayingMs
      ? ''
      : ` Its clock is ${Math.round(Math.abs(clockDifferenceMs) / 1000)} s ${clockDifferenceMs > 0 ? 'ahead of' : 'behind'} this machine's, which does no harm.`;
  return `The service answers and takes the token. ${form}${clock}`;
}
