import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('tags that a text shows, without one of their brackets', () => {
  proveRows('code', [
    [
      '<p>How &lt;Directory&gt;, &lt;Files&gt; work</p>',
      '<p>Comment fonctionnent &lt;Directory, &lt;Files&gt;</p>',
      ['name-changed: <Directory>, <Directory'],
      'en fr',
    ],
    [
      '<p>How &lt;Directory&gt;, &lt;Files&gt; work</p>',
      '<p>Comment fonctionnent Directory&gt;, &lt;Files&gt;</p>',
      ['name-changed: <Directory>, Directory>'],
      'en fr',
    ],
    // The name alone, a tag over two lines, other words in brackets, and a source that has such a tag itself.
    ['<p>How &lt;Directory&gt; works</p>', '<p>Comment fonctionne Directory</p>', [], 'en fr'],
    ['<p>In &lt;Location "/a"&gt;</p>', '<p>Dans &lt;Location\n"/a"&gt;</p>', [], 'en fr'],
    ['<p>Use &lt;script name&gt;</p>', '<p>Usa &lt;nome script&gt;</p>', [], 'en it'],
    ['<p>Not &lt;Limit, but &lt;Limit&gt;</p>', '<p>Nicht &lt;Limit, sondern &lt;Limit&gt;</p>', []],
    ['<p>If a &lt; b, use &lt;b&gt;</p>', '<p>Wenn a &lt; b, nimm &lt;b&gt;</p>', []],
  ]);
});
