import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('the name of another company or product', () => {
  proveRows('code', [
    ['Sign in with Google', 'Mit Facebook anmelden', ['name-replaced: Google, Facebook']],
    ['Sign in with Google', 'Mit Google anmelden', []],
    ['Sign in with Google', 'Mit Ihrem Konto anmelden', []],
    ['Sign in with Google', 'Войти через Гугл', [], 'en ru'],
    ['For Windows and Linux', 'Для Windows и macOS', ['name-replaced: Linux, macOS'], 'en ru'],
    // Two names in place of one, and one that the source has elsewhere.
    ['For your iPhone', 'Für iPad und Android', []],
    ['<p>For Android</p><p>For iOS</p>', '<p>Für Android und iOS</p><p>Für alle</p>', []],
    ['Open google.com in Firefox', 'Öffnen Sie google.de in Firefox', []],
  ]);
});
