import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { foundIn, proveRows, type Row } from '../found-problems';

describe('language', () => {
  proveRows('language', [
    ['Blocks of the Undead is a puzzle game.', 'Blocks of the Undead はパズルゲームです。', [], 'en ja'],
    ['Conversion of media on the fly is done in it.', 'Konvertierung (on the fly) in Formate geschieht.', []],
    ['Do not say if you answer this in it.', 'Sagen Sie nicht „if you answer this in it“.', []],
    [
      'The first of the parts (that is all) will be said in it.',
      'Der erste of the parts (that is all) will be said in it.',
      ['source: of the parts (that is all) will be said in it'],
    ],
    [
      'In each of “the new files” there is more of it than this.',
      'In jeder «the neuen Dateien» there is more of it than this.',
      ['source: there is more of it than this'],
    ],
    [
      'Race against the clock to collect coins to earn extra balls.',
      'Courez contre la montre pour collecter les coins to earn extra balls.',
      ['source: coins to earn extra balls'],
      'en fr',
    ],
    // A quoted word, and a page of the manual.
    [
      'When it is said, put the name of it before the others as a kind of "chain" in it.',
      'Quando é dito, put the name of it before the others as a kind of "chain" in it.',
      ['source: put the name of it before the others as a kind of "chain" in it'],
      'en pt',
    ],
    [
      'It may be used, but you should use the tool xmllint(1) if you are not one of those.',
      'Het mag worden gebruikt, but you should use the tool xmllint(1) if you are not one of those.',
      ['source: but you should use the tool xmllint(1) if you are not one of those'],
      'en nl',
    ],
    ['Use $A[from] or $A[to] of the set', 'Usar $A[from] or $A[to] of the set', [], 'en es'],
  ]);
});

const waits = 'The server then waits for the next request of the program.';
const reads = 'The server reads its configuration file at the start.';

describe('missing-sentences', () => {
  proveRows('missing-sentences', [
    // The lines of a plain text are wrapped at other words.
    [
      'You cannot save the sketch into a folder\ninside itself. This would go on forever.',
      'No puedes guardar el programa dentro de una carpeta en su interior.\nEsto sería infinito.',
      [],
      'en es',
      'text',
    ],
    [
      'You cannot save the sketch into a folder\ninside itself. This would take 40 GB of the disk.',
      'No puedes guardar el programa dentro\nde una carpeta en su interior.',
      ['missing: This would take 40 GB of the disk.'],
      'en es',
      'text',
    ],
    // A colon, a dash or another mark joins two sentences.
    [
      'When you type C-s you will notice that the string "I-search" appears as a prompt in the echo area. This tells you that Emacs is in what is called an incremental search waiting for you to type the thing that you want to search for.',
      'Quando si preme C-s si vede comparire il messaggio "I-search" nell’area di eco: ciò significa che Emacs aspetta ciò che deve cercare.',
      [],
      'en it',
    ],
    ['The balance cannot be sent. In order to send, settle it first.', 'لا يُرسل؛ سوِّه أولًا.', [], 'en ar'],
    // Both sentences are said shortly in one.
    [
      '<p>You may notice some output. That is coming from the function we passed you.</p>',
      '<p>넘겨진 함수에서 하는 출력을 볼 수도 있습니다.</p>',
      [],
      'en ko',
    ],
    // A title that is left in English is in the source.
    [
      '<p>Kevin Baird. Real-time generation of music notation via interaction. In New Interfaces for Music, May 2005.</p>',
      '<p>Kevin Baird. Real-time generation of music notation via interaction. In New Interfaces for Music, May 2005.</p>',
      [],
      'en zh-CN',
    ],
    [
      'The server reads the file at its start now. The program then waits for a new file here.',
      'Der Server liest diese Datei am Anfang ein.',
      // Nothing but the lengths tells which of the two it is.
      ['fewer'],
    ],
    [
      'Use the <b>Other Media…</b> button to choose an application for the books.',
      '<b>기타 미디어…</b>단추로 책을 관리할 프로그램을 선택합니다.',
      [],
      'en ko',
    ],
    [
      'Replaces the control. As many properties as possible are adopted.',
      'Das im Dokument ausgewählte Steuerelement wird in das gewählte umgewandelt. Die Auswahl ist in einem Untermenü. Es werden so viele Eigenschaften wie möglich übernommen.',
      [],
    ],
    [
      'The server reads its configuration file at the start and writes a line into its log for each of them. The program then waits for the next request of one of its users.',
      'Der Server liest beim Start seine Konfigurationsdatei und schreibt für jede davon eine Zeile in sein Protokoll.',
      ['missing: The program then waits for the next request of one of its users.'],
    ],
    [
      'gitg is a graphical user interface for git. It aims at being a small, fast and convenient tool.',
      "gitg è un'interfaccia grafica per git: uno strumento semplice e veloce.",
      [],
      'en it',
    ],
    [`${reads} ${waits}`, 'Der Server liest beim Start seine Datei.', ['fewer']],
    [
      `${reads} ${waits}`,
      'Der Server liest beim Start seine Konfigurationsdatei und wartet dann auf die nächste Anfrage des Programms.',
      [],
    ],
    [
      'The file could not be read. Do you want to continue?',
      'Errore nella lettura. Continuare?',
      [],
      'en it',
    ],
    [
      'Not all fields could be read. Please correct the lines.',
      '无法解析所有字段，请调整有问题的行。',
      [],
      'en zh',
    ],
    [
      'The cat sleeps on the roof every day. The dog runs around in the field.',
      'Die Katze schläft immer auf dem Dach.',
      ['fewer'],
    ],
    [
      '<p>Read the page about this first. Type <code>exit</code> to close the shell and return to the installer.</p>',
      '<p>Ins Menü kommen Sie mit <code>exit</code> zurück.</p>',
      ['missing: Read the page about this first.'],
    ],
    [
      '<p>The name of the file is given there. By default it will use <code>msg.name</code> but this can be customised.</p>',
      '<p>Der Name der Datei, die gelesen wird.</p>',
      ['missing: By default it will use msg.name but this can be customised.'],
    ],
    [
      'Set MaxClients to 150 for this server. The server reads it at its start and never again.',
      'Setzen Sie MaxClients für diesen Server auf 150, der das beim Start liest.',
      [],
    ],
  ]);
});

