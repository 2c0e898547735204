import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

describe('usage lines, commands and settings stay as they are', () => {
  proveRows('target-equals-source', [
    ['<p>host% ypset host1</p><p>Read it.</p>', '<p>host% ypset host1</p><p>読む。</p>', [], 'en ja'],
    [
      '<p>about 50% of the hosts</p><p>Read it.</p>',
      '<p>about 50% of the hosts</p><p>読む。</p>',
      ['part: about 50% of the hosts'],
      'en ja',
    ],
    ['v ${v}[percent0to2dp], s ${s}', 'v ${v}[percent0to2dp], s ${s}', [], 'en es', 'text'],
    [
      'The value of ${v}[percent0to2dp]',
      'The value of ${v}[percent0to2dp]',
      ['whole: The value of ${v}[percent0to2dp]'],
      'en es',
      'text',
    ],
    [
      '<p>%prog [options] the_book</p><p>Read it.</p>',
      '<p>%prog [options] the_book</p><p>読む。</p>',
      [],
      'en ja',
    ],
    [
      '<p><b>--cues</b> <i>TID:none|iframes|all</i></p><p>Sets cues.</p>',
      '<p><b>--cues</b> <i>TID:none|iframes|all</i></p><p>キューを設定。</p>',
      [],
      'en ja',
    ],
    [
      '<p>-I { &lt;int> | SUM | ALL | XALL }</p><p>Statistics</p>',
      '<p>-I { &lt;int> | SUM | ALL | XALL }</p><p>Statistika</p>',
      [],
      'en lv',
    ],
    [
      '<p>svnlook propget REPOS_PATH PROPNAME PATH_IN_REPOS</p><p>Print it.</p>',
      '<p>svnlook propget REPOS_PATH PROPNAME PATH_IN_REPOS</p><p>출력합니다.</p>',
      [],
      'en ko',
    ],
    // Logical values, and parameters by their names.
    ['<p>Here <em>Keep-It: yes</em> is it.</p>', '<p>Hier ist es <em>Keep-It: yes</em>.</p>', []],
    [
      '<p>Here <em>Keep it: yes</em> is it.</p>',
      '<p>Hier ist es <em>Keep it: yes</em>.</p>',
      ['label: Keep it: yes'],
    ],
    ['<p>Here <em>not true</em> is it.</p>', '<p>Hier ist es <em>not true</em>.</p>', []],
    ['<p>Here <em>not there</em> is it.</p>', '<p>Hier ist es <em>not there</em>.</p>', ['label: not there']],
    ['<p>So</p><p>user, pass, dbname, server</p>', '<p>So</p><p>user, pass, dbname, server</p>', []],
    [
      '<p>So</p><p>user, password, account, server</p>',
      '<p>So</p><p>user, password, account, server</p>',
      ['label: user, password, account, server'],
    ],
    ['<p>foo.schemes = http https</p>', '<p>foo.schemes = http https</p>', [], 'en ja'],
    [
      '<p>hg revert "set:copied() and binary()"</p>',
      '<p>hg revert "set:copied() and binary()"</p>',
      [],
      'en ru',
    ],
    ['<p>:backlinks: top</p>', '<p>:backlinks: top</p>', [], 'en ja'],
    ['hg clone project/ project-feature/', 'hg clone project/ project-feature/', [], 'en ja'],
    [
      '.. Common link and substitution definitions.',
      '.. Common link and substitution definitions.',
      [],
      'en ja',
    ],
    ['<p>export GTK_IM_MODULE=ibus</p>', '<p>export GTK_IM_MODULE=ibus</p>', [], 'en uk'],
    ['CRL ( *.pem *.der *.crl )', 'CRL ( *.pem *.der *.crl )', [], 'en zh'],
    ['%route%, %unit%:%data%', '%route%, %unit%:%data%', [], 'en ja'],
    [
      '<p>espeak, festival, flite, mbrola etc.</p><p>All</p>',
      '<p>espeak, festival, flite, mbrola etc.</p><p>Alle</p>',
      [],
      'en nl',
    ],
    ['<p><b>sign</b></p><p>Sign it.</p>', '<p><b>sign</b></p><p>Signiert es.</p>', [], 'en de'],
    [
      '<p><b>Sign</b></p><p>It is signed.</p>',
      '<p><b>Sign</b></p><p>Es ist signiert.</p>',
      ['part: Sign'],
      'en de',
    ],
    ['<p>thg shelve</p>', '<p>thg shelve</p>', [], 'en ja'],
    ['<p>jpeg, jpg, jpeg 2000</p>', '<p>jpeg, jpg, jpeg 2000</p>', [], 'en ru'],
    [
      '<p>Note that <b>machinectl list</b> will not show it.</p>',
      '<p>Beachten Sie, dass <b>machinectl list</b> sie nicht zeigt.</p>',
      [],
      'en de',
    ],
    // Words of a sentence, and of a label, are for readers however they begin.
    ['<p>click the button OK</p>', '<p>click the button OK</p>', ['whole: click the button OK'], 'en ru'],
    ['<p>recent files</p>', '<p>recent files</p>', ['whole: recent files'], 'en ja'],
  ]);
});

