import { describe } from 'vitest';
import { proveRows } from '../found-problems';

// False reports on labels and messages, each beside a similar mistake that must still be reported.

describe('a full stop that belongs to an abbreviation', () => {
  proveRows('end-punctuation', [
    ['First Page', 'Първа Стр.', [], 'en bg'],
    ['First Page', 'Първа Страница.', ['extra: .'], 'en bg'],
    ['File #', 'Filnr.', [], 'en da'],
    ['File #', 'Filnavn.', ['extra: .'], 'en da', 'html'],
    ['For examples, see\n', 'Щоб переглянути приклади, див.\n', [], 'en uk', 'text'],
    ['For examples, see\n', 'Щоб переглянути приклади, дивіться.\n', ['extra: .'], 'en uk', 'text'],
    ['Filter off', 'Фильтр. выкл.', [], 'en ru', 'text'],
    ['Filter off', 'Фильтр выключен.', ['extra: .'], 'en ru', 'text'],
    ['Std. J-T Statistic', 'Станд. статистика Дж.-Т.', [], 'en ru', 'text'],
    ['Std. J-T Statistic', 'Станд. статистика теста.', ['extra: .'], 'en ru', 'text'],
    ['Max Speed', 'Max. Geschw.', [], 'en de', 'text'],
    ['Max Speed', 'Max. Geschwindigkeit.', ['extra: .'], 'en de', 'text'],
    ['Ascending Speed', 'Aufstiegsgeschw.', [], 'en de', 'text'],
    ['Ascending Speed', 'Aufstiegstempo.', ['extra: .'], 'en de', 'text'],
    ['Min Speed', 'Vel. Min.', [], 'en es', 'text'],
    ['Min Speed', 'Velocidad mínima.', ['extra: .'], 'en es', 'text'],
    ['Low-Res Pixel Size', 'Dimensione Pixel a Bassa Ris.', [], 'en it', 'text'],
    ['Low-Res Pixel Size', 'Dimensione Pixel a Bassa Risoluzione.', ['extra: .'], 'en it', 'text'],
    ['Bitrate (bits/secs)', 'Bitsnelheid (bits/sec.)', [], 'en nl', 'text'],
    ['%s of %s (%s/sec)', '%s από %s (%s/δευτ.)', [], 'en el', 'text'],
    ['Copy it (with links)', 'Kopieer het (met links.)', ['extra: .'], 'en nl', 'text'],
    ['80 characters max.', 'Max. 80 znaků', [], 'en cs', 'text'],
    ['80 characters at most.', 'Nejvýše 80 znaků', ['missing: .'], 'en cs', 'text'],
    ['May(short)', 'toukok.', [], 'en fi', 'text'],
    ['May(short)', 'toukokuu.', ['extra: .'], 'en fi', 'text'],
    ["Try characters such as '*'", "Vermeide Zeichen wie z.B. '*'", [], 'en de', 'text'],
  ]);
});

describe('a full stop in brackets that is to be typed', () => {
  proveRows('end-punctuation', [
    [
      '\n Press enter and put a single period (.)',
      '\n Drücken Sie Enter und tippen Sie',
      [],
      'en de',
      'text',
    ],
    [
      '\n Press enter and put a single period.',
      '\n Drücken Sie Enter und tippen Sie einen Punkt',
      ['missing: .'],
      'en de',
      'text',
    ],
  ]);
});

describe('small letters and capitals in a label', () => {
  proveRows('letter-case', [
    ['Std. J-T Statistic', 'Станд. статистика Дж.-Т.', [], 'en ru', 'text'],
    ['It was saved. Try it again now.', 'Сохранено. попробуйте снова.', ['small-start: попробуйте'], 'en ru'],
    ["'op' is the operation to do.\n", 'OPERATIE is de te verrichten bewerking.\n', [], 'en nl', 'text'],
    [
      'This is the operation to do.\n',
      'Dit is de te verrichten OPERATIE hier.\n',
      ['capitals: OPERATIE'],
      'en nl',
      'text',
    ],
  ]);
});

describe('spaces that lay a text out', () => {
  proveRows('edge-spaces', [
    ['Save the information           ', 'Sauvegarder les informations', [], 'en fr', 'text'],
    ['Save the information ', 'Sauvegarder les informations', ['trailing-missing'], 'en fr', 'text'],
    ['Name:   ', 'Nom :', ['trailing-missing'], 'en fr', 'text'],
  ]);
  proveRows('double-spaces', [
    [
      'Option -l lists all surfaces.\nThe format is octal or full.\n',
      'L’opzione elenca tutte le\nsuperfici.  Il formato è ottale o\npieno.\n',
      [],
      'en it',
      'text',
    ],
    [
      'Option -l lists all surfaces. The format is octal or full.\n',
      'L’opzione elenca tutte le superfici.  Il formato è ottale o pieno.\n',
      ['double'],
      'en it',
      'text',
    ],
    [
      'Option -l lists all surfaces.\nThe format is octal or full.\n',
      'L’opzione elenca  tutte le\nsuperfici. Il formato è ottale o\npieno.\n',
      ['double'],
      'en it',
      'text',
    ],
  ]);
});

