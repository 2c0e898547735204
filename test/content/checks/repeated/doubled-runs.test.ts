import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a long word that stands twice in a row in a script without spaces', () => {
  proveRows('doubled-words', [
    ['Server version 2.4', 'サーバ バージョンバージョン 2.4', ['doubled: バージョン'], 'en ja'],
    ['Show the archive tree', '显示归档文件归档文件树', ['doubled: 归档文件'], 'en zh-CN'],
    ['A loud noise', 'ガチャガチャという音', [], 'en ja'],
    ['Discuss it', '大家讨论讨论', [], 'en zh-CN'],
    ['It beats', 'ドキドキドキドキする', [], 'en ja'],
    ['Ha ha, funny', '哈哈哈哈哈哈，有趣', [], 'en zh-CN'],
    ['Metadata data type', 'メタデータデータタイプ', [], 'en ja'],
    ['The tree tree', 'バージョンバージョン', [], 'en ja'],
  ]);
});

describe('a name that has one word twice', () => {
  proveRows('doubled-words', [
    ['IM Gadu-Gadu', 'IM Gadu Gadu', [], 'en da'],
    ['IM Gadu', 'IM Gadu Gadu', ['doubled: Gadu'], 'en da'],
  ]);
});
