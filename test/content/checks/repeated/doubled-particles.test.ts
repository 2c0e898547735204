import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const source = 'This module is in the directory.';

describe('particles that are said twice', () => {
  proveRows('doubled-words', [
    [source, 'このモジュールのの引数です。', ['doubled: の'], 'en ja'],
    [source, '値をを設定します。', ['doubled: を'], 'en ja'],
    [source, '<code>x</code>はは値です。', ['doubled: は'], 'en ja'],
    [source, '实现模块只需要在在处理请求时调用。', ['doubled: 在'], 'en zh-CN'],
    [source, 'もののけはデータとともにあります。', [], 'en ja'],
    [source, '用于此目的的最好选项。', [], 'en zh-CN'],
    [source, 'のののと言う。', [], 'en ja'],
  ]);
});
