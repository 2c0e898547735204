import { describe } from 'vitest';
import { proveRows, type Row } from '../found-problems';

const link = (address: string, text: string): string => `<p>A: <a href="${address}">${text}</a>.</p>`;
const contents = (...places: readonly string[]): string =>
  `<ul>${places.map((place) => `<li><a href="a.html#${place}">Aa</a></li>`).join('')}</ul>`;

describe('places that have names of their own in the translation', () => {
  const isMild = (was: string, is: string): Row => [
    link(was, 'the page'),
    link(is, 'la pagina'),
    [`class: <a>, href, ${was}, ${is}`],
    'en it',
  ];
  const isLikely = (was: string, is: string): Row => [
    link(was, 'the page'),
    link(is, 'la pagina'),
    [`changed-likely: <a>, href, ${was}, ${is}`],
    'en it',
  ];
  proveRows('attribute-changed', [
    isMild('a.html#tools', 'a.html#strumenti'),
    isMild('#executive-summary', '#id2'),
    isLikely('a.html#tools', 'b.html#strumenti'),
    isLikely('a.html#tools', 'a.html#tolls'),
    isLikely('#tools', '#tools-and-more'),
    [link('#f2', 'the page'), link('#cnf2', '頁'), [], 'en zh-TW'],
    [link('#f2', 'the page'), link('#cnf3', '頁'), ['changed-likely: <a>, href, #f2, #cnf3'], 'en zh-TW'],
    // The link shows the name of its place in the source alone.
    [link('#tools', 'Tools'), link('#id2', 'Strumenti'), ['class: <a>, href, #tools, #id2'], 'en it'],
    [
      link('#tools', 'Tools'),
      link('#strumneti', 'Strumenti'),
      ['changed-likely: <a>, href, #tools, #strumneti'],
      'en it',
    ],
    // The target has the place, unlike the source or as the source has it.
    [
      `<h2>Tools</h2>${link('#tools', 'above')}`,
      `<h2 id="strumenti">Strumenti</h2>${link('#strumenti', 'sopra')}`,
      ['added: <h2>, id, strumenti'],
      'en it',
    ],
    // The target has the old place still, or the link leads to another one of the source.
    [
      `<h2 id="tools">Tools</h2>${link('#tools', 'above')}`,
      `<h2 id="tools">Strumenti</h2>${link('#strumenti', 'sopra')}`,
      ['changed: <a>, href, #tools, #strumenti'],
      'en it',
    ],
    [
      link('#tools', 'one') + link('#summary', 'two'),
      link('#summary', 'uno') + link('#summary', 'due'),
      ['changed-likely: <a>, href, #tools, #summary'],
      'en it',
    ],
    // All places of a table of contents, and one of them that two links lead to.
    [contents('one', 'two', 'three', 'four'), contents('id2', 'id3', 'id4', 'id5'), [], 'en zh-CN'],
    [
      contents('one', 'two', 'three', 'four', 'next-trees'),
      contents('id2', 'id3', 'id4', 'id5', 'next'),
      [],
      'en zh-CN',
    ],
    [
      contents('one', 'two', 'three', 'four', 'next-trees'),
      contents('id2', 'id3', 'id4', 'id5', 'next-tree'),
      ['changed-likely: <a>, href, a.html#next-trees, a.html#next-tree'],
      'en zh-CN',
    ],
    [
      contents('one', 'two', 'three', 'four', 'five', 'six'),
      contents('id2', 'id3', 'id4', 'id5', 'id6', 'id6'),
      [
        'changed-likely: <a>, href, a.html#five, a.html#id6',
        'changed-likely: <a>, href, a.html#six, a.html#id6',
      ],
      'en zh-CN',
    ],
  ]);
});

const image = (file: string, alt: string): string => `<p>Aa <img src="${file}" alt="${alt}"/></p>`;

const beside = (block: string, isLeft: boolean): Row => [
  `<p>A program</p><p>${block}</p>`,
  `<p>Программа</p><p>${block}</p>`,
  isLeft ? [`part: ${block}`] : [],
  'en ru',
];

describe('lines of a shell and options in a row have no words for readers', () => {
  proveRows('target-equals-source', [
    beside('ok= do while [ ! "$ok" ]; db_input low foo/bar || true if [ "$RET" ]; then ok=1 fi done', false),
    beside('Write the line [ ! "$ok" ]; and then put it into the file', true),
    beside('-u, -U num, -c, -C num', false),
    beside('-u, or the name of a file', true),
    beside('keycode any =', false),
    beside('keycode of any key', true),
    beside('your new password =', true),
    beside('the total size =', true),
    beside('-open file, -close window, -save changes', true),
    beside('-u unified, -c context', true),
    beside('-f, --file=FILE, --dir DIR', false),
    beside('Use [ "$a" ]; everything works fine afterwards', true),
  ]);
});

