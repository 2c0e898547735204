import type { JsonObject } from '../../../content/content-request';
import type { LoggedBody, LoggedCall, ServiceLimits } from '../../../contract/request-log';
import { curlLine, keptHeaders, type CurlCall } from '../../lib/curl';
import { parseLeniently } from './lenient-json';
import { repairCriteriaParameters } from './repair-criteria';
import { repairImportMark } from './repair-import-mark';
import { repairPath } from './repair-path';
import { repairSimpleParameters } from './repair-parameters';
import { repairSubmission } from './repair-submission';
import { repairWebhook } from './repair-webhook';
import { ruleOf, type Rule, type RuleKind } from './rule';
import { parametersOf, routeMethods, routeOf, type ServiceRoute } from './service-route';

/**
 * An example of the call without its fault: a line for the terminal, or only the body if the fault was there.
 */
export interface CorrectedExample {
  readonly kind: 'curl' | 'body';
  readonly text: string;
}

export interface ServicePlace {
  readonly serviceUrl: string;
  readonly limits: ServiceLimits;
}

const jsonHeader = ['content-type', 'application/json'] as const;

/**
 * The refused call with its faults repaired; undefined where repairing it makes no sense (an unknown id, a
 * fault of ours).
 */
export function correctedExample(call: LoggedCall, place: ServicePlace): CorrectedExample | undefined {
  const rule = ruleOf(call.status, call.problems, call.method, call.path);
  return repairs[rule.kind](call, place, rule);
}

type Repair = (call: LoggedCall, place: ServicePlace, rule: Rule) => CorrectedExample | undefined;

/** The call with changes, as a line for the terminal. */
function line(call: LoggedCall, place: ServicePlace, changes: Partial<CurlCall> = {}): CorrectedExample {
  return {
    kind: 'curl',
    text: curlLine({
      method: call.method,
      url: `${baseOf(place)}${call.path}`,
      withToken: true,
      headers: acceptedHeaders(call),
      ...sentBody(call, place.limits),
      ...changes,
    }),
  };
}

const again: Repair = (call, place) => line(call, place);
const never: Repair = () => undefined;
const withFreshKey: Repair = (call, place) =>
  line(call, place, { headers: withHeader(call.headers, 'idempotency-key', freshKey(call.headers)) });
const withRepairedBody: Repair = (call, { limits }) => repairedBody(call, limits);

const repairs: Readonly<Record<RuleKind, Repair>> = {
  host: again,
  'token-missing': again,
  'token-form': again,
  'token-unknown': again,
  'no-such-path': atNearestPath,
  'no-such-request': never,
  method: (call, place, rule) =>
    line(call, place, underAllowedMethod(call, rule.kind === 'method' ? rule.allowed : '', place.limits)),
  'idempotency-conflict': withFreshKey,
  'idempotency-key': withFreshKey,
  'too-large': never,
  'media-type': (call, place) => line(call, place, { headers: withHeader(call.headers, ...jsonHeader) }),
  'query-limit': never,
  'path-encoding': (call, place) =>
    line(call, place, {
      url: `${baseOf(place)}${call.path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')}`,
    }),
  json: withRepairedBody,
  submission: withRepairedBody,
  'import-mark': withRepairedBody,
  webhook: withRepairedBody,
  'criteria-query': (call, place) =>
    line(call, place, {
      url: `${baseOf(place)}/v1/content`,
      parameters: repairCriteriaParameters(parametersOf(call.path)),
    }),
  'simple-query': (call, place) =>
    line(call, place, {
      url: `${baseOf(place)}/v1/content`,
      parameters: repairSimpleParameters(parametersOf(call.path)),
    }),
  unavailable: never,
  internal: never,
  other: never,
};

function baseOf({ serviceUrl }: ServicePlace): string {
  return serviceUrl.replace(/\/$/, '');
}

