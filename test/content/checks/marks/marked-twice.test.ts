import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a name that is marked twice in place of another one', () => {
  proveRows('tag-contents', [
    [
      '<p>Click <b>OK</b>, then <b>Close</b>.</p>',
      '<p><b>OK</b>をクリックし、次に<b>OK</b>をクリックします。</p>',
      ['moved: <b>, Close, OK'],
      'en ja',
    ],
    [
      '<p>Click <b>OK</b>, then <b>Close</b>.</p>',
      '<p><b>OK</b>をクリックし、次に<b>閉じる</b>をクリックします。</p>',
      [],
      'en ja',
    ],
    // Two words of the source with one translation, and a name that the source has twice.
    ['<p><b>Save</b> or <b>store</b> it.</p>', '<p>Sie <b>sichern</b> oder <b>sichern</b> es.</p>', []],
    ['<p><b>OK</b>, <b>OK</b>, <b>Close</b>.</p>', '<p><b>OK</b>, <b>OK</b>, <b>Schließen</b>.</p>', []],
  ]);
});