describe('the name of a lens or a game is no text', () => {
  proveRows('target-equals-source', [
    ['Canon EF-S10-22mm F3.5-4.5 USM', 'Canon EF-S10-22mm F3.5-4.5 USM', [], 'en ja'],
    ['Call of Duty', 'Call of Duty', [], 'en uk'],
    ['Terms of Service', 'Terms of Service', ['whole: Terms of Service'], 'en uk'],
    ['Sigma 17-35mm f2.8-4 EX Aspherical HSM', 'Sigma 17-35mm f2.8-4 EX Aspherical HSM', [], 'en sr'],
    ['Canon EF 24-105mm f/4L IS', 'Canon EF 24-105mm f/4L IS', [], 'en da'],
    ['Show 20 files of it', 'Show 20 files of it', ['whole: Show 20 files of it'], 'en da'],
  ]);
});

describe('a word of the interface may be one of the target’s language', () => {
  proveRows('target-equals-source', [
    // The holder of a copyright, and a sentence beside such a line.
    [
      'The Desk developers. All rights reserved.',
      'The Desk developers. All rights reserved.',
      [],
      'en ja',
      'text',
    ],
    [
      'All files of the user are saved here.',
      'All files of the user are saved here.',
      ['whole: All files of the user are saved here.'],
      'en ja',
      'text',
    ],
    [
      'It is your own. It is free for all of us. All rights reserved.',
      'It is your own. It is free for all of us. All rights reserved.',
      ['whole: It is your own. It is free for all of us. All rights reserved.'],
      'en ja',
      'text',
    ],
    ['Email', 'Email', [], 'en pt'],
    ['Edit', 'Edit', [], 'en id'],
    ['Color', 'Color', [], 'en ca'],
    ['Important', 'Important', [], 'en ca'],
    ['yes', 'yes', [], 'en ja'],
    ['Yes', 'Yes', ['whole: Yes'], 'en ja'],
    ['Email', 'Email', ['whole: Email'], 'en ru'],
    ['Edit', 'Edit', ['whole: Edit'], 'en it'],
  ]);
});

describe('a sentence on what is never translated is no notice', () => {
  proveRows('target-equals-source', [
    [
      '<p>The keys are never translated and always output in English.</p>',
      '<p>키값들은 번역되지 않고 항상 영어로 출력됩니다.</p>',
      [],
      'en ko',
    ],
    [
      '<p>The keys are always output as they are.</p>',
      '<p>이 페이지는 번역되지 않았으니 영어로 읽으십시오.</p>',
      ['stub: 이 페이지는 번역되지 않았으니 영어로 읽으십시오.'],
      'en ko',
    ],
  ]);
});

describe('a note that asks for the translation stands in its place', () => {
  proveRows('target-equals-source', [
    [
      '<html>Middle<br>label',
      'Edit Middle Label[translate me]',
      ['stub: Edit Middle Label[translate me]'],
      'en gl',
    ],
    ['Translate me into it', 'Translate me', [], 'en gl'],
  ]);
});

describe('a line of output may have its meaning below it', () => {
  const source = 'Type C-h.\n\tC-p runs the command previous-line\nThis is it.';
  test.each([
    ['Premi C-h.\n\tC-p runs the command previous-line\n\t(C-p esegue il comando)\nEcco.', []],
    [
      'Premi C-h.\n\tC-p runs the command previous-line\nEcco tutto.',
      ['part: C-p runs the command previous-line'],
    ],
  ])('%j', (target, expected) => {
    expect(foundIn('target-equals-source', source, target, 'en it', 'text')).toEqual(expected);
  });
});
