// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSanitizer } from '../../../../src/renderer/review/rendered/sanitize';
import { runs } from '../../../support/effort';

const sanitize = createSanitizer(window);

/** A picture of one point. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Returns the faults of the output; empty when nothing in it could run, load, navigate or overlay. */
function faults(fragment: ParentNode): string[] {
  const forbidden =
    'img script style link meta base form input button textarea select option iframe frame object embed applet svg math video audio source track picture template slot noscript dialog map area portal'.split(
      ' ',
    );
  const found: string[] = [];
  for (const element of fragment.querySelectorAll('*')) {
    if (forbidden.includes(element.localName)) found.push(`<${element.localName}>`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      found.push(`namespace of ${element.localName}`);
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) found.push(name);
      if (
        /^(?:style|class|id|name|href|srcset|background|poster|ping|action|formaction|xlink:href|is|slot|target|usemap|cite|data|srcdoc)$/i.test(
          name,
        )
      )
        found.push(name);
      if (name === 'src') found.push(`src=${value}`);
    }
  }
  return found;
}

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="http://evil.test/x.png" srcset="http://evil.test/2x.png 2x" alt="a">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)" target=_blank ping="http://evil.test">x</a>',
  '<a href="https://evil.test" onclick="alert(1)" id="location">x</a>',
  '<meta http-equiv="refresh" content="0;url=http://evil.test">',
  '<base href="http://evil.test/">',
  '<link rel="stylesheet" href="http://evil.test/x.css">',
  '<style>@import url(http://evil.test)</style>',
  '<p style="position:fixed;inset:0;background:url(http://evil.test)">cover</p>',
  '<form action="http://evil.test"><input name="x"><button formaction="http://evil.test">go</button></form>',
  '<iframe src="http://evil.test" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="http://evil.test"></object><embed src="http://evil.test">',
  '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<video src="http://evil.test" poster="http://evil.test/p.png"><source src="http://evil.test"></video>',
  '<picture><source srcset="http://evil.test"><img src="http://evil.test"></picture>',
  '<table background="http://evil.test"><tr><td background="http://evil.test">x</td></tr></table>',
  '<body background="http://evil.test" onload="alert(1)">x</body>',
  '<template><img src=x onerror=alert(1)></template>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<input type="image" src="http://evil.test"><select><option>x</option></select>',
  '<custom-element is="x" onfocus="alert(1)" tabindex=0 autofocus>x</custom-element>',
  '<blockquote cite="http://evil.test">x</blockquote><q cite="javascript:alert(1)">y</q>',
  '<span data-href="x" data-image="y" data-evil="z">x</span>',
  '<details open ontoggle="alert(1)"><summary>x</summary>y</details>',
  '<isindex action="javascript:alert(1)" type="image">',
  '<map name="m"><area href="javascript:alert(1)"></map><img usemap="#m" src="' + pixel + '">',
  '<dialog open>covers</dialog><plaintext>',
];

