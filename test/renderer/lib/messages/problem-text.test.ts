import { beforeAll, describe, expect, test } from 'vitest';
import { problemMessages } from '../../../../src/content/checks/problem-messages';
import { loadProblemTexts, problemText } from '../../../../src/renderer/lib/messages/problem-text';
import { problemRows, type ProblemRow } from './problem-rows';
import { checkField } from '../../../../src/content/checks/check-field';
import { checkIds, type Problem } from '../../../../src/content/checks/problem';

/** A field that brings each sentence. */
const rows: readonly ProblemRow[] = [
  ...problemRows,
  ['target-empty', 'empty', 'a', ''],
  ['target-empty', 'blank', 'a', ' '],
  ['target-empty', 'no-text', '<p>a</p>', '<p></p>'],
  ['target-empty', 'part', '<p>a</p><p>b</p>', '<p>a</p><p></p>'],
  ['target-equals-source', 'whole', 'Go to the end of it', 'Go to the end of it'],
  [
    'target-equals-source',
    'part',
    '<p>Go to the end of it</p><p>a</p>',
    '<p>Go to the end of it</p><p>Eins</p>',
  ],
  ['target-equals-source', 'sentence', 'Go to the end of it. Hi.', 'Go to the end of it. Hallo du.'],
  ['target-equals-source', 'stub', 'This is a text for a reader', 'Noch nicht übersetzt.'],
  [
    'other-version',
    'differs',
    '<h2>One</h2><p>Get 12 apples.</p><ul><li>Buy 34 pears</li><li>Eat 56</li></ul>',
    '<p>Nimm die Äpfel, 13.</p><p>Geh dann heim, 24.</p><ol><li>Warte 88</li></ol><p>Ende 77.</p>',
  ],
  [
    'missing-sentences',
    'fewer',
    'The cat sleeps on the roof every day. The dog runs around in the field.',
    'Die Katze schläft immer auf dem Dach.',
  ],
  ['missing-sentences', 'cut', 'Pictures and texts are shown.', 'Es werden Bilder und'],
  ['tags-missing', 'missing', '<ul><li>a</li></ul>', 'a'],
  ['tags-missing', 'paragraph', '<h2>a</h2>', 'a'],
  ['tags-missing', 'joined', '<p>a</p>', 'a'],
  ['tags-missing', 'argument', '<p>a <up></p>', '<p>a</p>'],
  ['tags-missing', 'missing-address', '<a href="/x">a</a> b', 'b'],
  ['tags-missing', 'image', '<img src="/x">a', 'a'],
  ['tags-missing', 'inline', '<b>two</b>', 'zwei'],
  ['tags-missing', 'code', 'Use <code>ls</code>', 'Nimm das'],
  ['tags-missing', 'replaced', '<b>git</b>', '<i>git</i>'],
  ['tags-missing', 'plain', '<b>git</b>', 'git'],
  ['tags-missing', 'again', '<a href="/x">one</a> <a href="/x">two</a>', '<a href="/x">eins</a> zwei'],
  ['tags-extra', 'extra', 'a', '<h2>a</h2>'],
  ['tags-extra', 'joined', 'a', '<p>a</p>'],
  ['tags-extra', 'extra-address', 'a', '<img src="/x">a'],
  ['tags-extra', 'inline', 'two', '<b>zwei</b>'],
  ['tags-extra', 'code', 'Use it', 'Nimm <code>ls</code>'],
  ['tags-extra', 'plain', 'git', '<b>git</b>'],
  ['tags-reordered', 'blocks', '<h2>a</h2><p>b</p>', '<p>b</p><h2>a</h2>'],
  ['tags-nesting', 'unclosed', '<b>a</b>', '<b>a'],
  ['tags-nesting', 'unopened', '<b>a</b>', 'a</b>'],
  ['tags-nesting', 'crossed', '<b><i>a</i></b>', '<b><i>a</b></i>'],
  ['attribute-changed', 'changed', '<a href="/x">a</a>', '<a href="">a</a>'],
  ['attribute-changed', 'changed-likely', '<a href="/x">a</a>', '<a href="/x#y">a</a>'],
  ['attribute-changed', 'class', '<b class="x">a</b>', '<b class="y">a</b>'],
  ['attribute-changed', 'class-removed', '<b class="x">a</b>', '<b>a</b>'],
  ['attribute-changed', 'class-added', '<b>a</b>', '<b class="x">a</b>'],
  ['attribute-changed', 'removed', '<b id="x">a</b>', '<b>a</b>'],
  ['attribute-changed', 'added', '<b>a</b>', '<b id="x">a</b>'],
  ['unsafe-html', 'element', 'a', '<script>a</script>'],
  ['unsafe-html', 'script-text', '<script>a</script>', '<script>b</script>'],
  ['unsafe-html', 'script-words', '<script>a("Hi there")</script>', '<script>a("Hallo du")</script>'],
  ['unsafe-html', 'handler', '<b>a</b>', '<b onclick="a()">a</b>'],
  ['unsafe-html', 'address', '<a href="/">a</a>', '<a href="javascript:a()">a</a>'],
  ['placeholders', 'missing', '{{user.name}}', 'a'],
  ['placeholders', 'extra', 'a', '$t(nav.label) {name}'],
  ['placeholders', 'missing-likely', 'See [[name]]', 'a'],
  ['placeholders', 'extra-likely', 'a', '[[name]]'],
  ['placeholders', 'missing-shown', '<div>See [[name]]</div>', '<div>a</div>'],
  ['placeholders', 'extra-shown', '<div>a</div>', '<div>[[name]]</div>'],
  ['placeholders', 'changed', 'Hi {name}', 'Hi {nom}'],
  ['placeholders', 'order', '%s %d', '%d %s'],
  ['placeholders', 'missing-inside', '{n, plural, other {{x}}}', '{n, plural, one {a} other {a}}'],
  ['placeholders', 'missing-branch', '{n, plural, one {a} other {b}}', '{n, plural, other {b}}'],
  ['placeholders', 'missing-other', '{n, plural, one {a} other {b}}', '{n, plural, one {a}}'],
  ['placeholders', 'extra-branch', '{n, select, a {a} other {b}}', '{n, select, a {a} b {b} other {b}}'],
  ['numbers', 'missing', '12', 'a'],
  ['numbers', 'reworded', 'Give it 2 points', 'Gib ihm Punkte'],
  ['numbers', 'extra', 'a', '12'],
  ['numbers', 'changed', 'Use 12', 'Nimm 13'],
  ['numbers', 'unit', '12 kg', '12 km'],
  ['numbers', 'weekday', 'On Monday', 'Am Dienstag'],
  ['number-format', 'weekday', 'On Monday', 'Am Monday'],
  ['number-format', 'time', 'At 3:45 PM', 'Um 3:45 PM'],
  ['addresses', 'changed', 'https://a.test', 'https://b.test'],
  ['addresses', 'missing', 'https://a.example', 'a'],
  ['addresses', 'extra', 'a', 'a info@acme.com'],
  ['end-punctuation', 'missing', 'a.', 'a'],
  ['end-punctuation', 'extra', 'apples', 'Äpfel.'],
  ['end-punctuation', 'changed', 'a?', 'a.'],
  ['edge-spaces', 'leading-missing', ' a', 'a'],
  ['edge-spaces', 'leading-extra', 'a', ' a'],
  ['edge-spaces', 'trailing-missing', 'a ', 'a'],
  [
    'edge-spaces',
    'trailing-after-sentence',
    'Please wait until the program has read all files. ',
    'Bitte warten.',
    'de',
    'text',
  ],
  ['edge-spaces', 'trailing-extra', 'a', 'a '],
  ['double-spaces', 'double', 'a b', 'a  b'],
  ['french-spacing', 'missing', 'a', 'quoi?', 'fr'],
  ['french-spacing', 'breaking', 'a', 'quoi ?', 'fr'],
  ['french-spacing', 'not-in-canada', 'a', 'quoi ?', 'fr-CA'],
  ['doubled-words', 'doubled', 'a', 'mit mit'],
  ['brackets', 'unclosed', 'a', '(a'],
  ['brackets', 'unopened', 'a', '[a]]'],
  ['brackets', 'odd', 'a', '„a'],
  ['script', 'untranslated', 'a', 'go to the end of it', 'ja'],
  ['script', 'unexpected', 'a', 'Готово'],
  ['script', 'mixed', 'a', 'Sp\u0435ichern'],
  ['script', 'simplified', 'a', '語言設定說話请选择', 'zh-TW'],
  ['script', 'all-simplified', 'a', '请选择', 'zh-TW'],
  ['script', 'traditional', 'a', '语言设定说话請選擇', 'zh-CN'],
  ['script', 'all-traditional', 'a', '請選擇', 'zh-CN'],
  ['corrupted', 'mojibake', 'a', 'Ã¼'],
  ['corrupted', 'broken', 'a', 'b\ufffd'],
  ['corrupted', 'escaped', 'a', '&amp;nbsp;'],
  ['corrupted', 'question-marks', 'a', 'Schl?ssel'],
  ['invisible-added', 'added', 'a', 'b\u200b'],
  ['length', 'short', 'word '.repeat(50), 'kurz'],
  ['length', 'long', 'word '.repeat(50), 'langes '.repeat(150)],
];