describe('numbers that are said otherwise', () => {
  proveRows('numbers', [
    ['Copyright (C) 1990, 92, 93, 99 Example', 'Copyright © 1990, 92, 93, 1999 Example', [], 'en sv'],
    [
      'Copyright (C) 1990, 92, 93, 99 Example',
      'Copyright © 1990, 92, 93, 2099 Example',
      ['missing: 99', 'extra: 2099'],
      'en sv',
    ],
    ['11 is louder, but these go to 100.', '11 je hlasnejšia, ale tieto idú až ku stovke.', [], 'en sk'],
    [
      '11 is louder, but these go to 100.',
      '11 je hlasnejšia, ale tieto idú ďalej.',
      ['missing: 100'],
      'en sk',
    ],
    ['%02dh:%02dm:%02ds', '%02d시간:%02d분:%02d초', [], 'en ko', 'text'],
    ['%d seconds', '%d분', ['unit: %d, seconds, 분'], 'en ko', 'text'],
  ]);
});

describe('a quotation mark that the source names', () => {
  proveRows('brackets', [
    ['use colons instead of double quotes here', 'använd kolon istället för " här', [], 'en sv', 'text'],
    ['use colons instead of commas here', 'använd kolon istället för " här', ['odd: "'], 'en sv', 'text'],
    [
      'use colons instead of double quotes here',
      'använd "kolon istället för här',
      ['odd: "'],
      'en sv',
      'text',
    ],
  ]);
});

describe('terms that stay', () => {
  proveRows('language', [
    [
      'The interval between single sign on events.',
      'Te kort interval tussen single sign on pogingen',
      [],
      'en nl',
    ],
    ['The time between the old events.', 'De tijd tussen the old pogingen', ['source: the old'], 'en nl'],
  ]);
});

describe('lines of a message that are wrapped elsewhere', () => {
  proveRows('target-empty', [
    [
      'Library (and others).\nEven other vendors like Example should work.\nPlease send comments.\n',
      'Thư viện máy ảnh này (và các máy ảnh khác).\n\nCũng nên hoạt động được với máy ảnh khác như Example.\nMời bạn gửi ghi chú.\n',
      [],
      'en vi',
      'text',
    ],
    [
      'Library (and others).\nEven other vendors like Example should work.\nPlease send comments.\n',
      'Thư viện máy ảnh này (và các máy ảnh khác) trong danh sách các máy ảnh đó.\n\nMời bạn gửi ghi chú cho chúng tôi ngay.\n',
      ['part: Even other vendors like Example should work.'],
      'en vi',
      'text',
    ],
  ]);
  const lines = 'Key: a,b,c,...,1,2,3,...,Space,Up,PageDown,Tab,Enter,Insert,F5,...\n';
  const said = lines.replace('Key', 'Näppäin');
  proveRows('doubled-words', [
    [
      `It should be written in the format: [Shift-][Ctrl-][Alt-]Key\n${lines}`,
      `Kirjoita näppäily tässä muodossa: [Shift-][Ctrl-][Alt-]Näppäin\n${said}`,
      [],
      'en fi',
      'text',
    ],
    [
      `It should be written in this format: [Shift-][Ctrl-][Alt-]\n${lines}`,
      `Kirjoita näppäily tässä muodossa: [Shift-][Ctrl-][Alt-]Näppäin\n${said}`,
      ['doubled: Näppäin'],
      'en fi',
      'text',
    ],
  ]);
});

const figure = (title: string): string => `<h3>Raster</h3><p><strong>${title}</strong></p><p>1</p>`;

describe('an English title with its number', () => {
  proveRows('target-equals-source', [
    [
      figure('Figure 12.9. Default Grid Preferences'),
      figure('Figure 12.9. Default Grid Preferences'),
      ['label: Figure 12.9. Default Grid Preferences'],
      'en el',
    ],
    [
      '<h3>Lesson 4.4: THE SUBSTITUTE COMMAND</h3><p>It is old.</p>',
      '<h3>Lesson 4.4: THE SUBSTITUTE COMMAND</h3><p>Den er gammel.</p>',
      ['label: Lesson 4.4: THE SUBSTITUTE COMMAND'],
      'en da',
    ],
    ['<h3>Note</h3><p>It is old.</p>', '<h3>Note</h3><p>Den er gammel.</p>', [], 'en da'],
    [
      '<h3>Warning</h3><p>It is old.</p>',
      '<h3>Warning</h3><p>Den er gammel.</p>',
      ['part: Warning'],
      'en da',
    ],
    [figure('Figure 2. Emacs'), figure('Figure 2. Emacs'), [], 'en fr'],
    [figure('Window 98'), figure('Window 98'), [], 'en el'],
  ]);
});