describe('language', () => {
  proveRows('language', [
    ...Object.entries({ undefined: [], unknown: ['source: unknown'] }).map(([word, found]): Row => [
      `If no letter is missing in the range, return ${word}.`,
      `Si aucune lettre ne manque dans la plage, retournez ${word}.`,
      found,
      'en fr',
    ]),
    [
      'The address cannot be changed for these customers.',
      'Адресата на е-пошта не може да се промени за регистрирани клиенти.',
      [],
      'en mk',
    ],
    [
      'Please log in on the login page now.',
      'Molimo vas da se prijavite na stranici za prijavu.',
      [],
      'en bs',
    ],
  ]);
});

test('an item of a list in plain text that is said twice is reported', () => {
  const source = '- The file was saved in the folder.\n- The file was deleted from the disk.';
  const target = '- Die Datei wurde im Ordner gespeichert.\n- Die Datei wurde im Ordner gespeichert.';
  expect(foundIn('repeated-text', source, target, 'en de', 'text')).toEqual([
    'twice: - Die Datei wurde im Ordner gespeichert.',
  ]);
});

describe('repeated-text', () => {
  const said = 'Der Server liest diese Datei.';
  proveRows('repeated-text', [
    [
      '<li>Open the menu. Save the file.</li><li>Close the window. Delete the file.</li>',
      '<li>Öffnen Sie das Menü. Speichern Sie die Datei.</li><li>Öffnen Sie das Menü. Löschen Sie die Datei.</li>',
      ['twice: Öffnen Sie das Menü.'],
    ],
    [
      '<li>Chart wizard. Data series</li><li>Chart wizard. Elements</li>',
      '<li>Der Assistent für Diagramme. Reihen</li><li>Der Assistent für Diagramme. Elemente</li>',
      [],
    ],
    [
      'Choose Format – Frame… – Options for it and Format – Area… – Options for it.',
      'Wählen Sie Format – Rahmen… – Weitere Optionen dafür… – Weitere Optionen dafür.',
      [],
    ],
    [
      '<h2>Enter the template name</h2><p>Enter a name for the template.</p>',
      '<h2>Wpisz nazwę szablonu</h2><p>Wpisz nazwę szablonu.</p>',
      [],
      'en pl',
    ],
    [
      '<ul><li>5.23 <code>source/options</code></li><li>5.24 <code>source/local</code></li></ul>',
      '<ul><li>5.23 <code>source/optionsfile</code></li><li>5.23 <code>source/optionsfile</code></li></ul>',
      [],
    ],
    ['<p>It reads the file.</p>', `<p>${said} ${said}</p>`, [`twice: ${said}`]],
    // The report shows code as the target has it.
    [
      '<p>Change it with <code>toplevel-score</code>.</p>',
      '<p>Das ändert sich mit <code>toplevel-score</code>. Das ändert sich mit <code>toplevel-score</code>.</p>',
      ['twice: Das ändert sich mit toplevel-score.'],
    ],
    ['<p>It reads it.</p><p>Then waits.</p>', `<p>${said}</p><p>${said}</p>`, [`twice: ${said}`]],
    ['<p>A file</p><p>b</p><p>The file</p>', `<p>${said}</p><p>b</p><p>${said}</p>`, []],
    [
      '<p>Text attributes</p><p>Text Attributes</p>',
      '<p>Atributos de texto</p><p>Atributos de texto</p>',
      [],
    ],
    [
      '<p>It is <code>a</code>. That one is <code>b</code>.</p>',
      '<p>La valeur par défaut est <code>a</code>. La valeur par défaut est <code>b</code>.</p>',
      [],
      'en fr',
    ],
  ]);
});

