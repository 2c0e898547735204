import { describe } from 'vitest';
import { proveRows, type Row } from '../found-problems';

const inText = ([source, target, expected, languages = 'en de']: Row): Row => [
  source,
  target,
  expected,
  languages,
  'text',
];

describe('placeholders of the source that are there in another form, or are none', () => {
  proveRows('placeholders', [
    ...[
      // A letter after an argument of Qt is of the text.
      ['%1 not found, find it %2here%3', '%1 não encontrado, veja %2aqui%3', [], 'en pt'],
      ['%1 not found, find it %2here%3', '%1 não encontrado, veja aqui%3', ['missing: %2'], 'en pt'],
      ['%1x magnification of %2', '%1× zvětšení %2', [], 'en cs'],
      // The parts of a date.
      ['As of {YYYY-MM-DD}', 'Al {AAAA-MM-GG}', [], 'en it'],
      ['As of {BUILD-NO}', 'Al {COSTRUZIONE}', ['missing: {BUILD-NO}', 'extra: {COSTRUZIONE}'], 'en it'],
      // A backslash between two labels.
      ['Turn right\\turns the bot', 'Tourner à droite\\Moteur à droite', [], 'en fr'],
      ['Turn right\\nNow', 'Tourner à droite', ['missing: \\n'], 'en fr'],
      // Words in the form of a date.
      [
        'At {{ time | format(calendar: { "lastDay": "[Yesterday] [at] HH:mm" }) }}',
        'Am {{ time | format(calendar: { "lastDay": "[Gestern] [um] HH:mm" }) }}',
        [],
      ],
      [
        'At {{ time | format(calendar: { "lastDay": "[Yesterday] HH:mm" }) }}',
        'Am {{ time | format(calendar: { "letzter": "[Gestern] HH:mm" }) }}',
        [
          'missing: {{ time | format(calendar: { "lastDay": "[Yesterday] HH:mm" }) }}',
          'extra: {{ time | format(calendar: { "letzter": "[Gestern] HH:mm" }) }}',
        ],
      ],
      // A range of percentages.
      ['0-9   Set volume to 0%-90%', '0-9   Ajuster le volume entre 0 et 90%', [], 'en fr'],
      // The ending of a percentage.
      ['Set volume to 0%', 'Ezarri bolumena %0n', [], 'en eu'],
      ['Set volume to 1', 'Ezarri bolumena %0n', ['extra: %0n'], 'en eu'],
      // A percent sign in quotation marks.
      ["unrecognized '%' directive", "ukendt '%'-direktiv", [], 'en da'],
      // Conversions of a date beside each other.
      ['%a %b %-e_%R:%S', '%R∶%S_%a %-e %b', [], 'en vi'],
      ['Open %MY_FILE% now', 'Datei öffnen', ['missing: %MY_FILE%']],
      // The number of a plural alone.
      ['{count, plural, one {# item} other {# items}}', 'Artykuły: {count}', [], 'en pl'],
      [
        '{count, plural, one {# item} other {# items}}',
        'Artykuły: {counts}',
        ['missing: {count, plural}', 'extra: {counts}'],
        'en pl',
      ],
      // Texts for readers in a template.
      [
        'See {{ privacyLink || link("Privacy Policy") }}',
        'Vezi {{ privacyLink || link("Politica mea") }}',
        [],
        'en ro',
      ],
      [
        'See {{ privacyLink || link("a") }}',
        'Vezi {{ privacyLink || lnk("a") }}',
        ['missing: {{ privacyLink || link("a") }}', 'extra: {{ privacyLink || lnk("a") }}'],
        'en ro',
      ],
      [
        '{{tag:|country=Portugal|people=Portuguese}}',
        '{{tag:|country=Portugal|people=Portugis}}',
        [],
        'en ms',
      ],
      [
        '{{tag:|country=Portugal|people=Portuguese}}',
        '{{tag:|country=Portugal|menschen=Portugis}}',
        ['missing: {{tag:|country=Portugal|people=Portuguese}}'],
        'en ms',
      ],
    ].map((row) => inText(row as unknown as Row)),
    // An entry that documentation shows.
    [
      '<pre>@article{PAM,\n  author = {Smith},\n  url = {http://a.org}\n}</pre>',
      '<pre>@article{PAM,\n    author = {Smith},\n    url = {https://a.org}\n}</pre>',
      [],
    ],
    // A usage line.
    [
      '<p><b>merge</b> [global options] [options1] {file1} [[options2] {file2}]</p>',
      '<p><b>merge</b> [opcions_globals] [opcions_1] {fitxer_1} [[opcions_2] {fitxer_2}]</p>',
      [],
      'en ca',
    ],
    // A formula that a picture shows, and a name in the text for one.
    [
      '<p>R1 is <img src="a.png" alt="R is V"/></p>',
      '<p>R1 est <img src="b.png" alt="R_{1} = \\frac{V_{sortie}}{I}"/></p>',
      [],
      'en fr',
    ],
    [
      '<p>It is <img src="a.png" alt="user_{name}"/></p>',
      '<p>Voici <img src="a.png" alt="user_{nom}"/></p>',
      ['missing: {name}', 'extra: {nom}'],
      'en fr',
    ],
    // The name of an argument.
    [
      '<p>Type <var>audio|video|{player}</var>.</p>',
      '<p>Escriba <var>audio|video|{reproductor}</var>.</p>',
      [],
      'en es',
    ],
    [
      '<p>Type <b>audio|video|{player}</b>.</p>',
      '<p>Escriba <b>audio|video|{reproductor}</b>.</p>',
      ['missing: {player}', 'extra: {reproductor}'],
      'en es',
    ],
    // A word after a backslash.
    ['<p>This (that is, \\zero) matches.</p>', '<p>Det (dvs. \\noll) passar.</p>', [], 'en sv'],
    // Conversions that a text is about.
    [
      "<p>Then '-%03d' is added. Another one is '%c'. If '%c' is there, '-%03d' is not.</p>",
      "<p>Dann folgt '-%03d'. Auch '%c' ist möglich. Dass '-%03d' folgt, gilt nicht bei '%c'.</p>",
      [],
    ],
    // Arguments of commands in a document of TeX, also in one that the target shortens, and its comments.
    [
      '<pre>\\documentclass{article}\n\\usepackage[utf8]{inputenc}\n\\usepackage[T1]{fontenc}</pre>',
      '<pre>\\documentclass{article}\n\\usepackage[T1]{fontenc}</pre>',
      [],
    ],
    [
      '<pre>\\documentclass{article}\nDear {name},</pre>',
      '<pre>\\documentclass{article}\nHallo,</pre>',
      ['missing-shown: {name}'],
    ],
    [
      '<p>It is there (as <code>\\rngstate{1}{1515}</code>).</p>',
      '<p>記録されます（<code>\\rngstate{1}{1515}</code>のように）。</p>',
      [],
      'en ja',
    ],
    [
      '<p>It is there.</p>',
      '<p>C:\\folder{count}（{name}）。</p>',
      ['extra-likely: {count}', 'extra-likely: {name}'],
      'en ja',
    ],
    ['<p>Use \\usepackage and {name}.</p>', '<p>\\usepackage ist da.</p>', ['missing: {name}']],
    [
      '<pre>\\begin{document}\n%On two columns\n\\end{document}</pre>',
      '<pre>\\begin{document}\n%Auf zwei Spalten\n\\end{document}</pre>',
      [],
    ],
    [
      '<pre>\\begin{document}\n%s comes here: \\section{%d}\n\\end{document}</pre>',
      '<pre>\\begin{document}\nkommt hier: \\section{%d}\n\\end{document}</pre>',
      ['missing-shown: %s'],
    ],
    // The body of a function that stands for others.
    ['<pre>proc name(list) { statements }</pre>', '<pre>proc namn(lista) { satser }</pre>', [], 'en sv'],
    [
      '<p>Say it (today) { statements }</p>',
      '<p>Säg det (i dag) { satser }</p>',
      ['missing: { statements }', 'extra: { satser }'],
      'en sv',
    ],
    ['<pre>proc a(b) { body }</pre>', '<pre>proc a(b)</pre>', ['missing-shown: { body }'], 'en sv'],
    // A keyword, unlike a label with its letter.
    ['if (a) then do b; end_if;', '如果结束。', [], 'en zh-CN', 'text'],
    ['Stop it; _leave', '停止;离开', ['no-access-key: _l'], 'en zh-CN', 'text'],
  ]);
});

