import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('an address of an example may be another one in the target', () => {
  proveRows('addresses', [
    // Hosts without a domain are nowhere.
    [
      '<p>Use smb://someserver/home/foo/images.</p>',
      '<p>Verwenden Sie smb://ein-server/mein-bereich/bilder.</p>',
      [],
    ],
    [
      '<p>Use smb://someserver/home/foo/images.</p>',
      '<p>Verwenden Sie smb://someserver/home/foo/imges.</p>',
      ['missing: smb://someserver/home/foo/images', 'extra: smb://someserver/home/foo/imges'],
    ],
    [
      '<p>Use smb://files.site.org/images.</p>',
      '<p>Verwenden Sie smb://daten.ort.org/bilder.</p>',
      ['missing: smb://files.site.org/images', 'extra: smb://daten.ort.org/bilder'],
    ],
    // A hint in an empty field.
    ['you@example.com', 'Adresse der Firma', []],
    ['sales@firm.com', 'Adresse der Firma', ['missing: sales@firm.com']],
    ['http://example.com/', 'http://näidis.ee', [], 'en et'],
    [
      'http://firm.com/',
      'http://näidis.ee',
      ['missing: http://firm.com/', 'extra: http://näidis.ee'],
      'en et',
    ],
    // The team that translates has an address of its own.
    ['Report bugs to %s.', 'Raportu al %s. Diru al translation-team-eo@lists.site.net.', [], 'en eo'],
  ]);
});

describe('a number in quotes is a value that a program reads', () => {
  proveRows('number-format', [
    ['Either "75%" or "87.5%".', 'Entweder »75%« oder »87.5%«.', []],
    ['Either 75% or 87.5%.', 'Entweder 75% oder 87.5%.', ['number: 87.5, 87,5']],
  ]);
});
