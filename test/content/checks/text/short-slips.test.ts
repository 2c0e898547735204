import { describe } from 'vitest';
import { proveRows } from '../found-problems';

/** Slips in short texts, each beside what is right. */
describe('a label that is said twice', () => {
  proveRows('repeated-text', [
    [
      'Display format:',
      'Anzeigeformat: Anzeigeformat:',
      ['twice: Anzeigeformat: Anzeigeformat:'],
      'en de',
      'text',
    ],
    ['Search policy...', '검색 정책... 검색 정책...', ['twice: 검색 정책... 검색 정책...'], 'en ko', 'text'],
    [
      'Butterflies',
      'kupu-kupu kecil sekali kupu-kupu kecil sekali',
      ['twice: kupu-kupu kecil sekali kupu-kupu kecil sekali'],
      'en id',
      'text',
    ],
    ['Slowly and slowly', 'yavaş yavaş', [], 'en tr', 'text'],
    ['Bye bye', 'Wiedersehen', [], 'en de', 'text'],
    [
      'Invalid value. Expected one.',
      'Ungültiger Wert. Ungültiger Wert. Einer wird erwartet.',
      ['twice: Ungültiger Wert.'],
      'en de',
      'text',
    ],
    ['Invalid value. Wrong value. Try it.', 'Falscher Wert. Falscher Wert. Nochmal.', [], 'en de', 'text'],
    ['Knock, knock.', 'Klopf klopf. Klopf klopf. Da ist einer.', ['twice: Klopf klopf.'], 'en de', 'text'],
    ['Well done.', 'Sehr gut. Prima. Sehr gut.', [], 'en de', 'text'],
  ]);
});

describe('the space before a mark of French', () => {
  proveRows('french-spacing', [
    ['<0>Warning:</0> It goes', '<0>Attention:</0> Il part', ['missing: :'], 'en fr', 'text'],
    ['Gamma: %1', 'Gamma: %1', ['missing: :'], 'en fr', 'text'],
    ['Set gamma: %1', 'Set gamma: %1', [], 'en fr', 'text'],
    ['See a:</b> here', 'Voir http:</b> ici', [], 'en fr', 'text'],
  ]);
});

describe('a full stop at the end of a label', () => {
  proveRows('end-punctuation', [
    ['Zoom in', 'Aumenta zoom.', ['extra: .'], 'en it', 'text'],
    ['Next file', 'Plik nast.', [], 'en pl', 'text'],
    ['It is so. (Corvello) HTTP', 'これです。 (Corvello) HTTP.', [], 'en ja', 'text'],
    ['It is right. (Corvello) HTTP', 'これです。 (Corvello) HTTP.', ['extra: .'], 'en ja', 'text'],
    ['Untitled %i', 'Sem título %i.', ['extra: .'], 'en pt', 'text'],
    ['Untitled %i.', 'Sem título %i.', [], 'en pt', 'text'],
    ['See it on %s', 'Da %s vederlo', [], 'en it', 'text'],
    ['Resume last game?', '恢复上次游戏。', ['changed: ?, 。'], 'en zh', 'text'],
    ['Do you want to resume the game?', '请选择要恢复的游戏。', [], 'en zh', 'text'],
    ['Need help with it?', '需要帮助请看这里。', [], 'en zh', 'text'],
  ]);
});

describe('a reference that is escaped twice in code', () => {
  proveRows('corrupted', [
    [
      '<p>The <code>File-&gt;Save all</code> menu</p>',
      '<p>El menú <code>Archivo-&amp;gt;Guardar todo</code></p>',
      ['escaped: &amp;gt;'],
      'en es',
    ],
    [
      '<p>The sign &gt; is <code>gt</code> in HTML</p>',
      '<p>El signo &gt; es <code>&amp;gt;</code> en HTML</p>',
      [],
      'en es',
    ],
  ]);
});

describe('a name in underscores', () => {
  proveRows('placeholders', [
    [
      'Cannot create it: __name__',
      'Kann es nicht anlegen: __name___',
      ['missing: __name__'],
      'en de',
      'text',
    ],
    ['Cannot create __name__', 'Kann __name__s nicht anlegen', [], 'en de', 'text'],
  ]);
});

