import { describe } from 'vitest';
import { proveRows } from './found-problems';

/**
 * Causes of wrong reports in handbooks of HTML that nobody had read before, in texts of our own, beside
 * mistakes that are still reported.
 */
describe('double-spaces', () => {
  proveRows('double-spaces', [
    ['<p>One.\nTwo.</p>', '<p>Eins.  Zwei.</p>', []],
    ['<p>One box</p>', '<p>Ein  Kasten</p>', ['double']],
  ]);
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    [
      '<p>It is wider, as in</p>\n<blockquote><pre>box 4</pre></blockquote>',
      '<p>Es ist breiter, so wie hier:</p>\n<blockquote><pre>box 4</pre></blockquote>',
      [],
    ],
    ['<p>It is wider.</p><p>So.</p>', '<p>Es ist breiter:</p><p>So.</p>', ['changed: ., :']],
  ]);
});

describe('repeated-text', () => {
  proveRows('repeated-text', [
    [
      '<p>Choose <b>Format - Frame - Options</b></p><p>Choose <b>Insert - Frame - Options</b></p>',
      '<p>Wählen Sie <b>Format – Rahmen… – Register: Optionen</b></p><p>Wählen Sie <b>Einfügen – Rahmen… – Register: Optionen</b></p>',
      [],
    ],
    [
      '<ul><li>Chart Wizard - Data Series</li><li>Chart Wizard - Elements</li></ul>',
      '<ul><li>Asistente para gráficos. Series de datos</li><li>Asistente para gráficos. Elementos</li></ul>',
      [],
      'en es',
    ],
    [
      '-l, --log=FILE: The path of the log file.',
      '-l, --log=FILE: Der Pfad der Datei. -l, --log=FILE: Der Pfad der Datei.',
      ['twice: -l, --log=FILE: Der Pfad der Datei.'],
    ],
    [
      '<p>The wizard opens the chart. It has data.</p>',
      '<p>El asistente abre el gráfico. El asistente abre el gráfico.</p>',
      ['twice: El asistente abre el gráfico.'],
      'en es',
    ],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    [
      '<p>Put it between <samp>{</samp> and <samp>}</samp>, as in <code>{&nbsp;}</code>.</p>',
      '<p>Setzen Sie es zwischen <code>{</code> und <code>}</code>, wie in <code>{&nbsp;}</code>.</p>',
      [],
    ],
    ['<pre>part { b,2 e }</pre>', '<pre>part { b,2 e2 }</pre>', []],
    ['<p>Open { name } now</p>', '<p>Jetzt { Name } öffnen</p>', ['missing: { name }', 'extra: { Name }']],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    [
      '<p>See <a href="https://example.net/learn">https://example.net/learn</a>.</p>',
      '<p>Siehe <a href="https://example.net/learn">die Seite dazu</a>.</p>',
      [],
    ],
    [
      '<p>See <a href="https://example.net/learn">https://example.net/learn</a>.</p>',
      '<p>Siehe <a href="https://example.net/other">die Seite dazu</a>.</p>',
      ['missing: https://example.net/learn'],
    ],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['=ROUND(103.37,1) is 103.4', '=RUNDEN(103,37;1) ist 103,4', []],
    ['=ROUND(103.37,1) is 103.4', '=ARRONDI(103,37,1) vaut 103,4', [], 'en fr'],
    ['=ROUND(103.37,1) is 103.4', '=ARRONDI(103,37,2) vaut 103,4', ['missing: 1', 'extra: 2'], 'en fr'],
    ['Drag a tab, or another 5 tabs', '1 つのタブ、またはもう 5 つのタブをドラッグします', [], 'en ja'],
    ['Moves one of 3 quarter notes up', '3 個の 4 分音符を上に移動します', [], 'en ja'],
    ['Moves 3 notes up', '4 個の音符を 3 回上に移動します', [], 'en ja'],
    ['Moves 3 notes up', '7 秒で 3 個の音符を上に移動します', ['extra: 7'], 'en ja'],
  ]);
});

describe('code', () => {
  proveRows('code', [
    ['<h2><a href="/a">AutoFilter</a></h2>', '<h2><a href="/a">AutoFiltre</a></h2>', [], 'en fr'],
    [
      '<pre>box {\n[settings for this box only]\nline 2 of 3\n}</pre>',
      '<pre>box {\n[nur für diesen Kasten geltende Werte]\nline 2 of 3\n}</pre>',
      [],
    ],
  ]);
});
