import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const inCode = (before: string, after: string): string => `<p>${before} <code>Trees</code>${after}</p>`;

describe('marks of formulas, declarations and escapes', () => {
  proveRows('french-spacing', [
    ['It returns 2/k!', 'Renvoie 2/k!', [], 'en fr'],
    ['It is n! at most', 'C’est n! au plus', [], 'en fr'],
    ['It is there!', 'C’est là!', ['missing: !'], 'en fr'],
    ['Let us go! It is n.', 'Allons-y!', ['missing: !'], 'en fr'],
  ]);
  proveRows('punctuation', [
    ['As follows: <?xml version="1"?> here', 'Como sigue: <?xml version="1"?> así', [], 'en es', 'text'],
    ['Is it here?> Or not', 'Está así?> O no', ['inverted: ¿'], 'en es', 'text'],
  ]);
  proveRows('punctuation', [
    [inCode('It is for', ' databases.'), inCode('Den är för', 'databaser.'), [], 'en sv'],
    [inCode('It is', '.'), inCode('Den är', 'databaser.'), ['space-at-tag: databaser'], 'en sv'],
    [
      inCode('It is for', ' with it.'),
      inCode('Den är för', 'databaser.'),
      ['space-at-tag: databaser'],
      'en sv',
    ],
    [inCode('It is for', ' databases.'), inCode('Den är för', 'med.'), ['space-at-tag: med'], 'en sv'],
    [inCode('', ' starts it.'), inCode('', 'startar den.'), ['space-at-tag: startar'], 'en sv'],
    [inCode('It is for', ' databases.'), inCode('Es ist für', 'datenbanken.'), ['space-at-tag: datenbanken']],
  ]);
  proveRows('brackets', [
    ['None, sure ;\\-) Well', 'Ninguno ;\\-) Vale', [], 'en es', 'text'],
    ['None, sure. Well', 'Ninguno\\-) Vale', ['unopened: )'], 'en es', 'text'],
    ['Either (a), use it, or (b), wait', 'Antingen a), använd den, eller b), vänta', [], 'en sv', 'text'],
    ['Either (a), use it, or wait', 'Antingen a), använd den, eller vänta', ['unopened: )'], 'en sv', 'text'],
  ]);
});

describe('the rest of a sentence that begins with its mark', () => {
  const rest = ' tab, then wait';
  proveRows('edge-spaces', [
    [rest, ', dann warte', [], 'en de', 'text'],
    [rest, 'Reiter, dann warte', ['leading-missing'], 'en de', 'text'],
    [' tab then wait', ', dann warte', ['leading-missing'], 'en de', 'text'],
  ]);
  proveRows('punctuation', [
    [rest, ', dann warte', [], 'en de', 'text'],
    [' tab then wait', ', dann warte', ['misplaced: ,'], 'en de', 'text'],
    ['Tab, then wait', ', dann warte', ['misplaced: ,'], 'en de', 'text'],
  ]);
});

describe('a French colon that belongs to a name', () => {
  const rest = 'ne doit pas être traduit.';
  proveRows('french-spacing', [
    ['<p>The <i>Default:</i> field stays.</p>', `<p>Le champ <i>Default:</i> ${rest}</p>`, [], 'en fr'],
    ['<p>The <i>Name:</i> field stays.</p>', `<p>Le champ <i>Nom:</i> ${rest}</p>`, ['missing: :'], 'en fr'],
    [
      '<p>It sends a <b>Pragma: no-cache</b> header.</p>',
      '<p>Il envoie un en-tête <b>Pragma: no-cache</b>.</p>',
      [],
      'en fr',
    ],
    ['<p><b>Options:</b> these</p>', '<p><b>Options:</b> celles-ci</p>', ['missing: :'], 'en fr'],
    [
      '<p>It ends. <b>Options:</b> these</p>',
      '<p>Il finit. <b>Options:</b> celles-ci</p>',
      ['missing: :'],
      'en fr',
    ],
  ]);
});
