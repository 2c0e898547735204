import { describe, expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { profileFaults } from '../../../src/content/receivers/profile-faults';
import { isFieldRule } from '../../../src/content/receivers/field-selector';
import { rehearseField, rehearseRequest } from '../../../src/content/receivers/rehearse';
import type { DeliveredField } from '../../../src/content/receivers/rehearsed';
import { ruleValues, type RuleValues } from './rule-values';

const rules = builtInProfiles.flatMap((profile) => profile.rules);

function field({ id, source, data = 'html' }: Partial<RuleValues>, target: string): DeliveredField {
  return { id: id ?? 'a', type: 'localizable', data, position: 0, source, target };
}

function requestOf(...fields: readonly DeliveredField[]) {
  return { language: 'de', fields };
}

function many(count: number): readonly DeliveredField[] {
  return Array.from({ length: count }, (_none, at) => ({ ...field({}, 'a'), id: `f${at}`, position: at }));
}

function ruleOf(id: string) {
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`there is no rule ${id}`);
  return rule;
}

function storedBy(rule: string, id: string, target: string): string | undefined {
  return rehearseField({ rules: [ruleOf(rule)] }, field({ id }, target)).stored;
}

describe('the built-in profiles', () => {
  it('have at least 60 rules, each with a source, an ID of its own and no fault', () => {
    expect(rules.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(
      rules.filter(
        ({ source: { title, section = '', address = '' } }) =>
          title === '' || section === '' || !address.startsWith('https://'),
      ),
    ).toEqual([]);
    expect(builtInProfiles.flatMap((profile) => profileFaults(profile))).toEqual([]);
  });

  it('have an accepted and a broken value for each rule on fields', () => {
    expect(ruleValues.map(({ rule }) => rule).toSorted()).toEqual(
      rules
        .filter(isFieldRule)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

describe('a rule accepts what its receiver accepts, and finds what it does not', () => {
  it.each(ruleValues)('$rule', (values) => {
    const rule = ruleOf(values.rule);
    const alone = { rules: [rule] };
    const accepted = field(values, values.accepted);
    expect(rehearseField(alone, accepted)).toEqual({ findings: [], stored: values.accepted });
    const { findings, stored } = rehearseField(alone, field(values, values.broken));
    expect(findings.length).toBeGreaterThan(0);
    const level = isFieldRule(rule) ? rule.level : 'refused';
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set([level]));
    expect(stored).toBe(values.stored ?? values.broken);
    for (const { places } of findings)
      for (const { from, to } of places) {
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(values.broken.length);
      }
  });

  it('takes no percent sign of prose for a placeholder', () => {
    const rule = { rules: [ruleOf('android.placeholders')] };
    const prose = field({ source: 'The (%-decoded) path, 100%% of it' }, 'Le chemin décodé, 100 %');
    expect(rehearseField(rule, prose).findings).toEqual([]);
  });

  it.each([
    ['invalid page in block %u of relation %s', 'リレーション%2$sのブロック%1$uに不正なページ', 0],
    ['Value of %ld too large for %d bytes at 0x%lx', '0x%3$lx adresinde %2$d bayt, %1$ld', 0],
    ['%.*s: %s', '%s', 0],
    ['%.*s: %u', '%3$u: %1$.*2$s', 0],
    ['block %u of relation %s', 'Block %u', 1],
    ['at 0x%lx', 'bei 0x%lx', 0],
    ['Open https://x.example/a%20i and %1$s', 'foo', 1],
    ['Open https://x.example/a%20la%20map and %1$s', 'foo', 1],
    ['Save %1$s (50%u)', 'x', 1],
    ['%1$s has 100%i', 'foo', 1],
    ['Page %d of %s', 'Seite von %s', 3],
    ['%1$tY, %2$,d of 50%% in %3$s', '%1$tY, %2$,d von 50 %% in %3$d', 2],
  ])('judges no text that C formats by the arguments of Java: %s', (source, target, findings) => {
    const rule = { rules: [ruleOf('android.placeholders')] };
    expect(rehearseField(rule, field({ source }, target)).findings).toHaveLength(findings);
  });

  it.each([
    ['"Der Knopf"', '"Der Knopf"'],
    ['<font size="17">"Puudutage"</font>', '<font size="17">"Puudutage"</font>'],
    [
      '"Kas "<b>"<xliff:g id="A">%1$s</xliff:g>"</b>" on hea?"',
      '"Kas "<b>"<xliff:g id="A">%1$s</xliff:g>"</b>" on hea?"',
    ],
    ['"Der "Knopf" da"', '"Der Knopf da"'],
    ['<b>Der "Knopf"</b>', '<b>Der Knopf</b>'],
    ['"Der "<b>"Knopf"</b>', '"Der "<b>"Knopf"</b>'],
    ['Drücken Sie <b>"Start"</b> jetzt', 'Drücken Sie <b>Start</b> jetzt'],
    ['"Foo" und "Bar"', 'Foo und Bar'],
    ['"Foo", "Bar"', 'Foo, Bar'],
    ['"Klick auf "Start""', '"Klick auf Start"'],
    [String.raw`"Ich heiße \"`, String.raw`Ich heiße \"`],
    [String.raw`"Ich heiße \"Bo\""`, String.raw`"Ich heiße \"Bo\""`],
  ])(
    'knows quotation marks around a whole text of Android, which are meant to disappear: %s',
    (target, stored) => {
      const rule = { rules: [ruleOf('android.double-quotes')] };
      const rehearsed = rehearseField(rule, { ...field({ source: 'x' }, target), data: 'html' });
      expect(rehearsed.stored).toBe(stored);
      expect(rehearsed.findings).toHaveLength(stored === target ? 0 : 1);
    },
  );

  it('takes no percentage for an argument where the source has none', () => {
    const rule = { rules: [ruleOf('apple.placeholders')] };
    const prose = field({ source: 'An 80% chance' }, 'Eine 80%ige Chance');
    expect(rehearseField(rule, prose).findings).toEqual([]);
    expect(rehearseField(rule, field({ source: '%d of it' }, '80%ige %d')).findings).not.toEqual([]);
  });

  it('finds the placeholders of Drupal between letters without spaces', () => {
    const rule = { rules: [ruleOf('drupal.interface-placeholders')] };
    const delivered = { id: 'interface.a', source: 'Delete @count items from %name' };
    expect(rehearseField(rule, field(delivered, '从%name删除@count个项目')).findings).toEqual([]);
    expect(rehearseField(rule, field(delivered, '从%name删除个项目')).findings).toHaveLength(1);
  });

  it('keeps long vowels and vowel signs in a handle, which are letters to their readers', () => {
    const rule = { rules: [ruleOf('shopify.handle-form')] };
    for (const handle of ['コーヒー-メーカー', 'हिन्दी-पुस्तक', 'กาแฟเย็นที่บ้าน'])
      expect(rehearseField(rule, field({ id: 'handle' }, handle)).findings).toEqual([]);
  });

  it('lets a name have parentheses, which are a comment, and a quoted one any character', () => {
    const rule = { rules: [ruleOf('email.from-characters')] };
    expect(rehearseField(rule, field({ id: 'from_name' }, '陳昌倬 (Chen)')).findings).toEqual([]);
    for (const name of ['Anna (Shop)', '"Adam C. Powell, IV"'])
      expect(rehearseField(rule, field({ id: 'from_name' }, name)).findings).toEqual([]);
    expect(rehearseField(rule, field({ id: 'from_name' }, 'Anna, Shop')).findings).not.toEqual([]);
  });

  it.each([
    ['shopify.blank', 'body_html', '<figure><input name="a"></figure>', '<p>&nbsp;</p>'],
    ['drupal.tmgmt-not-empty', 'body][0][value', '<table><tr><td></td></tr></table>', ' '],
    ['email.line-length', 'body_text', 'Ö'.repeat(999), 'O'.repeat(999)],
    ['android.white-space', 'state', '"Roaming -  Sistema"', 'Roaming -  Sistema'],
  ])('%s takes what its receiver takes, and no more', (id, fieldId, taken, broken) => {
    const rule = { rules: [ruleOf(id)] };
    expect(rehearseField(rule, field({ id: fieldId }, taken)).findings).toEqual([]);
    expect(rehearseField(rule, field({ id: fieldId }, broken)).findings).not.toEqual([]);
  });

  it('counts no rich text and no JSON of Contentful as a long text', () => {
    const rule = { rules: [ruleOf('contentful.text-length')] };
    const long = 'a'.repeat(50_001);
    for (const id of ['richText', 'article.richText', 'introRichText', 'article.json', 'settingsJson'])
      expect(rehearseField(rule, field({ id }, long)).findings).toEqual([]);
    expect(rehearseField(rule, field({ id: 'article.body' }, long)).findings).toHaveLength(1);
  });

  it('leaves a broken tag of Android to the rule on XML', () => {
    const profile = { rules: [ruleOf('android.tags'), ruleOf('android.xml')] };
    const found = (target: string) =>
      rehearseField(profile, field({ id: 'state' }, target)).findings.map(({ rule }) => rule.id);
    expect(found('<Sans nom>')).toEqual(['android.xml']);
    expect(found('<sans>nom</sans>')).toEqual(['android.tags']);
  });

  it('counts the keywords of the App Store in characters of any script', () => {
    const rule = { rules: [ruleOf('app-store.keywords-length')] };
    expect(rehearseField(rule, field({ id: 'keywords' }, '写'.repeat(100))).findings).toEqual([]);
    expect(rehearseField(rule, field({ id: 'keywords' }, '写'.repeat(101))).findings).toHaveLength(1);
  });

  it('finds the forbidden characters of a name once, and names them', () => {
    const rule = { rules: [ruleOf('aem.page-name-characters')] };
    expect(rehearseField(rule, field({ id: 'pageName' }, 'über uns, über')).findings).toMatchObject([
      { variant: 'characters', detail: { characters: 'ü (U+00FC), U+0020, , (U+002C)' } },
    ]);
    expect(rehearseField(rule, field({ id: 'pageName' }, 'übersicht')).findings).toMatchObject([
      { variant: 'character', detail: { character: 'ü (U+00FC)' } },
    ]);
  });

  it.each([
    ['the same tags', '<a href="/a">b</a>', '<a href="/a">c</a>', []],
    ['a translated address', '<a href="/a">b</a>', '<a href="/de/a">b</a>', ['tag-order']],
    ['another order', '<b>a</b><i>b</i>', '<i>a</i><b>b</b>', ['tag-order']],
    ['a missing end tag', '<b>a</b>', '<b>a', ['tag-count']],
    ['a tag over two lines, which it does not see', '<b>a</b>', '<b>a</b><i\n>', []],
  ])('TMGMT compares whole tags: %s', (_what, source, target, variants) => {
    const rule = { rules: [ruleOf('drupal.tmgmt-tags')] };
    const delivered = field({ id: 'body][0][value', source }, target);
    expect(rehearseField(rule, delivered).findings.map(({ variant }) => variant)).toEqual(variants);
  });

  it.each([
    ['L&rsquo;image &amp; le texte', 'limage-le-texte'],
    ['a&nbsp;b&ndash;c', 'a-b-c'],
    ['Ein <em>neuer</em> Titel', 'ein-neuer-titel'],
    ['Wie 3<4 ist', 'wie-3'],
    ['Wie 3 < 4 ist', 'wie-3-4-ist'],
    ['a<b title="x>y">c</b>d<!-- e>f -->g', 'acdg'],
    [`${'a'.repeat(199)} b`, 'a'.repeat(199)],
    [`${'a'.repeat(198)}写`, 'a'.repeat(198)],
    ['ü'.repeat(60), 'u'.repeat(60)],
    ['100% of\n%s', '100-ofs'],
    [`${'%s '.repeat(80)}a`, `${'s-'.repeat(80)}a`],
  ])('makes the slug of WordPress of %s', (title, slug) => {
    const slugs = { rules: [ruleOf('wordpress.slug-form'), ruleOf('wordpress.slug-length')] };
    expect(rehearseField(slugs, field({ id: 'slug' }, title)).stored).toBe(slug);
  });

  it('does not say that WordPress cuts a slug which is short without its accents', () => {
    const rule = { rules: [ruleOf('wordpress.slug-length')] };
    expect(rehearseField(rule, field({ id: 'slug' }, 'ü'.repeat(60))).findings).toEqual([]);
  });

  it('writes & and > of a title as references, and drops properties in capitals, as KSES does', () => {
    // As wp_kses_bad_protocol() and stripDangerousProtocols() do, until no scheme of this kind is left.
    for (const rule of ['wordpress.content-protocols', 'drupal.protocols']) {
      const id = rule === 'drupal.protocols' ? 'body' : 'content';
      expect(storedBy(rule, id, '<a href="vbscript:javascript:go()">a</a>')).toBe('<a href="go()">a</a>');
      expect(storedBy(rule, id, '<a href="data:https://a.example">a</a>')).toBe(
        '<a href="https://a.example">a</a>',
      );
    }
    // As safecss_filter_attr() of WordPress 7, and $allowedposttags.
    for (const style of ['background:url(javascript:go())', 'border:url(a.png)', 'background-image:url()'])
      expect(storedBy('wordpress.content-styles', 'content', `<p style="${style};top:0">a</p>`)).toBe(
        '<p style="top:0">a</p>',
      );
    // Its regular expressions tell capitals apart, and a bracket that is left drops the declaration.
    for (const style of ['background:URL(javascript:go())', 'border:URL(a.png)', 'width:CALC(1em)'])
      expect(storedBy('wordpress.content-styles', 'content', `<p style="${style};top:0">a</p>`)).toBe(
        '<p style="top:0">a</p>',
      );
    const styled = '<p style="background:url(a.png);--b:url(https://a.example/b.png);display:none">a</p>';
    expect(storedBy('wordpress.content-styles', 'content', styled)).toBe(styled);
    const newer =
      '<time datetime="2026">a</time><math display="block"><mi mathvariant="bold">b</mi></math><dialog open>c</dialog>';
    expect(storedBy('wordpress.content-tags', 'content', newer)).toBe(newer);
    // Encoded bytes of an address are kept, other percent signs are not.
    expect(storedBy('wordpress.slug-form', 'slug', '%E3%81%82 100%')).toBe('%e3%81%82-100');
    expect(storedBy('shopify.metafield-length', 'metafield.size_json', 'x'.repeat(70_000))).toHaveLength(
      70_000,
    );
    // Older apps may store more than 128 kB of JSON.
    const shopify = builtInProfiles.find(({ id }) => id === 'shopify');
    expect(
      rehearseField({ rules: shopify?.rules ?? [] }, field({ id: 'metafield.a_json' }, 'x'.repeat(150_000)))
        .findings,
    ).toEqual([]);
    expect(storedBy('wordpress.content-entities', 'title', 'Text & Bild > Ton')).toBe(
      'Text &amp; Bild &gt; Ton',
    );
    expect(storedBy('wordpress.content-styles', 'content', '<p style="COLOR: red; top: 0">a</p>')).toBe(
      '<p style="top: 0">a</p>',
    );
  });

  it.each([
    ['%Y-%m-%d', '%e.%m.%Y'],
    ['%{0}: reply', "%{0}%'in yanıtı"],
    ['%I:%M %p', '%H:%M'],
  ])('takes %s for no format of Apple', (source, target) => {
    const rule = { rules: [ruleOf('apple.placeholders')] };
    expect(rehearseField(rule, { ...field({ id: 'date' }, target), source }).findings).toEqual([]);
    expect(rehearseField(rule, { ...field({ id: 'date' }, '%d'), source: '%@' }).findings).not.toEqual([]);
  });

  it.each([
    [
      'one script',
      { kind: 'characters', allowed: String.raw`\p{Script=Latin}\p{Zs}` },
      'Öl und Essig',
      'Öl и уксус',
    ],
    ['an encoding', { kind: 'encoding', encoding: 'latin1' }, 'Crème', 'œuf'],
    ['words', { kind: 'length', max: 3, unit: 'words' }, 'one two three', 'one two three four'],
    ['characters of readers', { kind: 'length', max: 2, unit: 'characters' }, '👩‍👧é', '👩‍👧éa'],
    ['bytes', { kind: 'length', max: 4, unit: 'utf8Bytes' }, 'éé', 'ééa'],
    ['lines', { kind: 'length', max: 3, unit: 'codePoints', per: 'line' }, 'abc\ndef', 'abc\ndefg'],
  ] as const)('a profile of your own can limit %s', (_what, parameters, accepted, broken) => {
    const rule = { id: 'a', says: 'a', source: { title: 'a' }, level: 'refused', ...parameters } as const;
    expect(profileFaults({ rules: [rule] })).toEqual([]);
    expect(rehearseField({ rules: [rule] }, field({}, accepted)).findings).toEqual([]);
    expect(rehearseField({ rules: [rule] }, field({}, broken)).findings).not.toEqual([]);
  });

  it.each([
    ['text', 'a < b & c', '<b>a</b>'],
    ['inline-html', 'a <b>b</b><br>c', '<p>a</p>'],
    ['block-html', '<h2>a</h2><p>b</p>', '<p>a</p><script>b()</script>'],
    ['markdown', '# a\n`<b>` <https://a.example> <a@b.example>\n```\n<p>\n```\n', 'a <b>b</b>'],
  ] as const)('the markup %s has only its tags', (markup, accepted, broken) => {
    const rule = {
      id: 'a',
      kind: 'markup',
      says: 'a',
      source: { title: 'a' },
      level: 'refused',
      markup,
    } as const;
    expect(rehearseField({ rules: [rule] }, field({}, accepted)).findings).toEqual([]);
    expect(rehearseField({ rules: [rule] }, field({}, broken)).findings).not.toEqual([]);
    expect(profileFaults({ rules: [rule] })).toEqual([]);
  });

  it.each([
    ['line', 'abc def\nab', 'codePoints', 3, 'abc\ndef\nab'],
    ['line', 'abcdefg', 'codePoints', 3, 'abc\ndef\ng'],
    ['line', 'a bb cc', 'codePoints', 4, 'a bb\ncc'],
    ['line', 'ab é ö', 'utf8Bytes', 3, 'ab\né\nö'],
    ['line', 'one two three four five', 'words', 2, 'one two\nthree four\nfive'],
    ['line', '👩‍👧é👩‍👧', 'characters', 2, '👩‍👧é\n👩‍👧'],
    ['word', 'abcd ab', 'codePoints', 3, 'abc\nd ab'],
  ] as const)('shows where a receiver breaks a long %s: %s', (per, target, unit, max, stored) => {
    const rule = {
      id: 'a',
      kind: 'length',
      says: 'a',
      source: { title: 'a' },
      level: 'changed',
      max,
      unit,
      per,
    } as const;
    expect(rehearseField({ rules: [rule] }, field({}, target)).stored).toBe(stored);
    expect(rehearseField({ rules: [rule] }, field({}, stored)).findings).toEqual([]);
  });

  it('shows what each rule that changes a value stores, but where the value is stored as it is', () => {
    const changing = ruleValues.filter(({ rule, stored }) => {
      const { kind, level } = { level: 'refused', ...ruleOf(rule) };
      return level === 'changed' && kind !== 'slug' && stored === undefined;
    });
    // Shopify stores a translation with wrong variables, and does not fill them in.
    expect(changing.map(({ rule }) => rule)).toEqual(['shopify.liquid-variables']);
  });

  it.each([
    ['Save %d%%', 'Spare %d %', ['escape']],
    ['Save %d%%', 'Spare %d % der Kosten', ['escape']],
    ['Save %d%%', 'Spare %d%%', []],
    ['%s of 10%%', '%s von 10%%%n', []],
    ['%d% of it', '%d % davon', []],
    ['100% of it', '100 % davon', []],
    ['Open https://x.example/%%20i and %s', 'https://x.example/a%20i und %s', []],
  ])('finds a bare percent sign in a text of Android that is formatted: %s', (source, target, variants) => {
    const rule = { rules: [ruleOf('android.placeholders')] };
    const { findings } = rehearseField(rule, field({ source }, target));
    expect(findings.map(({ variant }) => variant)).toEqual(variants);
  });

  it.each([
    ['drupal.image-alt-length', 'field_image[0][alt]', 'a'.repeat(513)],
    ['drupal.alias-slash', 'path', 'ueber-uns'],
    ['drupal.alias-slash', 'path[0][alias]', 'ueber-uns'],
    ['drupal.alias-length', 'path][0][alias', `/${'a'.repeat(255)}`],
  ])('%s knows the field %s', (rule, id, broken) => {
    expect(rehearseField({ rules: [ruleOf(rule)] }, field({ id }, broken)).findings).toHaveLength(1);
  });

  it('keeps no-break spaces around a title, which PHP does not trim', () => {
    const { findings } = rehearseField(
      { rules: [ruleOf('wordpress.title-trim')] },
      field({ id: 'title' }, '\u00A0Titel'),
    );
    expect(findings).toEqual([]);
  });

  it('leaves fields alone that the rule does not name', () => {
    const { findings } = rehearseField(
      { rules: [ruleOf('drupal.alias-slash')] },
      field({ id: 'teaser' }, 'a'),
    );
    expect(findings).toEqual([]);
  });

  it.each([
    ['contentful.field-count', 50, 51],
    ['shopify.locale-count', 3400, 3401],
  ])('%s', (rule, accepted, broken) => {
    expect(rehearseRequest({ rules: [ruleOf(rule)] }, requestOf(...many(accepted)))).toEqual([]);
    expect(rehearseRequest({ rules: [ruleOf(rule)] }, requestOf(...many(broken)))).toMatchObject([
      { variant: 'field-count' },
    ]);
  });

  it('contentful.request-size', () => {
    const rule = { rules: [ruleOf('contentful.request-size')] };
    expect(rehearseRequest(rule, requestOf(field({}, 'ü'.repeat(500_000))))).toEqual([]);
    expect(rehearseRequest(rule, requestOf(field({}, 'ü'.repeat(500_001))))).toMatchObject([
      { variant: 'request-size' },
    ]);
  });

  it('wordpress.not-empty', () => {
    const rule = { rules: [ruleOf('wordpress.not-empty')] };
    const title = (target: string) => field({ id: 'title' }, target);
    expect(rehearseRequest(rule, requestOf(title('Titel'), field({ id: 'content' }, '')))).toEqual([]);
    expect(rehearseRequest(rule, requestOf(title('')))).toMatchObject([{ variant: 'fields-missing' }]);
    expect(rehearseRequest(rule, requestOf(field({ id: 'label' }, '')))).toEqual([]);
  });
});

describe('a slug of WordPress', () => {
  it.each([
    ['de-AT', 'Über größere Füße', 'ueber-groessere-fuesse'],
    ['de', 'U\u0308ber', 'ueber'],
    ['da', 'Æbler på øen', 'aebler-paa-oeen'],
    ['ca', 'Pel·lícula Ŀ', 'pellicula-l'],
    ['sr-Latn', 'Đak i đak', 'djak-i-djak'],
    ['bs', 'Đak', 'djak'],
    ['hr', 'Đak', 'dak'],
    ['sv', 'Över åt ß', 'over-at-s'],
    ['is', 'Þór ðað', 'thor-dad'],
    [undefined, 'Über ß 5 €', 'uber-s-5-e'],
  ])('has the letters that remove_accents() writes in %s: %s', (language, target, slug) => {
    const rule = ruleOf('wordpress.slug-form');
    const delivered = { ...field({ id: 'slug' }, target), ...(language === undefined ? {} : { language }) };
    expect(rehearseField({ rules: [rule] }, delivered).stored).toBe(slug);
  });

  it('is measured with these letters', () => {
    const rule = ruleOf('wordpress.slug-length');
    const delivered = { ...field({ id: 'slug' }, 'ü'.repeat(150)), language: 'de' };
    expect(rehearseField({ rules: [rule] }, delivered).findings).toMatchObject([
      { detail: { length: '300' } },
    ]);
    expect(rehearseField({ rules: [rule] }, { ...delivered, language: 'fr' }).findings).toEqual([]);
  });
});
