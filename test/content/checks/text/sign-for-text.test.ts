import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a sign in the place of a text', () => {
  proveRows('target-equals-source', [
    ['Staple (top left)', '-', ['stub: -'], 'en nl', 'text'],
    ['Shortcuts', '-', ['stub: -'], 'en it', 'text'],
    ['The server does not take the request.', '...', ['stub: ...'], 'en it', 'text'],
    // A key may be a compound or a name.
    ['node version', 'node-version', [], 'en sv', 'text'],
    // A sign for nothing, a short label, and a name of the source.
    ['Not set here', '—', [], 'en de', 'text'],
    ['Minus', '-', [], 'en de', 'text'],
    ['Unknown', '-', [], 'en de', 'text'],
    ['GIMP', '-', [], 'en de', 'text'],
    ['help.html', 'help_de.html', [], 'en de', 'text'],
  ]);
});
