import { describe } from 'vitest';
import { proveRows } from '../found-problems';

/** Mistakes of kinds of which too few were found on planted texts, beside what is right and alike. */
const choose = (text: string): string =>
  `<p>Wählen Sie <b>Projekt</b><b>Neu</b> <b>Projekt</b><b>Neu</b>. ${text}</p>`;

describe('words said twice beside paths of menus', () => {
  const path = '<p>Choose <b>Project</b><b>New</b> <b>Project</b><b>New</b>. You can burn a disc.</p>';
  proveRows('doubled-words', [
    [path, choose('Sie können eine Platte Platte brennen.'), ['doubled: Platte']],
    [path, choose('Sie können eine Platte brennen.'), []],
  ]);
});
