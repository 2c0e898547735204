import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('percent escapes in words', () => {
  proveRows('corrupted', [
    ['Sign up with it', 'Mit%20Google registrieren', ['escaped: %20'], 'en de', 'text'],
    ['<p>The text file</p>', '<p>Die M%C3%BCnchner Datei</p>', ['escaped: %C3%BC']],
    ['See the file', 'Siehe http://a.example/b%20c und b%20c.txt/d', [], 'en de', 'text'],
    ['It is %20d wide', 'Es ist%20d breit', [], 'en de', 'text'],
    ['Write a%20b', 'Schreiben Sie a%20b', [], 'en de', 'text'],
    ['For all of you', 'F\\xfcr alle da', ['escaped: \\xfc'], 'en de', 'text'],
    ['For all of us', 'Das ist f=C3=BCr alle', ['escaped: =C3=BC'], 'en de', 'text'],
    ['For all of us here', 'Das ist =C3=BCber alle', ['escaped: =C3=BC'], 'en de', 'text'],
    ['To create it', 'со=D0=B7дать', ['escaped: =D0=B7'], 'en ru', 'text'],
    ['The search is a=C3=A1', 'Die Suche ist a=C3=A1', [], 'en de', 'text'],
    ['A valid address', 'Une adresse dU+00E9finie', ['escaped: U+00E9'], 'en fr', 'text'],
    ['The sign é', 'Le signe U+00E9 ou U+10FFFF', [], 'en fr', 'text'],
    ['For all of it: \\xfc', 'Das \\xfc', [], 'en de', 'text'],
  ]);
});
