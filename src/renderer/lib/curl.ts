import { redacted, type LoggedBody, type LoggedCall } from '../../contract/request-log';
import { shellQuote } from './shell-quote';

export interface CurlCall {
  readonly method: string;
  readonly url: string;
  /** Sends `$LOCDESK_TOKEN`. */
  readonly withToken: boolean;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Parameters that cURL appends percent-encoded, which keeps the line readable. */
  readonly parameters?: readonly (readonly [name: string, value: string])[];
  /** A text, or the name of a file with the body. */
  readonly body?: string | { readonly file: string };
}

/** Double quotes, so that the shell expands the variable. */
const authorization = '-H "Authorization: Bearer $LOCDESK_TOKEN"';

/** Linux accepts at most 128 KiB per argument; longer bodies go through standard input. */
const longestWord = 100_000;

/** cURL and the connection set these by themselves, or they belong to the machine that called. */
const ownHeaders = new Set([
  'accept-encoding',
  'authorization',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'user-agent',
]);

/** Returns a POSIX shell command that repeats a call. */
export function curlLine(call: CurlCall): string {
  const { method, url, withToken, headers = [], parameters = [], body } = call;
  const hasBody = body !== undefined;
  const options = [
    ...(withToken ? [authorization] : []),
    ...headers.map(([name, value]) => `-H ${shellQuote(headerText(name, value))}`),
    ...(hasBody && !headers.some(([name]) => name.toLowerCase() === 'content-type')
      ? [`-H 'Content-Type:'`]
      : []),
    ...parameters.map(([name, value]) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`),
  ];
  const start = `curl ${methodOption(method, parameters.length > 0, hasBody)}${urlOptions(url)}${shellQuote(url)}`;
  if (typeof body === 'object') options.push(`--data-binary @${body.file}`);
  else if (body !== undefined && isLong(body)) {
    const end = endMark(body);
    return `${[start, ...options, `--data-binary @- <<'${end}'`].join(' \\\n  ')}\n${body}\n${end}`;
  } else if (body !== undefined) options.push(`--data-raw ${shellQuote(body)}`);
  return [start, ...options].join(' \\\n  ');
}

/**
 * Returns a logged call as a cURL line with `$LOCDESK_TOKEN` as token. A body that was not recorded
 * completely is named as a file.
 */
export function curlOf(call: LoggedCall, serviceUrl: string): string {
  const sentBearer = call.headers.some(
    ([name, value]) => name.toLowerCase() === 'authorization' && /^bearer /i.test(value),
  );
  return curlLine({
    method: call.method,
    url: `${serviceUrl.replace(/\/$/, '')}${call.path}`,
    withToken: sentBearer,
    headers: [...foreignHost(call), ...keptHeaders(call.headers)],
    ...bodyOf(call.requestBody),
  });
}

/** The Host header matters only if the service refused the call because of it. */
function foreignHost(call: LoggedCall): LoggedCall['headers'] {
  return (call.problems[0] ?? '').startsWith('host:')
    ? call.headers.filter(([name]) => name.toLowerCase() === 'host')
    : [];
}

/** Headers that describe the call itself; a redacted secret can't be sent again. */
export function keptHeaders(headers: LoggedCall['headers']): LoggedCall['headers'] {
  return headers.filter(
    ([name, value]) =>
      !ownHeaders.has(name.toLowerCase()) &&
      !value.includes(redacted) &&
      !name.toLowerCase().startsWith('sec-') &&
      !(name.toLowerCase() === 'accept' && value === '*/*'),
  );
}

function bodyOf(body: LoggedBody): Pick<CurlCall, 'body'> {
  if (body.kind === 'none') return {};
  // No shell can pass a NUL character on.
  const isWhole = body.kind === 'text' && !body.text.includes('\0');
  return { body: isWhole ? body.text : { file: 'body.json' } };
}

function methodOption(method: string, hasParameters: boolean, hasBody: boolean): string {
  if (method === 'HEAD') return '--head ';
  if (method === 'GET' && !hasBody) return hasParameters ? '-G ' : '';
  return `-X ${shellQuote(method)} `;
}

/** The options that stop cURL from interpreting brackets and `..` in an address. */
function urlOptions(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]*/, '');
  return `${/[[\]{}]/.test(path) ? '--globoff ' : ''}${/\/\.{1,2}(?:[/?#]|$)/.test(path) ? '--path-as-is ' : ''}`;
}

/** Returns a word that is no line of the body. */
function endMark(body: string): string {
  let mark = 'END_OF_BODY';
  while (body.includes(mark)) mark += '_';
  return mark;
}

function headerText(name: string, value: string): string {
  const shown = name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase());
  // cURL drops a header with an empty value unless a semicolon follows.
  return value === '' ? `${shown};` : `${shown}: ${value}`;
}

function isLong(body: string): boolean {
  return body.length > longestWord / 4 && new TextEncoder().encode(body).length > longestWord;
}
