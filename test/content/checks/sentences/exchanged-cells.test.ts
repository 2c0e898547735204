import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const table = (...rows: readonly (readonly [head: string, cell: string])[]) =>
  `<table>${rows.map(([head, cell]) => `<tr><th>${head}</th><td>${cell}</td></tr>`).join('')}</table>`;

const source = table(
  ['Description', 'Files of a group'],
  ['Status', 'Base'],
  ['Module', 'mod_group'],
  ['Since', 'Version 2'],
);

describe('cells of rows with a head that were exchanged', () => {
  proveRows('tags-reordered', [
    [
      source,
      table(
        ['Beschreibung', 'Base'],
        ['Status', 'Dateien einer Gruppe'],
        ['Modul', 'mod_group'],
        ['Seit', 'Version 2'],
      ),
      ['exchanged: Base'],
    ],
    [
      source,
      table(
        ['Beschreibung', 'Dateien einer Gruppe'],
        ['Status', 'mod_group'],
        ['Modul', 'Base'],
        ['Seit', 'Version 2'],
      ),
      ['exchanged: mod_group'],
    ],
    // One row was left out and another one added, so that the cells moved up.
    [
      source,
      table(['Status', 'Base'], ['Modul', 'mod_group'], ['Seit', 'Version 2'], ['Hinweis', 'Nur unter Unix']),
      [],
    ],
    [
      source,
      table(
        ['Beschreibung', 'Dateien einer Gruppe'],
        ['Status', 'Basis'],
        ['Modul', 'mod_group'],
        ['Seit', 'Version 2'],
      ),
      [],
    ],
  ]);
});