describe('hostile content', () => {
  test.each(payloads)('does nothing: %s', (payload) => {
    expect(faults(sanitize(payload))).toEqual([]);
  });

  test('no mixture of payloads and broken markup gets anything through', () => {
    const piece = fc.oneof(
      fc.constantFrom(...payloads),
      fc.constantFrom(
        '<',
        '</',
        '>',
        '"',
        "'",
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<p',
        '</p>',
        '<table><td>',
        '</svg>',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const fragment = sanitize(pieces.join(''));
        expect(faults(fragment)).toEqual([]);
        // The output stays harmless when it is serialized and parsed again (mutation XSS).
        const box = document.createElement('div');
        box.append(fragment);
        expect(faults(new DOMParser().parseFromString(box.innerHTML, 'text/html').body)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  test('an element that is customized does not become so again when it is written and read', () => {
    const fragment = sanitize(
      '<p <custom-element is="x" title="t">Some <b is="y">text</b></p><a is="z" href="/a">b</a>',
    );
    const box = document.createElement('div');
    box.append(fragment);
    expect(box.innerHTML).not.toContain('is=');
    expect(box.querySelector('p')?.outerHTML).toBe('<p title="t">Some <b>text</b></p>');
    expect(box.querySelector('a')?.getAttribute('data-href')).toBe('/a');
  });

  test('an element with a name that only the parser accepts is left out, and its text is kept', () => {
    const box = document.createElement('div');
    box.append(sanitize('<p>One <a:<b is="x">two <i is="y">three</i></a:<b></p>'));
    expect(box.innerHTML).toBe('<p>One two <i>three</i></p>');
  });

  test('no attribute of any name and value loads or runs anything', () => {
    const names = [
      'href',
      'src',
      'srcset',
      'style',
      'onload',
      'onerror',
      'background',
      'poster',
      'action',
      'data',
      'xlink:href',
      'ping',
    ];
    const values = [
      'javascript:alert(1)',
      'http://evil.test/',
      '//evil.test',
      'data:text/html,x',
      'vbscript:x',
      pixel,
      'url(http://evil.test)',
    ];
    const tags = ['a', 'img', 'p', 'td', 'table', 'div', 'span', 'svg', 'body', 'input', 'video'];
    fc.assert(
      fc.property(
        fc.constantFrom(...tags),
        fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values)), { maxLength: 6 }),
        (tag, attributes) => {
          const written = attributes.map(([name, value]) => `${name}="${value}"`).join(' ');
          expect(faults(sanitize(`<${tag} ${written}>x</${tag}>`))).toEqual([]);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

const html = (text: string): string => {
  const box = document.createElement('div');
  box.append(sanitize(text));
  return box.innerHTML;
};

describe('a value that a parser has its own rules for', () => {
  const beginnings = [
    '',
    ' \n\t',
    '<!-- comment -->',
    '<html>',
    '<!doctype html>',
    '<head></head>',
    '\uFEFF',
  ];
  const containers = [
    '<frameset>',
    '<frameset><frame src=x>',
    '<FRAMESET cols="50%,50%"><noframes>',
    '<noframes>',
    '<svg>',
    '<math>',
    '<template>',
    '<select>',
    '<plaintext>',
    '<table><frameset>',
    '</html>',
    '<body><frameset>',
  ];

  test.each(beginnings.flatMap((beginning) => containers.map((container) => beginning + container)))(
    'gives nodes that can be shown: %j',
    (value) => {
      const fragment = sanitize(`${value}<p>after</p>`);
      expect(fragment.nodeType).toBe(11);
      expect(faults(fragment)).toEqual([]);
    },
  );

  test.each([
    ['<!-- note -->Use &lt;b&gt; here', 'Use <b> here'],
    ['<p><!-- note -->Use &lt;b&gt; here</p>', 'Use <b> here'],
    ['<![CDATA[<script>a &lt;b</', 'a <b</'],
    ['<template><!-- note -->hidden</template>shown', 'shown'],
  ])('keeps the text beside a comment: %s', (value, text) => {
    expect(sanitize(value).textContent).toBe(text);
  });

  test('has its text shown where the parser drops only the frames', () => {
    for (const beginning of beginnings)
      expect(sanitize(`${beginning}<frameset><frame></frameset><p>after</p>`).textContent).toContain('after');
  });

  test('of any kind gives nodes that can be shown', () => {
    const piece = fc.constantFrom(...beginnings, ...containers, '</frameset>', '</template>', 'text', '<p>');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(faults(sanitize(pieces.join('')))).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('honest content', () => {
  test('structure, language and direction stay', () => {
    const kept = '<h2>T</h2><p lang="ar" dir="rtl">a <strong>b</strong></p><ul><li>c</li></ul>';
    expect(html(kept)).toBe(kept);
    const table = '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>';
    expect(html(table)).toBe(table);
  });

  test('a link stops being one and says where it pointed', () => {
    expect(html('<a href="https://example.com/?a=1&amp;b=2">x</a>')).toBe(
      '<a data-href="https://example.com/?a=1&amp;b=2" title="https://example.com/?a=1&amp;b=2">x</a>',
    );
  });

  test('a picture becomes a label with its text, and with its type and size where it is its own data', () => {
    expect(html('<img src="https://example.com/a.png" alt="Team photo">')).toBe(
      '<span data-image="">Image: Team photo</span>',
    );
    expect(html('<img src="a.png">')).toBe('<span data-image="">Image</span>');
    expect(html(`<img src="${pixel}" alt="dot">`)).toBe(
      `<span data-image="${pixel}">Image: dot (GIF, 1 × 1)</span>`,
    );
  });

  test('text of forbidden elements that people read stays, code does not', () => {
    expect(html('<form><p>Name</p><button>Send</button></form><script>evil()</script>')).toBe(
      '<p>Name</p>Send',
    );
  });
});
