import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from './found-problems';

// False reports that two readers found, each with a similar mistake that must still be reported.

const inPlain = (check: Parameters<typeof foundIn>[0], source: string, target: string, languages: string) =>
  foundIn(check, source, target, languages, 'text');

const lines = (...all: readonly string[]) => `<p>${all.join(' <br> ')}</p>`;
const code = (text: string) => `<p>Use <code>${text}</code> here</p>`;

const left = (line: string, languages = 'en ru') =>
  foundIn('target-equals-source', lines('# Ask it.', line), lines('# Задать вопрос.', line), languages);

describe('the end of an address in brackets', () => {
  const source = 'See [a@https://example.org/issues/8970]the issue tracker[/a] for it';
  test('the label after it is not compared', () => {
    const target = 'Veja em [a@https://example.org/issues/8970]rastreador[/a] isso';
    expect(inPlain('addresses', source, target, 'en pt-BR')).toEqual([]);
  });
  test('another address is found without the label', () => {
    const target = 'Veja em [a@https://example.org/issues/8907]rastreador[/a] isso';
    expect(inPlain('addresses', source, target, 'en pt-BR')).toEqual([
      'missing: https://example.org/issues/8970',
      'extra: https://example.org/issues/8907',
    ]);
  });
});

describe('an address with an IPv6 host', () => {
  test.each([
    ['http://[2001:db8::1]:80/a', 'http://[2001:db8::1]:81/a'],
    ['http://[2001:db8::1]/a', 'http://[2001:db8::2]/a'],
  ])('%s is compared as any other: %s', (before, after) => {
    const [source, target] = [`See ${before} for it`, `Siehe ${after} dazu`];
    expect(inPlain('addresses', source, target, 'en de')).toEqual([`missing: ${before}`, `extra: ${after}`]);
    expect(inPlain('addresses', source, `Siehe ${before} dazu`, 'en de')).toEqual([]);
  });
});

describe('underscores that stand for spaces', () => {
  proveRows('code', [
    ['Manage_&amp;content_selectors', '管理内容下拉菜单_(&amp;C)', [], 'en zh-CN'],
    ["The_file<BR>'%0'<BR>has_been_modified<BR>now!", 'ファイル<BR>は修正されました！', [], 'en ja'],
    ['Manage content_selectors', '管理内容下拉菜单', ['name-missing: content_selectors'], 'en zh-CN'],
    ['min_size<BR>or<BR>max_size', '大きさ<BR>か<BR>max_size', ['name-missing: min_size'], 'en ja'],
  ]);
  test('are no access keys', () => {
    const source = "Could_not_run_the_'vim'_program.";
    expect(inPlain('placeholders', source, '「vim」を実行できませんでした。', 'en ja')).toEqual([]);
    expect(inPlain('placeholders', 'Save _as', '別名で保存', 'en ja')).toEqual(['no-access-key: _a']);
  });
});

describe('code and settings in paragraphs', () => {
  test.each([
    'db_input medium mypackage/foo || true',
    'db_set mypackage/foo "$FOO"',
    'if [ -e /usr/share/debconf/confmodule ]; then',
    'if db_get shared/window-manager; then',
    'while true; do',
    'do while [ ! "$ok" ];',
    'Required: false',
    'commit 75069f2b5bfb (“vfs: renumber a flag and add to uniqueness check”)',
    'SET [-e] [-off|-on] [-quiet] []',
  ])('%s stays', (line) => {
    expect(left(line)).toEqual([]);
  });
  test.each([
    ['if you want to do it, then do', 'part'],
    ['while the door is open, do what you like', 'part'],
    ['commit 75069f2b5bfb changes how all the files are opened', 'part'],
    ['db_set is the command that sets a value', 'part'],
    ['Required: yes', 'label'],
    ['SET [e] [off and on]', 'part'],
    ['Required values: none or all', 'part'],
  ])('%s is found', (line, variant) => {
    expect(left(line)).toEqual([`${variant}: ${line}`]);
  });
});

describe('plurals of directives', () => {
  proveRows('code', [
    [code('#includes'), code('#include'), [], 'en it'],
    [code('#include'), code('#includ'), ['changed: #include, #includ'], 'en it'],
  ]);
});

describe('spaces of the source after a sentence', () => {
  const spaces = ' '.repeat(5);
  test('are the same after an ideographic full stop', () => {
    const [source, target] = [`Go on.${spaces}A dialog is shown.`, `继续。${spaces}将显示对话框。`];
    expect(inPlain('double-spaces', source, target, 'en zh-CN')).toEqual([]);
    expect(inPlain('double-spaces', source, `继续。将${spaces}显示对话框。`, 'en zh-CN')).toEqual(['double']);
  });
});
