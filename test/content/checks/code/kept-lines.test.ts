import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a command that consists of words', () => {
  proveRows('code', [
    [
      '<h2>Install it</h2><pre>cordova plugin add our-camera</pre>',
      '<h2>Installieren</h2><pre>cordova plugin add our-camrea</pre>',
      ['changed: cordova plugin add our-camera, cordova plugin add our-camrea'],
    ],
    [
      '<h2>Install it</h2><pre>sudo port install msmtp</pre>',
      '<h2>Installieren</h2><pre>sudo port installer msmtp</pre>',
      ['changed-style: sudo port install msmtp, sudo port installer msmtp'],
      'en fr',
    ],
    [
      '<h2>Install it</h2><pre>cordova plugin add our-camera</pre>',
      '<h2>Installieren</h2><pre>Cordova plugin add our-camera</pre>',
      ['changed-style: cordova plugin add our-camera, Cordova plugin add our-camera'],
    ],
    [
      '<h2>Install it</h2><pre># inittab for all of linux</pre>',
      '<h2>Installieren</h2><pre># inittab for all of Linux</pre>',
      [],
    ],
    [
      '<h2>Install it</h2><pre>Name of the meter</pre>',
      '<h2>Installieren</h2><pre>Name des Meters hier</pre>',
      [],
    ],
  ]);
});

describe('comments', () => {
  proveRows('code', [
    [
      '<p>Wait:</p><pre>call(function() {\n  // do your thing\n}, 0);</pre>',
      '<p>Warte:</p><pre>call(function() {\n  // do yuor thing\n}, 0);</pre>',
      ['changed: // do your thing, // do yuor thing'],
    ],
    [
      '<p>Wait:</p><pre>call(function() {\n  // do your thing\n}, 0);</pre>',
      '<p>Warte:</p><pre>call(function() {\n}, 0);</pre>',
      ['line-missing: // do your thing'],
    ],
    [
      '<p>Wait:</p><pre>call(function() {\n  // do your\n  // thing\n}, 0);</pre>',
      '<p>Warte:</p><pre>call(function() {\n  // und los\n}, 0);</pre>',
      [],
    ],
    [
      '<p>Wait:</p><pre>call(function() {\n  // do your thing\n}, 0);</pre>',
      '<p>Warte:</p><pre>call(function() { // und los\n}, 0);</pre>',
      [],
    ],
  ]);
});

const listing = (...lines: readonly string[]): string => `<p>Run:</p><pre>${lines.join('\n')}</pre>`;

describe('the indentation of single lines', () => {
  proveRows('code', [
    [
      listing('if (a) {', '  // wait', '  b();', '}'),
      listing('if (a) {', '// warte', '  b();', '}'),
      ['indent-lost'],
    ],
    [
      listing('if (a) {', '  b();', '  c();', '}'),
      listing('if (a) {', 'b();', '  c();', '}'),
      ['indent-lost'],
    ],
    [listing('a1', ' b1', ' c1', 'd1'), listing('a1', 'b1', ' c1', 'd1'), []],
    // A listing that was formatted in another way, or one with other lines.
    [
      listing('if (a) {', '  b();', '  c();', '  d();', '}'),
      listing('if (a) {', 'b();', 'c();', '    d();', '}'),
      [],
    ],
    [listing('if (a) {', '  // wait', '  b();', '}'), listing('if (a) {', '  // warte', '  b();', '}'), []],
  ]);
});

describe('the sign that ends a statement', () => {
  proveRows('code', [
    [listing('media.stop();'), listing('media.stop()'), ['changed-style: media.stop();, media.stop()']],
    [
      listing('a = 1;', 'b = "one";', 'c();'),
      listing('a = 1', 'b = "eins";', 'c();'),
      ['changed-style: a = 1;, a = 1'],
    ],
    [listing('a = 1;', 'a = 1', 'c();'), listing('a = 1', 'a = 1', 'c();'), ['changed-style: a = 1;, a = 1']],
    [listing('a = 1', 'a = 1;', 'c();'), listing('a = 1;', 'a = 1', 'c();'), ['lines-reordered']],
    [listing('a = 1;'), listing('a = 1'), []],
    [listing('a = 1', 'c();'), listing('a = 1;', 'c();'), []],
  ]);
});

describe('the dash of prose in a line of words', () => {
  proveRows('code', [
    [
      listing('error: no such file', 'Use --help for help about packages.'),
      listing('error: no such file', 'Use –help for help about packages.'),
      ['changed: Use --help for help about packages., Use –help for help about packages.'],
    ],
    [listing('# so it is -- now', 'a();'), listing('# so it is – now', 'a();'), []],
    [listing('Use --help for help.'), listing('Verwende --help für Hilfe – oder nicht.'), []],
  ]);
});

describe('a line right below itself', () => {
  proveRows('repeated-text', [
    [
      listing('a {', '  // wait', '  color: #777;', '}'),
      listing('a {', '  // warte', '  color: #777;', '  color: #777;', '}'),
      ['twice: color: #777;'],
    ],
    [listing('a {', '  b {', '  }', '}'), listing('a {', '  b {', '  }', '  }', '}'), ['twice: }']],
    [listing('// wait', 'a();'), listing('// warte', '// warte', 'a();'), ['twice: // warte']],
    // The source has it, too, or other lines are gone.
    [listing('a();', 'a();', 'b();'), listing('a();', 'a();', '// neu', 'b();'), []],
    [listing('a();', 'b();', 'c();'), listing('a();', 'a();', 'b();'), []],
  ]);
});

describe('no-break spaces', () => {
  proveRows('invisible-added', [
    [
      '<h2>Install it</h2><pre>cordova plugin add our-camera</pre>',
      '<h2>Installieren</h2><pre>cordova\u00a0plugin add our-camera</pre>',
      ['added: U+00A0 no-break space'],
    ],
    ['<p>So:</p><pre>f(); // wait now</pre>', '<p>Ainsi :</p><pre>f(); // attends\u00a0!</pre>', [], 'en fr'],
  ]);
});
