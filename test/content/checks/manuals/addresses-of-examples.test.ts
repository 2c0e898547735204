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
    // An example in the words of the target; a slip in it, and one that is lost, are none.
    [
      '<p>See http://www.example.com/~ann/red/blue.html there.</p>',
      '<p>Voir http://www.example.com/~ann/rouge/bleu.html ici.</p>',
      [],
      'en fr',
    ],
    [
      '<p>See http://www.example.com/~ann/red/blue.html there.</p>',
      '<p>Voir http://www.example.com/~ann/red/blu.html ici.</p>',
      [
        'missing: http://www.example.com/~ann/red/blue.html',
        'extra: http://www.example.com/~ann/red/blu.html',
      ],
      'en fr',
    ],
    [
      '<p>See http://www.example.com/~ann/red/blue.html there.</p>',
      '<p>Voir ici.</p>',
      ['missing: http://www.example.com/~ann/red/blue.html'],
      'en fr',
    ],
    [
      '<p>Then <code>http://www.shop2.dom/anything</code> is open.</p>',
      '<p>Sonra <code>http://bir.dukkan.dom/biryer</code> açılır.</p>',
      [],
      'en tr',
    ],
    [
      '<p>Then <code>http://www.shop2.dom/anything</code> is open.</p>',
      '<p>Sonra <code>http://bir.dukkan.dom/biryer</code> açılır: <code>www.iki.dom</code>.</p>',
      [],
      'en tr',
    ],
    [
      '<p>Then <code>http://www.shop2.dom/anything</code> is open.</p>',
      '<p>Sonra <code>http://bir.dukkan.dom/biryer</code> açılır: <code>www.iki.com</code>.</p>',
      ['extra: www.iki.com'],
      'en tr',
    ],
    // A folder with the name of a host is none, and neither is what an address consists of.
    [
      '<p>It is in <code>/srv/hosts/www.example.com/a.html</code>.</p>',
      '<p>Dosya <code>/srv/konaklar/www.example.com/b.html</code>.</p>',
      [],
      'en tr',
    ],
    [
      '<p>The scheme and the host are fixed.</p>',
      '<p>La partie protocole://nom-hôte est fixe.</p>',
      [],
      'en fr',
    ],
    [
      '<p>The scheme and the host are fixed.</p>',
      '<p>La partie http://nom.fr est fixe.</p>',
      ['extra: http://nom.fr'],
      'en fr',
    ],
    // The shop in the reader's country.
    ['Go to www.bigshop.com for it.', 'Dafür gibt es www.bigshop.de.', [], 'en de', 'text'],
    [
      'Go to www.bigshop.com for it.',
      'Dafür gibt es www.bigshop.cm.',
      ['missing: www.bigshop.com', 'extra: www.bigshop.cm'],
      'en de',
      'text',
    ],
    ['TRANSLATOR_NAME_AND_EMAIL', 'Ana Ruiz ana@correo.es', [], 'en es', 'text'],
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