function repairedBody(call: LoggedCall, limits: ServiceLimits): CorrectedExample | undefined {
  const route = routeOf(call.path);
  // A body that was recorded only in part can't be repaired.
  if (route === undefined || isKeptInPart(call.requestBody)) return undefined;
  const text = call.requestBody.kind === 'text' ? call.requestBody.text : '';
  const body = bodyRepairs[route](parseLeniently(text), limits);
  return body === undefined ? undefined : { kind: 'body', text: JSON.stringify(body, null, 2) };
}

const bodyRepairs: Readonly<
  Record<ServiceRoute, (value: unknown, limits: ServiceLimits) => JsonObject | undefined>
> = {
  content: repairSubmission,
  import: repairImportMark,
  webhook: repairWebhook,
  read: () => undefined,
};

/** The body that was sent, or an example where the service didn't read it. */
function sentBody(call: LoggedCall, limits: ServiceLimits): Pick<CurlCall, 'body'> {
  const { requestBody, method } = call;
  if (requestBody.kind === 'text') return { body: requestBody.text };
  if (isKeptInPart(requestBody)) return { body: { file: 'body.json' } };
  return method === 'PUT' && requestBody.kind !== 'none' ? exampleBody(call.path, limits) : {};
}

function isKeptInPart({ kind }: LoggedBody): boolean {
  return kind === 'beginning' || kind === 'omitted';
}

function exampleBody(path: string, limits: ServiceLimits): Pick<CurlCall, 'body'> {
  const route = routeOf(path);
  const body = route === undefined ? undefined : bodyRepairs[route](undefined, limits);
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

/** Chooses the allowed method closest to the one used; a writing method gets an example body. */
function underAllowedMethod(call: LoggedCall, allowed: string, limits: ServiceLimits): Partial<CurlCall> {
  const methods = allowed.split(/,\s*/);
  const wantsToWrite = /^(?:PUT|POST|PATCH)$/.test(call.method);
  const method =
    wantsToWrite && methods.includes('PUT') ? 'PUT' : (methods.find((m) => m !== 'HEAD') ?? 'GET');
  if (method !== 'PUT') return { method, headers: withoutHeader(call.headers, 'content-type') };
  const { body } = exampleBody(call.path, limits);
  return {
    method,
    headers: withHeader(call.headers, ...jsonHeader),
    ...(body === undefined ? {} : { body }),
  };
}

/** The call at the endpoint that was probably meant, with a method that it accepts. */
function atNearestPath(call: LoggedCall, place: ServicePlace): CorrectedExample | undefined {
  const path = repairPath(call.path);
  const route = path === undefined ? undefined : routeOf(path);
  if (path === undefined || route === undefined) return undefined;
  const meant = { ...call, path };
  const allowed = routeMethods[route];
  const hasBody = call.method !== 'PUT' || call.requestBody.kind === 'text';
  const fits = hasBody && allowed.split(', ').includes(call.method);
  return line(meant, place, fits ? {} : underAllowedMethod(meant, allowed, place.limits));
}

/** A refused call may have another fault behind its first: the service reads the media type only later. */
function acceptedHeaders({ method, headers }: LoggedCall): LoggedCall['headers'] {
  return method === 'PUT' ? withHeader(headers, ...jsonHeader) : meaningfulHeaders(headers);
}

/** Headers that the service evaluates; an example contains no others. */
function meaningfulHeaders(headers: LoggedCall['headers']): LoggedCall['headers'] {
  return keptHeaders(headers).filter(([name]) => /^(?:content-type|idempotency-key)$/i.test(name));
}

function withHeader(headers: LoggedCall['headers'], name: string, value: string): LoggedCall['headers'] {
  return [...withoutHeader(headers, name), [name, value]];
}

function withoutHeader(headers: LoggedCall['headers'], name: string): LoggedCall['headers'] {
  return meaningfulHeaders(headers).filter(([known]) => known.toLowerCase() !== name);
}

/** Returns another idempotency key than the used one, made of allowed characters. */
function freshKey(headers: LoggedCall['headers']): string {
  const given = headers.find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1] ?? '';
  const kept = given
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 200);
  return kept === '' ? 'order-1' : `${kept}-2`;
}