const graphics = (folder: string, more = ''): string =>
  `<p>Set it:</p><pre>\\graphicspath{{./}{${folder}/}{all/}}${more}</pre>`;
const argument = (command: string, name: string): string =>
  `<p>With <code>${command}{${name}}</code> the argument <code>{${name}}</code> is a name.</p>`;
const packages = (more: string): string =>
  `<pre>\\documentclass{article}\n\\usepackage[T2A]{fontenc}${more}\n</pre>`;

describe('braces of TeX, and a currency sign before braces', () => {
  proveRows('placeholders', [
    [graphics('camera'), graphics('càmera'), [], 'en ca'],
    [
      graphics('camera', ' {title}'),
      graphics('camera', ' {títol}'),
      ['missing-shown: {title}', 'extra-shown: {títol}'],
      'en ca',
    ],
    [argument('\\bibitem[label]', 'key'), argument('\\bibitem[label]', 'clau'), [], 'en ca'],
    [argument('add ', 'key'), argument('add ', 'clau'), ['missing: {key}', 'extra: {clau}'], 'en ca'],
    [packages(''), packages('\\usepackage[utf8]{inputenc}'), [], 'en uk'],
    [packages(''), packages(' {inputenc}'), ['extra-shown: {inputenc}'], 'en uk'],
    ...[
      ['C:\\folder\\{count} of it', 'C:\\folder\\{zahl} davon', ['missing: {count}', 'extra: {zahl}']],
      ['Files:\\n{count} of it', 'Dateien:\\n{zahl} davon', ['missing: {count}', 'extra: {zahl}']],
      ['Unable to process ${{price, number}}', 'Não é possível processar $ {{price, number}}', [], 'en pt'],
      ['Unable to process ${{price}}', 'Não é possível processar $', ['missing: ${{price}}'], 'en pt'],
      [
        'Run ${{ github.ref }}',
        'Execute {{ github.ref }}',
        ['missing: ${{ github.ref }}', 'extra: {{ github.ref }}'],
        'en pt',
      ],
      [
        'Unable to process ${price}',
        'Não é possível processar {price}',
        ['missing: ${price}', 'extra: {price}'],
        'en pt',
      ],
    ].map((row) => inText(row as unknown as Row)),
  ]);
});

