import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('marks of half width in Chinese and Japanese', () => {
  proveRows('punctuation', [
    // The ending of a file's name, and the end of a sentence before a placeholder.
    ['Image from %s.%s', '%s图像.%s', [], 'en zh-CN', 'text'],
    ['Image of it. %s is full', '图像.%s 已满', ['half-width: .'], 'en zh-CN', 'text'],
    ['It failed. %s', '发生错误.%s', ['half-width: .'], 'en zh-CN', 'text'],
    ['It is at 15%. Plug in', '电量为 15%.请连接', ['half-width: .'], 'en zh-CN'],
    ['It is at 15%. Plug in', '电量为 15%。请连接', [], 'en zh-CN'],
    ['Minimal size:', '最小大小:', ['half-width: :'], 'en zh-CN'],
    ['You run it as root. Go on', '你在用 root 执行 gretl , 你想要', ['space-before: ,'], 'en zh-CN'],
    ['%s version: %s', '%s 版本:%s', ['half-width: :'], 'en zh-CN'],
    ['Type:', '種類:', [], 'en ja'],
    ['Copy the files; then go', '复制文件;然后走', ['half-width: ;'], 'en zh-CN'],
    ['Copy files?', '复制文件吗?', ['half-width: ?'], 'en zh-CN'],
    ['Copy the files?!', 'コピーしますか?!', ['half-width: ?'], 'en ja'],
    ['Search for a=b?c', '検索?c', [], 'en ja'],
    ['Page loads (sec)', '页面加载(秒）', ['brackets-mixed: ）'], 'en zh-CN'],
    ['It is variable (VBR).', '可変（VBR)です。', ['brackets-mixed: )'], 'en ja'],
    ['It is (a) or (b).', '（あ）か(b)です。', [], 'en ja'],
  ]);
});

describe('spaces between ideographs', () => {
  proveRows('punctuation', [
    // The title before the sentences of an attribute.
    [
      '<img src="a.png" alt="Demo Drag it there. Then wait."/>',
      '<img src="a.png" alt="演示 把方块拖到那里，并稍候。 然后等待。"/>',
      [],
      'en zh-CN',
    ],
    [
      '<img src="a.png" alt="Drag it there. Then wait."/>',
      '<img src="a.png" alt="把方块拖到 那里，并稍候。然后等待。"/>',
      ['space-in-word: 方块拖到 那里'],
      'en zh-CN',
    ],
    // A sign that is typed.
    ['Negate it with !. Done.', '前面加!表示否定。', [], 'en zh-CN', 'text'],
    ['Negate it! Done.', '前面加!表示否定。', ['half-width: !'], 'en zh-CN', 'text'],
    ['Currency Date', '货币 日期', ['space-in-word: 货币 日期'], 'en zh-CN'],
    ['Copy files?', '复制 文件吗？', ['space-in-word: 复制 文件吗'], 'en zh-CN'],
    [
      '<p>See <b>a</b>, then click</p>',
      '<p>看 <b>一</b> 面，然后点 击</p>',
      ['space-in-word: 然后点 击'],
      'en zh-CN',
    ],
    // Lines were joined with spaces: those between words are as wrong as those inside of them.
    [
      'The community takes part, the cycle has three months, and the code will be changed.',
      '开发社区 参与进来，三个 月内核开发周期，嵌入 式系统供应商和代 码都会改变。',
      [
        'space-in-word: 开发社区 参与进来',
        'space-in-word: 三个 月内核开',
        'space-in-word: 嵌入 式系统供',
        'space-in-word: 应商和代 码都会改',
      ],
      'en zh-CN',
    ],
    ['The community takes part and waits.', '开发社区 参与进来，他们 等待代码。', [], 'en zh-CN'],
    ['Page - Size', '页面 尺寸', [], 'en zh-CN'],
    ['First chapter', '第一章 页面', [], 'en zh-CN'],
    ['Name of page', '页面 尺寸 名称', [], 'en zh-CN'],
  ]);
});

describe('a mark of half width before a bracket or a bullet', () => {
  proveRows('punctuation', [
    ['Too many! (%d more)', '太多!(还有 %d 个)', ['half-width: !'], 'en zh-CN', 'text'],
    ['Two ways: * one', '两种方式:* 一', ['half-width: :'], 'en zh-CN', 'text'],
    ['Two ways: * one', '2つの方法:* 一', [], 'en ja', 'text'],
  ]);
});

describe('brackets of half width', () => {
  proveRows('punctuation', [
    ['The price (including tax) is high.', '价格(含税)很高。', ['half-width: (含税)'], 'en zh-CN'],
    // Labels without another mark of full width.
    ['Price (including tax)', '价格(含税)', [], 'en zh-CN'],
    ['Saturday (holiday)', '土曜日(祝日)', [], 'en ja'],
    ['Price (including tax)', '价格（含税）', [], 'en zh-CN'],
    ['Enter it (optional).', '入力してください(任意)。', ['half-width: (任意)'], 'en ja'],
    // With a space before it as in English, around a name, and around a key.
    ['Enter it (optional).', '入力してください (任意)。', [], 'en ja'],
    ['Points (HP)', '生命值(HP)', [], 'en zh-CN'],
    ['Points (HP, left)', '（左）生命值(HP)', ['half-width: (HP)'], 'en zh-CN'],
    ['Price &amp;P', '价格(P)', [], 'en zh-CN'],
  ]);
});
