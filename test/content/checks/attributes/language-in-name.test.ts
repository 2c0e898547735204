import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const linkTo = (name: string, text: string): string => `<p><a href="${name}">${text}</a></p>`;

describe('the language in the name of a file', () => {
  proveRows('attribute-changed', [
    [linkTo('docs/price.pdf', 'Price list'), linkTo('docs/price_de.pdf', 'Preisliste'), []],
    [
      linkTo('docs/price.pdf', 'Price list'),
      linkTo('docs/price_fr.pdf', 'Preisliste'),
      ['changed-likely: <a>, href, docs/price.pdf, docs/price_fr.pdf'],
    ],
    [linkTo('setup.html', 'Setup'), linkTo('setup-ru.html', 'Установка'), [], 'en ru'],
    [linkTo('setup-en.html#a', 'Setup'), linkTo('setup-ru.html#a', 'Установка'), [], 'en ru'],
    [
      linkTo('setup.html', 'Setup'),
      linkTo('setups-ru.html', 'Установка'),
      ['changed-likely: <a>, href, setup.html, setups-ru.html'],
      'en ru',
    ],
    ['<img src="win.svg" alt="Window">', '<img src="win_pt-br.svg" alt="Janela">', [], 'en pt-BR'],
  ]);
});
