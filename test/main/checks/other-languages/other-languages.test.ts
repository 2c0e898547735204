import { describe, expect, it } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkHouse, type CheckHouse } from '../../../support/content/check-house';
import { addRequest } from '../../../support/database/filled-requests';

const source = '<p>There are <b>5</b> parts of it.</p>';
const inStep = '<p>Es hat <b>5</b> Teile davon.</p>';
const older = '<p>Es hat 4 Teile davon.</p>';

const add = (house: CheckHouse, target: string, text: string, from = source): number =>
  addRequest(house.db, { target, fields: [[from, text]] });

const table = (text: string): string => `<p>Hier.</p><table><tr><td>${text}</td></tr></table>`;

const listing = (lines: string): string => `<p>Hi</p><pre>${lines}</pre>`;

const checksOf = (house: CheckHouse, keys: readonly number[]) =>
  keys.map((key) => house.problemsOf(key).map(({ check, variant }) => `${check} ${variant}`));

const link = (name: string): string => `<a href="${name}.html">${name}</a>`;

const own = ['tags-missing inline', 'numbers changed'];
const shared = ['across-languages source'];

describe('the languages of one source', () => {
  it('are checked again when one arrives, changes the majority or goes', async () => {
    const house = checkHouse();
    const keys = [add(house, 'de', older), add(house, 'sv', older)];
    await house.check();
    expect(checksOf(house, keys)).toEqual([own, own]);
    keys.push(add(house, 'nl', older));
    await house.check();
    expect(checksOf(house, keys)).toEqual([shared, shared, shared]);
    const others = [add(house, 'da', inStep), add(house, 'nb', inStep), add(house, 'fi', inStep)];
    await house.check();
    // Two of five are in step with the source.
    for (const key of [undefined, others[0]]) {
      house.db.prepare('DELETE FROM requests WHERE key = ?').run(key);
      await house.check();
      expect(checksOf(house, keys)).toEqual([own, own, own]);
    }
    house.db.prepare('DELETE FROM requests WHERE key = ?').run(others[1]);
    await house.check();
    expect(checksOf(house, keys)).toEqual([shared, shared, shared]);
  });

  it('count once each, by their newest request', async () => {
    const house = checkHouse();
    const keys = [add(house, 'de', older), add(house, 'de', older), add(house, 'nl', older)];
    await house.check();
    expect(checksOf(house, keys)).toEqual([own, own, own]);
  });

  it('are compared field by field, whatever else is in their requests', async () => {
    const house = checkHouse();
    const [title, more] = [
      ['<h2>Parts</h2>', '<h2>Teile</h2>'],
      ['<p>Two more.</p>', '<p>Noch zwei.</p>'],
    ] as const;
    const keys = [add(house, 'de', older)];
    keys.push(addRequest(house.db, { target: 'sv', fields: [title, [source, older]] }));
    keys.push(addRequest(house.db, { target: 'nl', fields: [more, title, [source, older], more] }));
    addRequest(house.db, { target: 'da', fields: [title, [source, inStep], more] });
    await house.check();
    expect(checksOf(house, keys)).toEqual([shared, shared, shared]);
    const [, second = 0] = keys;
    expect(house.problemsOf(second)).toMatchObject([{ detail: { count: '3', languages: '4' } }]);
    addRequest(house.db, { target: 'nb', fields: [[source, inStep], title] });
    await house.check();
    expect(checksOf(house, keys)).toEqual([own, own, own]);
  });

  it('are counted in the field that the smallest part of its languages has otherwise', async () => {
    const house = checkHouse();
    const other = '<p>Call <a href="a.html">it</a> twice.</p>';
    const lacking = '<p>Ruf es zweimal auf.</p>';
    const fields = [
      [other, lacking],
      [source, older],
    ] as const;
    const keys = ['de', 'sv', 'nl'].map((target) => addRequest(house.db, { target, fields }));
    add(house, 'da', inStep);
    await house.check();
    expect(keys.map((key) => house.problemsOf(key)[0]?.detail)).toMatchObject(
      keys.map(() => ({ count: '3', languages: '4', differences: '3' })),
    );
  });

  it('have equal texts in the same language', async () => {
    const house = checkHouse();
    const other = source.replace('parts', 'pieces');
    const keys = [add(house, 'de', older), add(house, 'sv', older), add(house, 'nl', older, other)];
    keys.push(addRequest(house.db, { source: 'en-GB', target: 'da', fields: [[source, older]] }));
    await house.check();
    expect(checksOf(house, keys)).toEqual([own, own, own, own]);
  });

  it('do not share a tag that each of them lacks at another place', async () => {
    const house = checkHouse();
    const from = '<p>Take the <b>red</b> one, or <b>green</b>.</p><p>Then go on to the <b>blue</b> one.</p>';
    const withTwo = (lost: string) => from.replace(`<b>${lost}</b>`, lost);
    const keys = ['de', 'sv', 'nl'].map((target) => add(house, target, withTwo('red'), from));
    keys.push(...['da', 'nb', 'fi', 'et'].map((target) => add(house, target, withTwo('blue'), from)));
    await house.check();
    expect(checksOf(house, keys).flat()).not.toContain(shared[0]);
  });

  it('are counted from the difference that the fewest of them have to that of the most', async () => {
    const house = checkHouse();
    const from = '<p>It has 5 parts and 7 pages.</p><p>Call <a href="a.html">it</a> twice.</p>';
    const lacking = '<p>Es hat Teile und 7 Seiten.</p><p>Ruf es zweimal auf.</p>';
    const keys = ['de', 'sv', 'nl'].map((target) => add(house, target, lacking, from));
    add(house, 'da', lacking.replace('Teile', '5 Teile'), from);
    await house.check();
    expect(house.problemsOf(keys[0] ?? 0)).toMatchObject([
      { check: 'across-languages', detail: { count: '3–4', languages: '4', differences: '2' } },
    ]);
  });

  it('share a difference that one of them has beside others, which stay', async () => {
    const house = checkHouse();
    const from = '<p>It reads on port 8080 and writes <a href="a.html">all</a>, in 30 lines.</p>';
    const lacking = '<p>Es liest an Port 8080 und schreibt alles, in 40 Zeilen.</p>';
    const keys = ['sv', 'nl'].map((target) => add(house, target, lacking, from));
    keys.unshift(add(house, 'de', lacking.replace('8080', '8081'), from));
    await house.check();
    expect(checksOf(house, keys)).toEqual([[...shared, 'numbers changed'], shared, shared]);
    expect(house.problemsOf(keys[0] ?? 0)).toMatchObject([
      { detail: { count: '3', differences: '2' } },
      { detail: { before: '8080', after: '8081' } },
    ]);
  });

  it('keep a value of another version that one of them has alone, but no tag', async () => {
    const house = checkHouse();
    const from = `<p>It reads <code>first.conf</code> on port 8080 and writes ${link('log')} to ${link('folder')}, at most 30 lines, or ${link('all')}.</p>`;
    const keys = [
      add(
        house,
        'de',
        '<p>Es liest die Datei an Port 8081 und schreibt das Protokoll in den Ordner, höchstens 30 Zeilen, oder alles.</p>',
        from,
      ),
      add(
        house,
        'es',
        `<p>Lee el archivo en el puerto 8080 y escribe el registro en la carpeta, como mucho 30 líneas, o ${link('all')}.</p>`,
        from,
      ),
      add(
        house,
        'fr',
        `<p>Il lit le fichier sur le port 8080 et écrit le journal dans le dossier, au plus 30 lignes, ou ${link('all')}.</p>`,
        from,
      ),
    ];
    await house.check();
    expect(checksOf(house, keys)).toEqual([[...shared, 'numbers changed'], shared, shared]);
  });

  it('only differ in style from the source where they show a word in another way', async () => {
    const house = checkHouse();
    const plain = '<p>Es hat 5 Teile davon.</p>';
    const keys = ['de', 'sv', 'nl'].map((target) => add(house, target, plain));
    await house.check();
    expect(checksOf(house, keys)).toEqual([shared, shared, shared]);
    expect(keys.flatMap((key) => house.problemsOf(key).map(certaintyOf))).toEqual([
      'style',
      'style',
      'style',
    ]);
  });

  it('have no problem where only the source has a mark or a space', async () => {
    const house = checkHouse();
    const keys = ['de', 'sv', 'nl'].map((target) =>
      addRequest(house.db, {
        target,
        fields: [
          ['Please wait ', 'Moment'],
          ['Choose!', 'Wahl.'],
        ],
      }),
    );
    await house.check();
    expect(checksOf(house, keys)).toEqual([[], [], []]);
  });

  it('take a label with capitals for a name, unless all of its words are translated elsewhere', async () => {
    const house = checkHouse();
    const keys = ['de', 'es', 'ru'].map((target) => {
      const [label, name] = ['<h2>Save Changes</h2>', '<h2>Related Modules</h2>'];
      const text = { de: 'Das ist es.', es: 'Aquí está.', ru: 'Вот он.' }[target] ?? '';
      return addRequest(house.db, {
        target,
        fields: [label, name].map((title) => [`${title}<p>Here it is.</p>`, `${title}<p>${text}</p>`]),
      });
    });
    await house.check();
    expect(keys.map((key) => house.problemsOf(key).map(({ detail }) => detail['text']))).toEqual(
      keys.map(() => ['Save Changes']),
    );
  });

  it('have a line of code that all of them lack as one problem of the source', async () => {
    const house = checkHouse();
    const from = listing('ServerName one.example\nUseCanonicalName Off\nKeepAlive On');
    const keys = ['de', 'sv', 'nl'].map((target) =>
      add(house, target, listing('ServerName one.example\nKeepAlive On'), from),
    );
    await house.check();
    expect(checksOf(house, keys)).toEqual(keys.map(() => shared));
  });

  it('keep a problem of style that tells of content: a sentence fewer', async () => {
    const house = checkHouse();
    const from = 'Could not load it because the file has another type. Please try again a little later.';
    const keys = [
      add(house, 'de', 'Die Datei war nicht zu laden.', from),
      add(house, 'sv', 'Det gick inte att ladda filen.', from),
      add(house, 'nl', 'Het bestand kon niet worden geladen.', from),
    ];
    await house.check();
    expect(checksOf(house, keys)).toEqual(keys.map(() => ['missing-sentences fewer']));
  });

  it('have a placeholder that all of them lack as one problem of the source', async () => {
    const house = checkHouse();
    const from = 'Upload {{count}} files';
    const keys = ['de', 'sv', 'nl'].map((target) => add(house, target, 'Dateien laden', from));
    await house.check();
    expect(checksOf(house, keys)).toEqual(keys.map(() => shared));
    keys.push(add(house, 'da', 'Hent {{count}} filer', from), add(house, 'fi', 'Lataa {{count}}', from));
    keys.push(add(house, 'nb', 'Hent {{count}} filer', from));
    await house.check();
    expect(checksOf(house, keys.slice(0, 3))).toEqual([0, 1, 2].map(() => ['placeholders missing']));
  });

  it('do not share another version of one of them because all of them set names in bold', async () => {
    const house = checkHouse();
    const names = ['isgraph', 'islower', 'isprint', 'ispunct', 'isspace', 'isupper', 'isalnum', 'isalpha'];
    const bold = names.map((name) => `<b>${name}</b>`).join(', ');
    const from = table(names.join(', '));
    const keys = ['sv', 'nl', 'da'].map((target) => add(house, target, table(bold), from));
    const other = '<p>Diese gibt es seit C89, und zwar in allen Systemen.</p>';
    keys.push(add(house, 'de', `<p>Es gibt ${bold}.</p>${other}<p>Und mehr.</p>`, from));
    await house.check();
    expect(checksOf(house, keys).at(-1)).toContain('other-version differs');
  });

  it('are not compared where the check is off', async () => {
    const house = checkHouse();
    const keys = [add(house, 'de', older), add(house, 'sv', older), add(house, 'nl', older)];
    await house.core.checkLevels.set('across-languages', { source: 'en', target: 'de' }, 'off');
    await house.check();
    expect(checksOf(house, keys)).toEqual([own, shared, shared]);
  });

  it('keep the dismissal of what they have in common when another language arrives', async () => {
    const house = checkHouse();
    const keys = [add(house, 'de', older), add(house, 'sv', older), add(house, 'nl', older)];
    await house.check();
    const [key = 0] = keys;
    await house.core.problems.dismiss(key, [house.problemsOf(key)[0]?.key ?? 0], 'request', '');
    add(house, 'da', inStep);
    await house.check();
    expect(house.problemsOf(key)).toMatchObject([
      { check: 'across-languages', detail: { count: '3', languages: '4' }, dismissed: { scope: 'request' } },
    ]);
  });
});

