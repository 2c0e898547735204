import { describe } from 'vitest';
import { proveRows, type Row } from '../found-problems';

/** A line that both sides have, below paragraphs that are translated, and whether it is reported. */
const below = (paragraphs: readonly [string, string][], line: string, found: readonly string[]): Row => [
  `${paragraphs.map(([source]) => `<p>${source}</p>`).join('')}<p>${line}</p>`,
  `${paragraphs.map(([, target]) => `<p>${target}</p>`).join('')}<p>${line}</p>`,
  found,
  'en ru',
];

const kept: readonly [string, string][] = [
  ['Run fetchall every day.', 'Запускайте fetchall каждый день.'],
  ['The table of fetchall is empty.', 'Таблица fetchall пуста.'],
];

describe('names that the work keeps stay as they are', () => {
  proveRows('target-equals-source', [
    // A command with its arguments, of which the other words are no words of English.
    below([...kept], 'fetchall in.telnetd localhost', []),
    below([kept[0] ?? ['', '']], 'fetchall in telnetd localhost', ['part: fetchall in telnetd localhost']),
    below([...kept], 'fetchall every table', ['part: fetchall every table']),
    below([...kept], 'Fetchall is empty', ['part: Fetchall is empty']),
    below([...kept], 'fetchall shows some lines.', ['part: fetchall shows some lines.']),
    // A word that the target has in its own language elsewhere.
    below(
      [
        ['Write route for it.', 'Пишите route для этого.'],
        ['The list of route', 'Список route'],
        ['A route to the table', 'Маршрут к таблице'],
        ['Another route', 'Другой маршрут'],
      ],
      'route table localhost',
      ['part: route table localhost'],
    ),
    // Words that elements set apart.
    below(
      [
        [
          'Use <b>route</b> with <b>add</b> or <b>default</b>.',
          'Так: <b>route</b>, <b>add</b>, <b>default</b>.',
        ],
      ],
      'route add default gw mango',
      [],
    ),
    below(
      [
        [
          'Use <b>route</b> with <b>add</b> or <b>default</b>.',
          'Так: <b>route</b>, <b>add</b>, <i>основной</i>.',
        ],
      ],
      'route add default gw mango',
      ['part: route add default gw mango'],
    ),
    // An option with its value, unlike one with a word for readers.
    below([], '-i inet_conf', []),
    below([], '-f file name', ['whole: -f file name']),
    // Words in bold, each in an element of its own, with pages of the manual.
    below([], '<b>install</b>, <b>remove</b>, <b>purge</b> (<b>apt-get</b>(8))', []),
    below([...kept], '<i>postrm</i> <b>remove</b>', []),
    below([...kept], '<i>remove</i> <i>lines</i>', ['part: remove lines']),
    below([...kept], '<b>install</b>, or remove the <b>list</b>', ['part: install, or remove the list']),
    below([...kept], '<b>fetchall remove</b>', []),
    below([...kept], '<b>remove lines</b>', ['part: remove lines']),
    // Values in a list, unlike words that others join.
    below([...kept], 'init preclean source build binary changes check sign done', []),
    below([...kept], 'check the source and build all binary files', [
      'part: check the source and build all binary files',
    ]),
    below([...kept], 'check source build files', ['part: check source build files']),
    below([...kept], 'photo editing drawing painting retouching tools', [
      'part: photo editing drawing painting retouching tools',
    ]),
    // A line that the field shows as code.
    [
      '<pre>&lt;P> [ ] use letter size instead of A4 by default: [no]</pre><p>use letter size instead of A4 by default:</p><p>Read it.</p>',
      '<pre>&lt;P> [ ] use letter size instead of A4 by default: [no]</pre><p>use letter size instead of A4 by default:</p><p>Читайте.</p>',
      [],
      'en ru',
    ],
    [
      '<pre>use letter size</pre><p>use letter size instead of A4 by default:</p><p>Read it.</p>',
      '<pre>use letter size</pre><p>use letter size instead of A4 by default:</p><p>Читайте.</p>',
      ['part: use letter size instead of A4 by default:'],
      'en ru',
    ],
  ]);
});