describe('letters exchanged in options and paths', () => {
  proveRows('code', [
    [
      '  -P, --port port   Use "port".',
      '  -P, --potr порт   Используйте «порт».',
      ['name-changed: --port, --potr'],
      'en ru',
      'text',
    ],
    [
      '<p>Override it with <b>--name</b>, or <b>--section</b>.</p><p>NAME is the name.</p>',
      '<p>Überschreibt es mit <b>--nmae</b> oder <b>--section</b>.</p><p>NAME ist der Name.</p>',
      ['name-changed: --name, --nmae'],
    ],
    [
      'It is in your\n/etc/fstab and you mount it\nas in /etc/fstab so.\nSee it.',
      'Es ist in Ihrer /etc/fstab,\nund Sie hängen es ein,\nwie es in /ect/fstab steht.',
      ['name-changed: /etc/fstab, /ect/fstab'],
      'en de',
      'text',
    ],
  ]);
});

describe('brackets of ASCII in Chinese', () => {
  proveRows('punctuation', [
    [
      'A server (HTTP) of a host (Corvello)',
      '主机（Corvello）的服务器(HTTP)',
      ['half-width: (HTTP)'],
      'en zh',
    ],
    ['A server (HTTP) of a host (Corvello)', '主机(Corvello)的服务器(HTTP)', [], 'en zh'],
    ['A _file (new)', '文件(_F)（新）', [], 'en zh', 'text'],
  ]);
});

describe('an abbreviation without a vowel', () => {
  proveRows('code', [
    ['<h2>SEE ALSO (HTTPS)</h2>', '<h2>VÉASE TAMBIÉN (HTPS)</h2>', ['name-changed: HTTPS, HTPS'], 'en es'],
    ['<h2>SEE ALSO</h2>', '<h2>VÉASE TAMBIÉN</h2>', [], 'en es'],
    ['<p>cp [OPTION]... FILE NUMB</p>', '<p>cp [OPCJA]... PLIK NUM</p>', [], 'en pl'],
  ]);
});

describe('the ending of a file', () => {
  proveRows('code', [
    [
      '<p>The <i>list.xml</i> has channels. It updates <i>list.xml</i> now.</p>',
      '<p>Die <i>list.xml</i> hat Kanäle. Sie aktualisiert <i>list.xm</i> nun.</p>',
      ['name-changed: list.xml, list.xm'],
    ],
    [
      '<p>The <i>list.xml</i> has channels. It updates <i>list.xml</i> now.</p>',
      '<p>Die <i>list.xml</i> hat Kanäle. Sie aktualisiert sie nun.</p>',
      [],
    ],
    [
      '<p>So:</p><pre>\\inputlisting{prog.py}</pre>',
      '<p>So:</p><pre>\\inputlisting{prog.p}</pre>',
      ['changed-style: \\inputlisting{prog.py}, \\inputlisting{prog.p}'],
    ],
  ]);
});

describe('a small letter behind a word of the source', () => {
  proveRows('letter-case', [
    [
      'It is guaranteed.\n\nIt is <b>strongly</b> recommended.',
      'Ceci est garanti.\n\nil est <b>fortement</b> recommandé.',
      ['small-start: il'],
      'en fr',
    ],
    [
      'It is guaranteed, as he\nsaid. It is recommended.',
      'Ceci est garanti par M.\nle ministre. Il est recommandé.',
      [],
      'en fr',
    ],
    [
      'Invalid enum value. Expected one of them, received it',
      'Невалидна стойност на enum. очаквано едно, получено',
      ['small-start: очаквано'],
      'en bg',
      'text',
    ],
    [
      'Invalid enum value. Expected one of them, received it',
      'Невалидна стойност на изб. очаквано едно, получено',
      [],
      'en bg',
      'text',
    ],
  ]);
});

describe('a source beside its translation', () => {
  proveRows('target-equals-source', [
    ['Remove format', 'Remove format / Ta bort formatering', ['sentence: Remove format'], 'en sv', 'text'],
    [
      'Ourlib default options',
      'Ourlibin oletusasetukset\nOurlib default options',
      ['sentence: Ourlib default options'],
      'en fi',
      'text',
    ],
    ['Opera format', 'Formatering (Opera format)', [], 'en sv', 'text'],
    ['Firefox Focus', 'Firefox Focus – der private Browser', [], 'en de', 'text'],
    ['Night light', 'Night light – Nachtlicht', ['sentence: Night light'], 'en de', 'text'],
  ]);
});
