import { redacted } from '../../../contract/request-log';

/**
 * The endpoint that an unknown address probably meant: another version or none, plural for singular, a step
 * left out. The query stays. Undefined where no endpoint is near.
 */
export function repairPath(path: string): string | undefined {
  const at = path.includes('?') ? path.indexOf('?') : path.length;
  const steps = path
    .slice(0, at)
    .split('/')
    .filter((step) => step !== '');
  while (/^(?:api|v\d+)$/i.test(steps[0] ?? '')) steps.shift();
  const endpoint = endpointOf(steps);
  // A path with a redacted secret can't be repaired.
  return endpoint === undefined || path.includes(redacted) ? undefined : `/v1/${endpoint}${path.slice(at)}`;
}

function endpointOf([noun = '', ...further]: readonly string[]): string | undefined {
  if (/^web-?hooks?$/i.test(noun)) return further.length === 0 ? 'webhook' : undefined;
  if (!/^(?:contents?|requests?|content-requests?)$/i.test(noun)) return undefined;
  const [id, action, ...rest] = /^requests?$/i.test(further[0] ?? '') ? further.slice(1) : further;
  if (id === undefined) return 'content';
  if (action === undefined) return `content/request/${id}`;
  return /^import(?:s|ed|-?state)?$/i.test(action) && rest.length === 0 ? `content/${id}/import` : undefined;
}
