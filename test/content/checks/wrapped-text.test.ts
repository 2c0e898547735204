import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrappedLineEnds } from '../../../src/content/checks/parsed/wrapped-lines';
import type { CheckId } from '../../../src/content/checks/problem';
import { foundIn, type Row } from './found-problems';

const SOURCE =
  'Sacrifices nimbleness, preventing you from having any ranks in the Dodging\nskill. This sacrifice is worth more if you cannot train Armour.';

/** Defines one test per row, with values that are plain text. */
function proveLines(check: CheckId, rows: readonly Row[]): void {
  test.each(rows.map((row) => ({ row })))('$row.1', ({ row: [source, target, expected, languages] }) => {
    expect(foundIn(check, source, target, languages, 'text')).toEqual(expected);
  });
}

/** How many lines of a text go on in the next one. */
const cuts = (text: string): number => wrappedLineEnds(text).size;

describe('a line that is full goes on in the next one', () => {
  test.each([
    [SOURCE, 1],
    // The line ends with a sentence by chance.
    [
      'A metal projectile, shorter than an arrow, intended to be shot from a cross-\nbow. It is sold in the shops of the town, and rarely found in the dungeons.\nIt breaks.',
      2,
    ],
    ['이 주문은 손에 들고 있는 고기 조각을 이용해서 얼음으로 된 생전의 환영을\n만들어낸다.', 1],
    [
      '这个卷轴向使用者揭示出其周围的环境，但它的魔力不足以显示出秘门后的地形\n也无法显示出完全封闭的区域。',
      1,
    ],
  ])('%j', (text, expected) => {
    expect(cuts(text)).toBe(expected);
  });
});

describe('other lines are the author’s', () => {
  test.each([
    // Short lines, items, settings, columns, sentences with a line for each.
    ['Shipping\nand handling'],
    ['These are the parts that every one of the machines in this hall must have:\n- a wheel\n- a handle'],
    ['This is the first of the steps, which everybody has to do before the next one\n2. Open it'],
    ['-f, --force       do not ask before anything is done that cannot be undone again\n-h   help'],
    ['The server was started on the first day of the month, and it runs until today.\nIt will be stopped.'],
    [
      'One line of more than a hundred and ten signs is a paragraph, however it goes on, because nobody wraps texts so\nlate as that',
    ],
    ['First paragraph that goes on until its line is full, and has no mark at its end\n\nsecond paragraph'],
  ])('%j', (text) => {
    expect(cuts(text)).toBe(0);
  });
});

test('the ends that are found are ends of lines, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { maxLength: 12 }), (lines) => {
      const raw = lines.join('\n');
      for (const end of wrappedLineEnds(raw)) expect(raw.slice(end)).toMatch(/^(?:\r\n|[\r\n\u2028\u2029])/);
    }),
  );
});

describe('marks at the ends of sentences, which stand in other lines', () => {
  proveLines('end-punctuation', [
    [
      SOURCE,
      '牺牲敏捷，使你无法在闪避技能上获得任何等级。\n如果你不能训练护甲，那么这个牺牲更有价值。',
      [],
      'en zh-CN',
    ],
    [
      'Plants and fungi will not attack the worshippers without provocation. They are\nfriends!',
      'Les plantes et les champignons n’attaqueront jamais les fidèles de ce dieu sans\nprovocation. Ce sont des amis.',
      ['changed: !, .'],
      'en fr',
    ],
    [
      'Do you want to restore the sample on which\nthis model was estimated?',
      'Deseja restaurar a amostra utilizada na estimação deste\nmodelo.',
      ['changed: ?, .'],
      'en pt',
    ],
    ['More than one login was found here!', 'Vários logins!\nPressione o ícone para ver mais.', [], 'en pt'],
  ]);
});

describe('numbers in words, which stand in other lines', () => {
  const source =
    'Sacrifices your skills, causing you to have all of your skill aptitudes\ndecreased by one. This will cost you ranks.';
  proveLines('numbers', [
    [source, '牺牲你的技能，使你所有的技能下降1。\n这会使你失去训练过的技能等级。', [], 'en zh-CN'],
    [source, '牺牲你的技能，使你所有的技能下降3。\n这会使你失去训练过的技能等级。', ['extra: 3'], 'en zh-CN'],
  ]);
});

describe('line breaks', () => {
  proveLines('line-breaks', [
    [
      'A metal projectile, shorter than an arrow, intended to be shot from a crossbow.',
      'Металлический снаряд, слишком короткий для лука, предназначен для стрельбы из\nарбалета.',
      [],
      'en ru',
    ],
    [
      'A scroll that takes the reader to a random position after a short delay.\nReading this scroll while waiting for a teleportation will instead cancel it.',
      'Liest man die Worte auf dieser Schriftrolle, wird sie dich nach kurzer Zeit an\neine zufällige Position teleportieren.',
      [],
    ],
    [
      'Your changes were not saved.',
      'Die Änderungen wurden nicht gespeichert.\nBitte noch einmal.',
      ['added'],
    ],
    ['Not saved.\nTry again.', 'Nicht gespeichert. Noch einmal versuchen.', ['lost']],
  ]);
});

test('a sentence that a wrapped text lacks is reported', () => {
  const source =
    'A staff that increases the power of conjurations cast by its wielder. If the\nwielder is skilled in Evocations, they can also blast those whom they strike.';
  const target =
    'Dieser Stab vergrößert die Macht von durch seinen Besitzer geworfenen\nBeschwörungsformeln.';
  expect(foundIn('missing-sentences', source, target, 'en de', 'text')).not.toEqual([]);
  expect(
    foundIn(
      'missing-sentences',
      source,
      `${target} Wer ihn gut führt, trifft auch die,\ndie er damit schlägt.`,
      'en de',
      'text',
    ),
  ).toEqual([]);
});

describe('paragraphs of one side that are lines of the other do not belong together', () => {
  const source =
    'The Iron City is home to many of the most resilient guardians of the deep hell.\nThose who do not belong here will find the very earth itself opposing all of\nthem.\n\nThe malice corrodes.';
  test.each(['length', 'end-punctuation'] as const)('%s', (check) => {
    const target = '铁城是许多最为坚韧的守卫的家！\n那些不属于这里的人会发现大地在和他们作对。';
    expect(foundIn(check, source, target, 'en zh-CN', 'text')).toEqual([]);
  });
  test('with as many paragraphs they do', () => {
    const target = '铁城是许多最为坚韧的守卫的家。那些不属于这里的人会发现大地在和他们作对！\n\n恶意腐蚀。';
    expect(foundIn('end-punctuation', source, target, 'en zh-CN', 'text')).toEqual(['changed: ., ！']);
  });
});