/** The problems of the last of some translations. */
const lastOf = async (from: string, texts: readonly string[]) => {
  const house = checkHouse();
  const keys = texts.map((text, at) => add(house, ['de', 'fr', 'it', 'fi'][at] ?? 'es', text, from));
  await house.check();
  return checksOf(house, keys).at(-1);
};

describe('what most languages of a source have in common', () => {
  it.each([
    [
      'a number in words that each of them has another one for',
      '<p>The kit has four screws.</p>',
      [
        '<p>Der Satz enthält sechs Schrauben.</p>',
        '<p>Le kit contient six vis.</p>',
        '<p>Il kit contiene sei viti.</p>',
      ],
      ['across-languages source'],
    ],
    [
      'a number in words that one of them has another one for',
      '<p>The kit has four screws.</p>',
      [
        '<p>Der Satz enthält vier Schrauben.</p>',
        '<p>Le kit contient quatre vis.</p>',
        '<p>Il kit contiene sei viti.</p>',
      ],
      ['numbers word'],
    ],
    [
      'a link that they add',
      '<p>Ask our team about prices.</p>',
      [
        '<p>Fragen Sie <a href="/team">unser Team</a> nach Preisen.</p>',
        '<p>Demandez les prix à <a href="/team">notre équipe</a>.</p>',
        '<p>Chiedi i prezzi al <a href="/team">nostro team</a>.</p>',
      ],
      ['across-languages source'],
    ],
    [
      'a link that leads elsewhere in each of them',
      '<p>Ask our team about prices.</p>',
      [
        '<p>Fragen Sie <a href="/team">unser Team</a> nach Preisen.</p>',
        '<p>Demandez les prix à <a href="/equipe">notre équipe</a>.</p>',
        '<p>Chiedi i prezzi al <a href="/gruppo">nostro team</a>.</p>',
      ],
      ['tags-extra extra-address'],
    ],
  ])('%s', async (_name, from, texts, expected) => {
    expect(await lastOf(from, texts)).toEqual(expected);
  });
});
