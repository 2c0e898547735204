/** The endpoints of the service by their address (interface document 4). */
export type ServiceRoute = 'content' | 'read' | 'import' | 'webhook';

/** Values of the `Allow` header (interface document 4). */
export const routeMethods: Readonly<Record<ServiceRoute, string>> = {
  content: 'GET, PUT',
  read: 'GET',
  import: 'PUT',
  webhook: 'GET, PUT, DELETE',
};

/** Returns the endpoint of a path, for any method; undefined when there is none. */
export function routeOf(path: string): ServiceRoute | undefined {
  const [, ...steps] = (path.split('?')[0] ?? '').split('/');
  if (steps[0] !== 'v1') return undefined;
  if (steps.length === 2 && steps[1] === 'content') return 'content';
  if (steps.length === 2 && steps[1] === 'webhook') return 'webhook';
  if (steps.length === 4 && steps[1] === 'content' && steps[2] === 'request') return 'read';
  if (steps.length === 4 && steps[1] === 'content' && steps[3] === 'import') return 'import';
  return undefined;
}

/** The criteria-based variant is the one with a `query` (decisions, section 4). */
export function asksByCriteria(path: string): boolean {
  return parametersOf(path).has('query');
}

export function parametersOf(path: string): URLSearchParams {
  const at = path.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : path.slice(at + 1));
}
