import { describe } from 'vitest';
import { proveRows } from './found-problems';

/* Reports on the texts of programs and shops that readers found wrong, each beside a mistake like it. */

describe('placeholders', () => {
  const english = "{{ date | weekday('en-US','long') }}";
  proveRows('placeholders', [
    [english, "{{ date | weekday('sk-SK','long') }}", [], 'en sk', 'text'],
    [english, "{{ date | weekday('iw','long') }}", [], 'en he', 'text'],
    [english, "{{ date | weekday('zh-Hant-TW','long') }}", [], 'en zh-TW', 'text'],
    [
      english,
      "{{ date | weekday('sk-SK','dlho') }}",
      [`missing: ${english}`, "extra: {{ date | weekday('sk-SK','dlho') }}"],
      'en sk',
      'text',
    ],
    [
      english,
      "{{ datum | weekday('sk-SK','long') }}",
      [`missing: ${english}`, "extra: {{ datum | weekday('sk-SK','long') }}"],
      'en sk',
      'text',
    ],
    [
      english,
      "{{ date | den('sk-SK','long') }}",
      [`missing: ${english}`, "extra: {{ date | den('sk-SK','long') }}"],
      'en sk',
      'text',
    ],
    ...['join', 'default'].map((filter) => {
      const [was, is] = [`{{ list | ${filter}('and', 'or') }}`, `{{ list | ${filter}('und', 'or') }}`];
      return [was, is, [`missing: ${was}`, `extra: ${is}`], 'en de', 'text'] as const;
    }),
    [
      'The role of {nick} is {role}',
      'A função de %{nick} é {role}',
      ['missing: {nick}', 'extra: %{nick}'],
      'en pt-BR',
      'text',
    ],
    ['The role of %{nick} is {role}', 'A função de %{nick} é {role}', [], 'en pt-BR', 'text'],
  ]);
});

describe('html', () => {
  const quoted = "<p>Call <b>https://'<'YOUR_HOST'>'/api</b></p>";
  proveRows('html', [
    [quoted, "<p>Ruf <b>https://'<'TU_HOST'>'/api</b></p>", []],
    [quoted, "<p>Ruf <b>https://'<' TU_HOST'>'/api</b></p>", []],
    [quoted, "<p>Ruf <b>https://<'TU_HOST'>'/api</b></p>", ["text-tag: <'T"]],
    ['<p>Call <b>it</b></p>', "<p>Ruf <b>'<'es</b></p>", ["text-tag: <'e"]],
  ]);
});

describe('tags-nesting', () => {
  proveRows('tags-nesting', [
    ['<b>Label Options</b>', '<b>Опции на етикети<b>', ['unclosed: <b>'], 'en bg', 'text'],
    ['<b>Label Options</b>', '<b>Опции на етикети</b>', [], 'en bg', 'text'],
    // Elements that need no end tag.
    ['One</br>two', 'Eins<br>zwei', [], 'en de', 'text'],
    ['<p>One</p>', '<p>Eins<p>zwei', [], 'en de', 'text'],
    ['<ul><li>One</li></ul>', '<ul><li>Eins<li></ul>', [], 'en de', 'text'],
  ]);
});

describe('tags-missing', () => {
  proveRows('tags-missing', [
    ['<b>Label Options</b>', '<b>Опции на етикети<b>', [], 'en bg', 'text'],
    ['<b>Label Options</b>', '<b>Опции на етикети', ['inline: </b>'], 'en bg', 'text'],
  ]);
});

