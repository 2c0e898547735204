import { proveRows } from '../found-problems';

// The number of a part is the target's own where none is kept: a matter of style, said once.
proveRows('numbers', [
  ['See section 7.2.3 for it.', 'Siehe Abschnitt 8.2.3 dazu.', ['extra: 8.2.3']],
  ['See it on page 41 there.', 'Siehe Seite 39 dort.', ['extra: 39']],
  ['See the list on p. 41.', 'Si veda la lista a p. 39.', ['extra: 39'], 'en it'],
  ['See it on page 41 there.', 'Siehe die Seite dort.', ['missing: 41']],
  ['See it on disc 41 there.', 'Siehe Scheibe 39 dort.', ['missing: 41', 'extra: 39']],
  [
    'See <a href="#a">section 7.3</a>.',
    'Siehe <a href="#a">Abschnitt 7.4</a>.',
    ['missing: 7.3', 'extra: 7.4'],
  ],
  ['See section 7.2.3 for it.', 'Siehe den Abschnitt dazu.', ['missing: 7.2.3']],
  ['See version 7.2.3 for it.', 'Siehe Version 8.2.3 dazu.', ['missing: 7.2.3', 'extra: 8.2.3']],
  [
    'See section 7.2.3 and section 7.4.',
    'Siehe Abschnitt 8.2.3 und Abschnitt 7.4.',
    ['missing: 7.2.3', 'extra: 8.2.3'],
  ],
]);
