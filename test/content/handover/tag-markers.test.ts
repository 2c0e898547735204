import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markField, unmarkTarget, withNamingOf } from '../../../src/content/handover/tag-markers';
import { runs } from '../../support/effort';

const html = (source: string, target: string) => ({ data: 'html', source, target });
const field = html(
  '<p>Press <b>Save</b>.<br>Then <a href="/x">wait</a>.</p>',
  '<p><b>Sichern</b> drücken.<br>Dann <a href="/x">warten</a>.</p>',
);
const marked = '⟦p1⟧⟦b2⟧Sichern⟦/b2⟧ drücken.⟦br3⟧Dann ⟦a4⟧warten⟦/a4⟧.⟦/p1⟧';

const piece = fc.oneof(
  fc.constantFrom(
    '<b>',
    '</b>',
    '<i class="x">',
    '</i>',
    '<br>',
    '<p>',
    '</p>',
    '<!-- c -->',
    '<script>x</script>',
  ),
  fc.constantFrom(
    '&amp;',
    '&nbsp;',
    '\u00A0',
    '&quot;',
    '⟦',
    '⟧',
    '\u0001',
    '\uD800',
    '\r\n',
    '\n',
    '<',
    '</>',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const value = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
const lineFeeds = (text: string) => text.replaceAll(/\r\n?/g, '\n');
const anyField = fc.record({ data: fc.constantFrom('html', 'text'), source: value, target: value });

describe('markers in place of tags', () => {
  it('show each tag of a pair with one number, which source and target share', () => {
    const shown = markField(field);
    expect(shown.source).toBe('⟦p1⟧Press ⟦b2⟧Save⟦/b2⟧.⟦br3⟧Then ⟦a4⟧wait⟦/a4⟧.⟦/p1⟧');
    expect(shown.target).toBe(marked);
    expect(shown.tags.get('⟦a4⟧')).toBe('<a href="/x">');
  });

  it('have a number apart from a name that ends with a digit, so that ⟦h2-1⟧ is no first-level heading', () => {
    const headings = html('<h2>Tea</h2><h1>Cups</h1>', '<h2>Tee</h2><h1>Tassen</h1>');
    expect(markField(headings).target).toBe('⟦h2-1⟧Tee⟦/h2-1⟧⟦h1-2⟧Tassen⟦/h1-2⟧');
    // Files of earlier versions had the number alone.
    const former = '⟦h1⟧Kaffee⟦/h1⟧⟦h2⟧Tassen⟦/h2⟧';
    expect(unmarkTarget(former, withNamingOf(headings, [former]))).toEqual({
      value: '<h2>Kaffee</h2><h1>Tassen</h1>',
      faults: [],
    });
    expect(withNamingOf(headings, ['⟦h2-1⟧Kaffee⟦/h2-1⟧'])).toBe(headings);
  });

  it('stand for brackets and control characters too, in HTML and in text', () => {
    const text = { data: 'text', source: '', target: 'a⟦b⟧\u0001' };
    expect(markField(text).target).toBe('a⟦char1⟧b⟦char2⟧⟦char3⟧');
    expect(unmarkTarget('x⟦char1⟧y⟦char2⟧⟦char3⟧', text)).toEqual({ value: 'x⟦y⟧\u0001', faults: [] });
  });

  it('leave plain text alone that looks like HTML', () => {
    expect(markField({ data: 'text', source: '<b>', target: '&amp;<b>' }).target).toBe('&amp;<b>');
  });

  it('give back the value byte for byte when nothing was changed, whatever it is', () => {
    fc.assert(
      fc.property(anyField, (any) => {
        const { target } = markField(any);
        expect(unmarkTarget(target, any)).toEqual({ value: any.target, faults: [] });
        expect(unmarkTarget(target.replaceAll(/\r?\n/g, '\r\n'), any).value).toBe(any.target);
      }),
      { numRuns: runs(300) },
    );
  });

  it('keep every tag and character beside a change of the text', () => {
    fc.assert(
      fc.property(anyField, fc.stringMatching(/^[a-z]{1,9}$/), (any, typed) => {
        fc.pre(any.target !== '');
        const { target } = markField(any);
        const edited = unmarkTarget(`${target}${typed}`, any);
        expect(edited.faults).toEqual([]);
        const again = markField({ ...any, target: edited.value ?? '' });
        // Text that follows an unfinished tag or comment belongs to that.
        if (any.data === 'text' || /^[^<&]*$/.test(any.target)) {
          expect(lineFeeds(again.target)).toBe(lineFeeds(`${target}${typed}`));
        }
        if (any.data === 'text') expect(edited.value?.endsWith(typed)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('keep the notation of text that was not changed', () => {
    const quoted = html('<b>A</b>&nbsp;&quot;B&quot;', '<b>A</b>&nbsp;&quot;B&quot;');
    expect(unmarkTarget(markField(quoted).target.replace('A', 'Z & Y'), quoted).value).toBe(
      '<b>Z &amp; Y</b>&nbsp;&quot;B&quot;',
    );
  });

  it('give tags that the target lacks, from the source', () => {
    const lacking = html('<b>A</b>', 'A');
    expect(unmarkTarget('⟦b1⟧A⟦/b1⟧', lacking)).toEqual({ value: '<b>A</b>', faults: [] });
  });

  it.each([
    ['a marker that is gone', marked.replace('⟦br3⟧', ' '), 'tag-lost', '⟦br3⟧', true],
    ['a marker that is there twice', `${marked}⟦br3⟧`, 'tag-doubled', '⟦br3⟧', true],
    ['a marker that no tag has', marked.replace('br3', 'br9'), 'tag-unknown', '⟦br9⟧', false],
    ['half a marker', marked.replace('⟦br3⟧', '⟦br3'), 'tag-broken', '⟦br3Dann ⟦', false],
    ['the other half of a marker', marked.replace('⟦br3⟧', 'br3⟧'), 'tag-broken', 'rücken.br3⟧', false],
    [
      'an end before its start',
      marked.replace('⟦b2⟧Sichern⟦/b2⟧', '⟦/b2⟧Sichern⟦b2⟧'),
      'tag-order',
      '⟦/b2⟧',
      true,
    ],
    [
      'pairs across each other',
      marked.replace('⟦/b2⟧', '').replace('warten', 'warten⟦/b2⟧'),
      'tag-order',
      '⟦/b2⟧',
      true,
    ],
  ])('say %s', (_, returned, rule, tags, hasValue) => {
    const { value: made, faults } = unmarkTarget(returned, field);
    const said = faults.find((one) => one.rule === rule);
    expect(said?.detail['tags']).toContain(tags.slice(0, 8));
    expect(made !== undefined).toBe(hasValue);
  });
});