describe('the text for an image that is made of the name of its file', () => {
  proveRows('code', [
    [image('images/main_screen.png', 'main_screen_png'), image('images/de/main_screen.png', 'Fenster'), []],
    [
      image('images/main_screen.png', 'max_size'),
      image('images/main_screen.png', 'Fenster'),
      ['name-missing: max_size'],
    ],
    ['<p>The value img_png is in img.png.</p>', '<p>Der Wert ist in img.png.</p>', ['name-missing: img_png']],
  ]);
});

describe('marks of code, of elided words and of titles', () => {
  proveRows('punctuation', [
    ['<p>As in printf(“%s”, a) here.</p>', '<p>Som i printf(“%s”, a) här.</p>', [], 'en sv'],
    ['<p>As in “the word” here.</p>', '<p>Som i “det ord” här.</p>', ['quotes: “det ord”, ””'], 'en sv'],
    [
      '<p>See “Values of the “action” flag” there.</p>',
      "<p>Vedere «Valori dell'indicatore dell'«azione»» lì.</p>",
      [],
      'en it',
    ],
    [
      '<p>See “Values of the action” there.</p>',
      "<p>Vedere «Valori dell'azione« lì.</p>",
      ["quotes-mixed: «Valori dell'azione«"],
      'en it',
    ],
  ]);
  proveRows('french-spacing', [
    [
      '<p>[<i>epoch</i><b>:</b>]<i>version</i></p>',
      '<p>[<i>epoque</i><b>:</b>]<i>numero</i></p>',
      [],
      'en fr',
    ],
    ['<p>[Note:] the version</p>', '<p>[Remarque:] la version</p>', ['missing: :'], 'en fr'],
  ]);
});

describe('questions that are said as headings or as statements', () => {
  const why = 'the obvious question becomes one of why do it in the first place?';
  proveRows('end-punctuation', [
    ['<h2>How can I get it?</h2>', '<h2>これを入手するには</h2>', [], 'en ja'],
    ['<h2>Do you want to get it?</h2>', '<h2>これを入手するには</h2>', ['missing: ?'], 'en ja'],
    ['<p>How many files are to be removed?</p>', '<p>ファイルを削除するには</p>', ['missing: ?'], 'en ja'],
    [
      '<p>What is the question on your mind?</p>',
      '<p>您想问的问题是什么。</p>',
      ['changed: ?, 。'],
      'en zh-CN',
    ],
    [
      '<p>Is the question why you want it?</p>',
      '<p>问题是您为什么想要它吗。</p>',
      ['changed: ?, 。'],
      'en zh-CN',
    ],
    [`<p>Here ${why}</p>`, '<p>显而易见的问题就变成了为什么首先要这样做。</p>', [], 'en zh-CN'],
    ['<p>Why do it in the first place?</p>', '<p>为什么首先要这样做。</p>', ['changed: ?, 。'], 'en zh-CN'],
  ]);
});

describe('letters that fill a place, and ways that are counted', () => {
  proveRows('leftovers', [
    ['<p>But what about xxx? Look.</p>', '<p>但是「XXX」呢？請看。</p>', [], 'en zh-TW'],
    [
      '<p>But what about this? Look.</p>',
      '<p>但是「XXX」呢？請看。</p>',
      ['note: XXX」呢？請看。'],
      'en zh-TW',
    ],
  ]);
  proveRows('numbers', [
    ['<p>A 3-way merge of files</p>', '<p>Fusion triple de fichiers</p>', [], 'en fr'],
    ['<p>A 3-way merge of files</p>', '<p>Eine dreifache Verschmelzung</p>', []],
    ['<p>A 3-way merge of files</p>', '<p>Eine Verschmelzung</p>', ['missing: 3']],
    ['<p>A 2-way merge of files</p>', '<p>Una fusione doppia di file</p>', [], 'en it'],
    ['<p>A 2-way merge of files</p>', '<p>La fusione dopo i file</p>', ['missing: 2'], 'en it'],
    ['<p>A 3-way merge of files</p>', '<p>Eine doppelte Verschmelzung</p>', ['missing: 3']],
  ]);
});

describe('French elides few words before another one', () => {
  proveRows('spelling', [
    ['<p>As none is there</p>', '<p>On sait puisque aucune n’est là</p>', [], 'en fr'],
    [
      '<p>As she is there</p>',
      '<p>On sait puisque elle est là</p>',
      ['form: puisque elle, puisqu’elle'],
      'en fr',
    ],
  ]);
});