const wrapped =
  'These changes may not come into effect fully\\nwhile the system is running. When you have\\nfinished all of your changes please ensure\\nthat you restart the program.';

describe('the short form of a word, and the wraps of a message', () => {
  proveRows('placeholders', [
    ['Alarm blend %ge', 'Alarmanteil in %', [], 'en de', 'text'],
    ['Alarm blend %g', 'Alarmanteil in %', ['missing: %g'], 'en de', 'text'],
    ['It is %g exactly', 'Es ist genau so', ['missing: %g'], 'en de', 'text'],
    [wrapped, 'Diese Änderungen gelten erst später. Bitte neu starten.', [], 'en de', 'text'],
    [
      wrapped,
      'Diese Änderungen\\ngelten erst später,\\nwenn neu gestartet.',
      ['missing: \\n'],
      'en de',
      'text',
    ],
    ['Save it\\nlater', 'Später sichern', ['missing: \\n'], 'en de', 'text'],
  ]);
  proveRows('code', [
    ['<p>Use <code>ctrl</code>.</p>', '<p>Nutzen Sie <code>Ctrl</code>.</p>', [], 'en de', 'html'],
    [
      '<p>Use <code>ctrl_x</code>.</p>',
      '<p>Nutzen Sie <code>Ctrl_x</code>.</p>',
      ['changed-style: ctrl_x, Ctrl_x'],
      'en de',
      'html',
    ],
  ]);
});
