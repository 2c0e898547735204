import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLaws } from './support/describe-laws';
import { problemsOf, segmentsOf, writeText } from './support/file-laws';

const resx = { name: 'Resources.resx' };
const wrap = (inside: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\r\n<root>\r\n  <resheader name="version"><value>2.0</value></resheader>\r\n${inside}\r\n</root>`;

describe('a RESX file', () => {
  it('gives values that are text, with their comments', () => {
    const text = wrap(
      '<data name="Save" xml:space="preserve"><value>Save &amp; {0}\r\ngo</value><comment>Button</comment></data><data name="i" type="System.Drawing.Bitmap"><value>x</value></data><data name="&gt;&gt;b.Name"><value>b</value></data><data name="e"><value/></data>',
    );
    expect(segmentsOf(text, resx)).toEqual([
      { id: 'Save', data: 'text', value: 'Save & {0}\ngo', comment: 'Button' },
    ]);
    expect(writeText(text, { Save: '<{0}>\nlos' }, resx)).toBe(
      text.replace('Save &amp; {0}\r\ngo', '&lt;{0}>\r\nlos'),
    );
  });

  it.each([
    [wrap('<data><value>x</value></data>'), 4, 1, 'syntax'],
    [wrap('<data name="a"/>\n<data name="a"/>'), 5, 1, 'duplicate-key'],
    ['<html></html>', 1, 1, 'format'],
  ])('is refused with its place: %j', (text, line, column, rule) => {
    expect(problemsOf(text, resx)[0]).toMatchObject({ line, column, rule });
  });
});

const content = fc.array(
  fc.constantFrom('a', ' ', '&amp;', '&#x41;', '\r\n', '{0}', 'é', '<![CDATA[<b>]]>', '<!-- c -->'),
  { maxLength: 5 },
);

describeLaws({
  options: { name: 'a.resx', format: 'resx' },
  files: fc
    .array(
      content.map((parts) => parts.join('')),
      { maxLength: 5 },
    )
    .map((values) =>
      wrap(
        values.map((value, index) => `<data name="k${index}"><value>${value}</value></data>`).join('\r\n'),
      ),
    ),
  pieces: [
    '<root>',
    '</root>',
    '<data name="a">',
    '</data>',
    '<value>',
    '</value>',
    '<value/>',
    'x',
    '&amp;',
    '<![CDATA[',
    ']]>',
    '<',
  ],
});