describe('target-equals-source', () => {
  const notice =
    'This program is free software; you can redistribute it and/or modify\nit under the terms of the GNU General Public License.\n\nYou should have received a copy of the GNU General Public License\nalong with this program.\n';
  proveRows('target-equals-source', [
    ['If it is capitalized (eg. Hello)', 'Ak je s veľkým písmenom (napr. Hello)', [], 'en sk', 'text'],
    [
      'If it is small (eg. Please try this again later)',
      'Ak je malé (napr. Please try this again later)',
      ['sentence: Please try this again later)'],
      'en sk',
      'text',
    ],
    [notice, notice, [], 'en ja', 'text'],
    [
      notice,
      notice.replace(/^.*?\n.*?\n/, 'このプログラムはフリーソフトウェアです。\n'),
      ['part: You should have received a copy of the GNU General Public License along with th…'],
      'en ja',
      'text',
    ],
    [
      `You can open your files from the menu.\n${notice}`,
      `You can open your files from the menu.\n${notice}`,
      [
        'whole: You can open your files from the menu.',
        'whole: This program is free software; you can redistribute it and/or modify it under t…',
        'whole: You should have received a copy of the GNU General Public License along with th…',
      ],
      'en ja',
      'text',
    ],
    [
      'This program is made for you; you can use it in any way that you like.',
      'This program is made for you; you can use it in any way that you like.',
      ['whole: This program is made for you; you can use it in any way that you like.'],
      'en ja',
      'text',
    ],
    ['Error', 'Error', [], 'en id', 'text'],
    ['Warning', 'Warning', ['whole: Warning'], 'en id', 'text'],
  ]);
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    ['Number', 'č.', [], 'en cs', 'text'],
    ['Number', 'Číslo.', ['extra: .'], 'en cs', 'text'],
    [' Hours', '  год.', [], 'en uk', 'text'],
    [' Hours', ' Година.', ['extra: .'], 'en uk', 'text'],
    ['Hours', '5 год.', [], 'en uk', 'text'],
    ['{0}h left', 'ще {0} год.', [], 'en uk', 'text'],
    ['The file is mine', 'Den fil er min.', ['extra: .'], 'en da', 'text'],
    ['House', 'Дом.', ['extra: .'], 'en ru', 'text'],
    ['Filter', 'Filtr.', ['extra: .'], 'en pl', 'text'],
    ['Descrip', 'Beskr.', [], 'en da', 'text'],
    ['Describe', 'Beskriv.', ['extra: .'], 'en da', 'text'],
    ['%d apps', '%d agends.', [], 'en pt', 'text'],
    ['%d apps', '%d agendas.', ['extra: .'], 'en pt', 'text'],
    ['%d records', '%d records.', ['extra: .'], 'en pt', 'text'],
    ['Go up', 'Vai subito verso nord.', ['extra: .'], 'en it', 'text'],
    ['Enter your passphrase', 'Immetti la password.', ['extra: .'], 'en it', 'text'],
    ['Movies of the night', 'Noite de films.', ['extra: .'], 'en pt', 'text'],
    ['Choose', 'Pasirink.', ['extra: .'], 'en lt', 'text'],
    ['Drag it over', 'Pārvelc.', ['extra: .'], 'en lv', 'text'],
    ['Move & Resize', 'Pārvietot & mainīt izm.', [], 'en lv', 'text'],
    ['Move & Resize', 'Pārvietot & mainīt izmērus.', ['extra: .'], 'en lv', 'text'],
    ['Resize all of them', 'Te var mainīt visu to izm.', ['extra: .'], 'en lv', 'text'],
    [
      'If the file is protected.\nPlease enter it.',
      'Hvis filen er beskyttet,\nså angiv den.',
      [],
      'en da',
      'text',
    ],
    [
      'If the file is protected.\nPlease enter it.',
      'Hvis filen er beskyttet,\nAngiv den.',
      ['changed: ., ,'],
      'en da',
      'text',
    ],
    [
      'The file is protected.\nPlease enter it.',
      'Filen er beskyttet,\nAngiv den.',
      ['changed: ., ,'],
      'en da',
      'text',
    ],
    ['It failed, please make sure it is correct', 'Ei onnistunut, onko osoite oikea?', [], 'en fi', 'text'],
    [
      'It failed, please make sure it is correct',
      'Ei onnistunut, tarkista koko osoite?',
      ['extra: ?'],
      'en fi',
      'text',
    ],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    [' Torrents Queued', ' торента на опашката', [], 'en bg', 'text'],
    [' The files are left over', ' торента на опашката', ['small-start: торента'], 'en bg', 'text'],
    [' Files left.', ' торента на опашката.', ['small-start: торента'], 'en bg', 'text'],
    ['Torrents Queued', 'торента на опашката', ['small-start: торента'], 'en bg', 'text'],
    ['use: /nick <othernick> to go on', 'Benutze: /nick <andererSpitzname>', [], 'en de', 'text'],
    [
      'use: /nick <othernick> to go on',
      'Benutze: /nick <name> mit andererSpitzname',
      ['inside: andererSpitzname'],
      'en de',
      'text',
    ],
  ]);
});

describe('edge-spaces', () => {
  proveRows('edge-spaces', [
    ['Encrypt with: ', '  暗号化方式: ', [], 'en ja', 'text'],
    ['Unverified', '未検証    ', [], 'en ja', 'text'],
    ['Encrypt with: ', ' 暗号化方式: ', ['leading-extra'], 'en ja', 'text'],
    ['Save', '保存  ', ['trailing-extra'], 'en ja', 'text'],
    ['Unverified', '未検証 ', ['trailing-extra'], 'en ja', 'text'],
    ['Unverified', 'Ungeprüft    ', ['trailing-extra'], 'en de', 'text'],
    ['It is not verified.', '未検証です。  ', ['trailing-extra'], 'en ja', 'text'],
  ]);
});

describe('corrupted', () => {
  const source =
    'With this address you can get all that is known of one e-mail in the mailing list that you name.';
  proveRows('corrupted', [
    [
      source,
      'Bu adresi kullanarak, belirtilen posta listesindeki belirli bir e-posta hakkında bilinen bilgileri alabileceksiniz.',
      [],
      'en tr',
    ],
    [
      source,
      'Bu adresi kullandıgınızda, belirtilen posta listesindeki belirli bir e-posta hakkında bilinen bilgileri alabileceksiniz.',
      ['no-accents'],
      'en tr',
    ],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['KiB = 1024 bytes, KB = 1000 bytes.', '1 KiB = 1024 Byte, 1 kB = 1000 Byte.', []],
    ['KiB = 1024 bytes, KB = 1000 bytes.', '2 KiB = 1024 Byte, KB = 1000 Byte.', ['extra: 2']],
    ['KiB of 1024 bytes.', '1 KiB = 1024 Byte.', ['extra: 1']],
  ]);
});
