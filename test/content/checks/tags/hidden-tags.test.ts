import { describe } from 'vitest';
import { proveRows } from '../found-problems';

// Mistakes in tags that an excuse once hid, each with a text that the excuse was made for.

describe('tags that are lost', () => {
  proveRows('tags-missing', [
    ['<p><i class="icon-home"></i> Home</p>', '<p>Start</p>', ['inline: <i>']],
    ['<p><span id="top"></span>Home</p>', '<p>Start</p>', ['inline: <span>']],
    ['<p><i></i> Home</p>', '<p>Start</p>', []],
    ['<p>H<sub>2</sub>O, CO<sub>2</sub></p>', '<p>H2O, CO<sub>2</sub></p>', ['inline: <sub>']],
    ['<p>Use <b>go</b> or <b>go</b></p>', '<p>Nutze <b>go</b></p>', []],
    // Another argument is shown on both sides.
    ['<p>Open <file> here, &lt;b&gt;</p>', '<p>Öffne es hier, &lt;b&gt;</p>', ['argument: <file>']],
    ['<p>Open <file> here</p>', '<p>Öffne &lt;Datei&gt; hier</p>', []],
  ]);
});

const links = (one: string, two: string) =>
  `<p><a href="${one}">1</a> <a href="${two}">2</a></p><p id="fn1">a</p><p id="fn2">b</p>`;

describe('links to counted places', () => {
  proveRows('attribute-changed', [
    [links('#fn1', '#fn2'), links('#fn2', '#fn2'), ['changed-likely: <a>, href, #fn1, #fn2']],
    [
      links('#fn1', '#fn2'),
      links('#fn11', '#fn12').replace('"fn1"', '"fn11"').replace('"fn2"', '"fn12"'),
      [],
    ],
  ]);
});
