import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('names that a translation may change', () => {
  proveRows('code', [
    // A dash between words is no option.
    ['the key "Delete"--the one above', 'die Taste "Entf", die obere', []],
    ['the key "Delete" --the one above', 'die Taste "Entf", die obere', ['name-missing: --the']],
    // The space before an option is lost.
    ['use --no-java-check to skip it', 'použite--no-java-check', [], 'en sk'],
    // A string that the reader's value takes the place of.
    ["'DEFAULT_ZONE'", "'Ljubljana'", [], 'en sl'],
    ["Set 'DEFAULT_ZONE'", "Nastavi 'Ljubljana'", ['name-missing: DEFAULT_ZONE'], 'en sl'],
    // An ending takes the place of the last letter.
    ['TeXstudio Emergency', 'Mimoriadna udalosť TeXstudia', [], 'en sk'],
    ['TeXstudio Emergency', 'Mimoriadna udalosť TeXtsudio', ['name-changed: TeXstudio, TeXtsudio'], 'en sk'],
    // Files of an example.
    ['e.g. example_v1.jpg, example_12.tif', 'p. ex. exemple_v1.jpg, exemple_12.tif', [], 'en ca'],
    [
      'e.g. example_v1.jpg, example_12.tif',
      'p. ex. exemple_v2.jpg, exemple_12.tif',
      ['name-changed: example_v1, exemple_v2', 'name-changed: example_v1.jpg, exemple_v2.jpg'],
      'en ca',
    ],
    ['read from options-file.json then', '从选项文件.json 读取', [], 'en zh'],
    ['read from options-file.json then', '从文件读取', ['name-missing: options-file.json'], 'en zh'],
    [
      '<p>A <code>PostSession</code> script.</p>',
      '<p>Ein <code>PreSession</code>-Skript.</p>',
      ['changed: PostSession, PreSession'],
    ],
    [
      '<p>A <code>NewStudent</code> entry.</p>',
      '<p>Ein <code>NowStudend</code>-Eintrag.</p>',
      ['changed: NewStudent, NowStudend'],
    ],
    // An argument that a text has by another name each time.
    [
      '<pre>meinproc5 docbook-file</pre><p>The <i>docbook-file</i>.</p>',
      '<pre>meinproc5 docbook-fil</pre><p>En <i>docbook-fil</i>.</p>',
      ['changed-style: meinproc5 docbook-file, meinproc5 docbook-fil'],
      'en sv',
    ],
    [
      '<pre>meinproc5 docbook-file</pre><p>The <i>docbook-file</i>.</p>',
      '<pre>meinproc5 docbook-fil</pre><p>En <i>docbook-file</i>.</p>',
      ['changed: meinproc5 docbook-file, meinproc5 docbook-fil'],
      'en sv',
    ],
    [
      '<p><code>if "$foo"; "$foo"</code></p>',
      '<p><code>if «$foo«; «$foo«</code></p>',
      ['changed: if "$foo"; "$foo", if «$foo«; «$foo«'],
    ],
    // A folder or a label with the ending of the language.
    ['<p>In <code>Animals</code>.</p>', '<p>In <code>Animali</code>.</p>', [], 'en it'],
    [
      '<p>In <code>Animals</code>.</p>',
      '<p>In <code>Anomals</code>.</p>',
      ['changed-style: Animals, Anomals'],
      'en it',
    ],
  ]);
});
