import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';
import { stemsIn } from '../../../../src/content/checks/words/word-stems';

describe('the stems of a text', () => {
  test.each([
    ['English', true, 'Configure the Files', ['config', 'the', 'files']],
    ['German', false, 'Größe der Dateien', ['große', 'der', 'datei']],
    ['accents', false, 'écran déjà', ['ecran', 'deja']],
    ['Russian', false, 'Файлы настройки', ['фаилы', 'настр']],
    ['Chinese, divided at particles', false, '文件的大小', ['文件', '大小']],
    ['Japanese without its particles', false, 'ファイルを保存する', ['ファイル', '保存']],
    ['Korean', false, '파일을 저장합니다', ['파일', '저장']],
    ['no words', false, '12 % …', []],
  ])('%s', (_, isEnglish, text, stems) => {
    expect([...stemsIn(text, isEnglish)]).toEqual(stems);
  });
});

it('leaves damaged lines of a list of pairs out', () => {
  const { english, other } = readWordPairs('file 90 datei\nserver serve\nstart\n\ndatei 90\nserve 9');
  expect(['file', 'server', 'start', 'datei'].filter((stem) => english.has(stem))).toEqual(['file']);
  expect(['datei', 'serve', 'file'].filter((stem) => other.has(stem))).toEqual(['datei']);
});

describe('the pairs of words that come with the program', () => {
  const folder = new URL('../../../../resources/word-pairs/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

  it.each(files)('are read from %s in both directions', (file) => {
    const { english, other } = readWordPairs(readFileSync(new URL(file, folder), 'utf8'));
    const { counterparts = [], told = 0, byChance = 1 } = english.get('file') ?? {};
    expect(told).toBeGreaterThan(byChance);
    expect(counterparts.some((stem) => other.get(stem)?.counterparts.includes('file'))).toBe(true);
  });
});
