import { describe, expect, it } from 'vitest';
import { foreignScript } from '../../../src/content/handover/foreign-script';

const field = (source: string, target: string) => ({ data: 'html', source, target });
const to = (target: string) => ({ source: 'en', target });

describe('a text in letters of another script than its language has', () => {
  it.each([
    ['Russian for Chinese', 'zh-CN', '使用指南', 'Инструкция к коробке'],
    ['Chinese for Russian', 'ru', 'Руководство', '食谱盒使用指南和说明'],
    ['Arabic for German', 'de', 'Anleitung', 'دليل استخدام الصندوق'],
    ['Japanese for Chinese', 'zh-CN', '使用指南', 'このはこのつかいかた'],
    ['English for Hebrew', 'he', 'מדריך', 'manual for the new boxes'],
    ['Russian between tags', 'ja', '<b>説明</b>書', '<b>Инструкция</b> к коробке'],
    ['Russian beside an address', 'de', 'Anleitung', 'Инструкция к коробке: {name}, www.example.com'],
    ['Chinese with a digit', 'ru', 'Руководство', '食谱盒使用指南第2版'],
    ['English with a word', 'ru', 'Меню файла', 'Please open the menu and save the file (меню)'],
    ['Russian with a word', 'ja', '設定', 'Пожалуйста откройте 設定 меню и файл'],
    ['Polish without a word that it is known by', 'ru', 'Руководство', 'Kliknij przycisk aby otworzyć'],
    ['Russian where nothing was', 'zh-CN', '', 'Инструкция к коробке'],
  ])('is found: %s', (_, language, target, value) => {
    expect(foreignScript(value, field('Guide', target), to(language))).toContain(value.slice(-4));
  });

  it.each([
    ['names of the source', 'zh-CN', 'Tinpot Box for Wasla Rides', '指南', 'Tinpot Box for Wasla Rides'],
    ['a name that the reviewer knows', 'ja', 'The app', 'アプリ', 'Halide Studio'],
    ['letters beside its own', 'zh-CN', 'New in iPhone', '新功能', 'iPhone Pro Max 的新功能介绍'],
    ['a language of several scripts', 'sr', 'Guide', 'Uputstvo', 'Упутство за кутију'],
    ['a name of a page', 'ar', 'contact', 'contact-us', 'all-about-our-team'],
    ['a foreign name', 'de', 'Read on', 'Lesen Sie die Anleitung', 'Lesen Sie die Anleitung Яндекс'],
    ['a title', 'ja', 'See it', '映画を観る', '映画「The Lord of the Rings」を観る'],
    ['a list', 'de', 'Español, Français', 'Español, Français', 'Español, Français, Русский'],
    ['a quoted word', 'de', 'The word', 'Das Wort', 'Das griechische Wort φιλοσοφία'],
    ['a name with an ending', 'de', 'Яндекс Музыка', 'Musik', 'Mit Яндекс.Музыкой zum Hören'],
    ['a name of the source with an ending', 'de', 'Яндекс Музыка', 'Musik', 'Яндекс Музыку'],
    ['the name of a language', 'de', 'Russian', 'Russisch', 'Русский'],
    ['a name without spaces', 'zh-CN', 'ポケットモンスター 新商品', '新商品', 'ポケットモンスター新商品'],
    ['an address', 'ja', 'Page', 'ページ', 'https://example.com/user/guide'],
    ['an address of mail', 'ja', 'Mail', 'メール', 'support@example.com'],
    ['a name of a file', 'ja', 'File', '設定ファイル', 'config.user.json'],
    ['names of products', 'ja', 'Devices', '端末', 'macOS iPhone iPad'],
    ['a command', 'ru', 'Install it', 'Установите', 'npm install locdesk'],
    ['signs of formulas', 'de', 'Angle', 'Winkel', 'Winkel α und β'],
    ['tags and placeholders', 'he', 'Hi <b class="a">{user}</b>', 'הי', '<b class="a">{user}</b>'],
    ['the language itself', 'ko', 'Guide', '안내', '새로운 안내서 漢字'],
  ])('is none: %s', (_, language, source, target, value) => {
    expect(foreignScript(value, field(source, target), to(language))).toBeUndefined();
  });
});
