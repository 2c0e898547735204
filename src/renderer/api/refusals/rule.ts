import { asksByCriteria, routeOf, type ServiceRoute } from './service-route';

/** The rule behind a refusal; the window has the words for each. */
export type Rule =
  | { readonly kind: 'host' }
  | { readonly kind: 'token-missing' }
  | { readonly kind: 'token-form' }
  | { readonly kind: 'token-unknown' }
  | { readonly kind: 'no-such-path' }
  | { readonly kind: 'no-such-request' }
  | { readonly kind: 'method'; readonly allowed: string }
  | { readonly kind: 'idempotency-conflict' }
  | { readonly kind: 'idempotency-key' }
  | { readonly kind: 'too-large'; readonly limitBytes: number | undefined }
  | { readonly kind: 'media-type' }
  | { readonly kind: 'query-limit'; readonly allowedAt: string | undefined }
  | { readonly kind: 'path-encoding' }
  | { readonly kind: 'json' }
  | { readonly kind: 'submission' }
  | { readonly kind: 'import-mark' }
  | { readonly kind: 'webhook' }
  | { readonly kind: 'criteria-query' }
  | { readonly kind: 'simple-query' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'internal' }
  | { readonly kind: 'other' };

export type RuleKind = Rule['kind'];

/** Finds the rule that refused a call by its status and the places that its problems name. */
export function ruleOf(status: number, problems: readonly string[], method: string, path: string): Rule {
  const [first = ''] = problems;
  switch (status) {
    case 400:
      return invalidInput(problems, method, path);
    case 403:
      if (first.startsWith('host:')) return { kind: 'host' };
      if (first.startsWith('authorization: is missing')) return { kind: 'token-missing' };
      return { kind: first.startsWith('authorization: must have the form') ? 'token-form' : 'token-unknown' };
    case 404:
      return { kind: first.startsWith('path:') ? 'no-such-path' : 'no-such-request' };
    case 405:
      return { kind: 'method', allowed: /accepts (.+)$/.exec(first)?.[1] ?? '' };
    case 409:
      return { kind: 'idempotency-conflict' };
    case 413: {
      const limit = /(?<!\d)(\d+) bytes/.exec(first)?.[1];
      return { kind: 'too-large', limitBytes: limit === undefined ? undefined : Number(limit) };
    }
    case 415:
      return { kind: 'media-type' };
    case 429:
      return {
        kind: 'query-limit',
        allowedAt: /\d{4}-\d{2}-\d{2}T[\d:.]+Z/.exec(problems.join(' '))?.[0],
      };
    case 501:
      return { kind: 'other' };
    case 503:
      return { kind: 'unavailable' };
    default:
      return { kind: status >= 500 ? 'internal' : 'other' };
  }
}

function invalidInput(problems: readonly string[], method: string, path: string): Rule {
  const [first = ''] = problems;
  if (/^idempotency-key:/i.test(first)) return { kind: 'idempotency-key' };
  if (first.startsWith('path:')) return { kind: 'path-encoding' };
  if (method === 'GET' || method === 'HEAD') {
    if (routeOf(path) !== 'content') return { kind: 'other' };
    return { kind: asksByCriteria(path) ? 'criteria-query' : 'simple-query' };
  }
  if (problems.some(isSyntaxProblem)) return { kind: 'json' };
  const route = routeOf(path);
  return { kind: route === undefined ? 'other' : bodyRules[route] };
}

const bodyRules = {
  content: 'submission',
  read: 'other',
  import: 'import-mark',
  webhook: 'webhook',
} as const satisfies Record<ServiceRoute, RuleKind>;

/**
 * Whether strict JSON refused the body (decisions, section 3); the texts are in strict-json.ts and
 * json-body.ts.
 */
function isSyntaxProblem(problem: string): boolean {
  return (
    /^body: (?:is not valid|starts with|is shorter or longer)/.test(problem) ||
    /appears more than once in its object|is not allowed as a key|a NUL character|half of a surrogate pair/.test(
      problem,
    ) ||
    /which cannot be kept exactly|is nested deeper than/.test(problem)
  );
}