function problemOf([check, variant, source, target, language = 'de', data = 'html']: ProblemRow):
  | Problem
  | undefined {
  const field = { type: 'localizable', data, source, target };
  return checkField(field, { source: 'en', target: language }).find(
    (problem) => problem.check === check && problem.variant === variant,
  );
}

beforeAll(loadProblemTexts);

describe('what is wrong with a target is said in a sentence', () => {
  test.each(rows.map((row) => ({ row })))('$row.0 $row.1', ({ row }) => {
    const problem = problemOf(row);
    if (problem === undefined) throw new Error('this field does not bring the problem');
    const key = `problemText.${problem.check}.${problem.variant}`;
    const text = (problemMessages as Readonly<Record<string, string>>)[key];
    const named = Array.from(text?.matchAll(/\{\{(\w+)\}\}/g) ?? [], ([, name = '']) => name);
    expect(text).toBeTypeOf('string');
    expect(Object.keys(problem.detail)).toEqual(expect.arrayContaining(named));
    for (const name of named) expect(problemText(problem)).toContain(problem.detail[name]);
  });

  test('every sentence has a field here that brings it', () => {
    const sentences = Object.keys(problemMessages).filter((key) => key.startsWith('problemText.'));
    const own = rows.map(([check, variant]) => `problemText.${check}.${variant}`);
    // They take other requests, a dictionary or pairs of words.
    const beyondField =
      /^problemText\.(?:tags-reordered\.exchanged-sentences$|target-equals-source\.(?:word|labels-kept)$|other-version\.opposite$|spelling\.slip$|(?:across-languages|inconsistent|same-target|term-missing|term-forbidden|term-inconsistent|refused|stored-differently)\.)/;
    expect(sentences.filter((key) => !beyondField.test(key)).toSorted()).toEqual(own.toSorted());
  });

  test('every check has a name', () => {
    expect(Object.keys(problemMessages).filter((key) => key.startsWith('checkNames.'))).toEqual(
      checkIds.map((check) => `checkNames.${check}`),
    );
  });
});
