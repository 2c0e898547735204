import type { Desk } from './desk';

/** The `/v1` service as a tool's author uses it: JSON with a token of its own. */
export interface ServiceClient {
  submit(body: object): Promise<string>;
  read(id: string): Promise<ServiceRequest>;
  mark(id: string, importState: 'success' | 'fail'): Promise<void>;
}

export interface ServiceRequest {
  readonly id: string;
  readonly state: string;
  readonly fields: readonly {
    readonly id: string;
    readonly value: string;
    readonly originalValue?: string;
  }[];
  readonly importResponse?: { readonly importState: string; readonly time: string };
}

export async function serviceClient(desk: Desk, kind: 'live' | 'test' = 'live'): Promise<ServiceClient> {
  const token = await desk.token(kind);
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${desk.service}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer as T;
  };
  return {
    submit: async (body) => (await call<{ id: string }>('PUT', '/content', body)).id,
    read: (id) => call('GET', `/content/request/${encodeURIComponent(id)}`),
    mark: async (id, importState) => {
      await call('PUT', `/content/${encodeURIComponent(id)}/import`, { importState });
    },
  };
}

/** A request of one title and one HTML field. */
export function page(title: string, html: string, target = 'de-CH'): object {
  const base = { type: 'localizable', data: 'html' };
  return {
    language: { source: 'en', target },
    fields: [
      { ...base, id: 'title', value: title },
      { ...base, id: 'body', value: html },
    ],
  };
}
