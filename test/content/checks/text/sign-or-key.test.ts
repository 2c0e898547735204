import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a sign or a key in the place of a text', () => {
  proveRows('target-equals-source', [
    ['Staple (top left)', '-', ['stub: -'], 'en nl', 'text'],
    ['Bad handler file', 'bad_handler_file', ['stub: bad_handler_file'], 'en fr', 'text'],
    ['Add a new entry', 'messages.add.new', ['stub: messages.add.new'], 'en ru', 'text'],
    ['Shortcuts', '-', ['stub: -'], 'en it', 'text'],
    ['nm-tray info', 'nm-tray-informatie', [], 'en nl', 'text'],
    ['nm-tray info', 'nm_tray.info', ['stub: nm_tray.info'], 'en nl', 'text'],
    ['The nm-tray has new info', 'nm-tray-new-info', ['stub: nm-tray-new-info'], 'en nl', 'text'],
    ['Sign-in failed', 'sign-in-failed', ['stub: sign-in-failed'], 'en de', 'text'],
    ['Enter your e-mail address', 'e-mail-address', ['stub: e-mail-address'], 'en fr', 'text'],
    ['The server does not take the request.', '...', ['stub: ...'], 'en it', 'text'],
    // A sign for nothing, a short label, and a key or a name of the source.
    ['Not set here', '—', [], 'en de', 'text'],
    ['Minus', '-', [], 'en de', 'text'],
    ['Unknown', '-', [], 'en de', 'text'],
    ['GIMP', '-', [], 'en de', 'text'],
    ['help.html', 'help_de.html', [], 'en de', 'text'],
    ['Look at the example', 'beispiel.example.com', [], 'en de', 'text'],
  ]);
});