test('sentences in the source language are one problem in a field', () => {
  const source = `<p>${reads}</p><p>${waits} And so on.</p>`;
  const target = `<p>${reads}</p><p>The server then waits for the request of the program. Und so weiter.</p>`;
  const field = { type: 'localizable', data: 'html', source, target };
  const [first, ...others] = checkField(field, { source: 'en', target: 'de' });
  expect(others).toEqual([]);
  expect(first).toMatchObject({ check: 'target-equals-source', cause: 'untranslated' });
  expect(first?.folded?.some(({ check }) => check === 'language')).toBe(true);
});

const german = 'Der Server liest die Datei, wenn er startet.';
const french = [
  'Le serveur lit le fichier de configuration lorsqu’il démarre.',
  'Vous pouvez changer les réglages à tout moment dans le menu.',
  'Les nouvelles valeurs sont utilisées après le prochain démarrage du programme.',
  'Contactez l’administrateur si le problème persiste.',
];
const japanese = ['サーバーは起動時にファイルを読み込みます。', 'また止まります。'];

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

/** Returns what is marked of the target, for each problem of the language or the script. */
function markedIn(targets: readonly string[], to: string): readonly (readonly string[])[] {
  const source = paragraphs(targets.map((_, at) => `Sentence number ${at} is about the server.`));
  const target = paragraphs(targets);
  return checkField({ type: 'localizable', data: 'html', source, target }, { source: 'en', target: to })
    .filter(({ check }) => check === 'language' || check === 'script')
    .map((problem) => problem.target.map(({ from, to: end }) => target.slice(from, end)));
}

describe('sentences in one other language are one problem in a field', () => {
  test('with those between them that could be in any language', () => {
    expect(markedIn(french, 'de')).toEqual([french]);
    expect(markedIn([german, ...french.slice(1)], 'de')).toEqual([french.slice(1)]);
  });

  test('but a sentence alone, and one beside the language of the target', () => {
    const [unknown = '', known = ''] = french;
    expect(markedIn([german, unknown, german, german, known], 'de')).toEqual([[known]]);
    expect(markedIn([known, german, french[2] ?? '', unknown, german], 'de')).toEqual([[known, french[2]]]);
  });

  test('in letters that the language lacks', () => {
    expect(markedIn(japanese, 'ko')).toEqual([japanese]);
    expect(markedIn(['Сервер читает файл.', 'Потом он останавливается.'], 'de')).toHaveLength(1);
    expect(markedIn(['Das griechische Wort λόγος steht neben πάθος in diesem Text.'], 'de')).toEqual([
      ['λόγος'],
      ['πάθος'],
    ]);
  });
});
