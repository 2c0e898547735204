import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../../../support/command-line';
import { userFile } from '../../../support/file-round';
import { tempFolder } from '../../../support/temp-folder';

interface Answer {
  readonly index: number;
  readonly problems: readonly {
    readonly field: string;
    readonly check: string;
    readonly level: string;
    readonly message: string;
    readonly places: readonly { readonly side: string; readonly from: number; readonly to: number }[];
    readonly folded?: readonly {
      readonly check: string;
      readonly level: string;
      readonly certainty: string;
    }[];
  }[];
  readonly errors?: readonly string[];
  readonly line?: number;
}

const languages = { source: 'en', target: 'de' };
const field = (id: string, value: string, target?: string) => ({ id, data: 'html', value, target });
const button = (id: string, target: string) => ({
  id,
  language: languages,
  fields: [field('button', 'Add to the basket', target)],
});

const earlier = (from: number): string =>
  `<h2>One</h2><p>Get ${from} apples.</p><ul><li>Buy ${from + 1} pears</li><li>Eat ${from + 2}</li></ul>`;
const later = (from: number): string =>
  `<p>Nimm die Äpfel, ${from}.</p><p>Geh dann heim, ${from + 1}.</p><ol><li>Warte ${from + 2}</li></ol>`;

async function check(...lines: readonly unknown[]) {
  const stdin = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const ran = await commandLine(['check'], { stdin });
  const answers = ran.out.split('\n').map((line): Answer => JSON.parse(line) as Answer);
  return { ...ran, answers };
}

describe('locdesk check', () => {
  it('answers each request in a line of its own, with sentence, level and places in UTF-16 units', async () => {
    const { code, answers, error } = await check(
      { language: languages, fields: [field('title', '😀 Press <b>Start</b>', '😀 <b>Start</b> drücken')] },
      { language: languages, fields: [field('body', 'Pay {sum} now', 'Jetzt zahlen')] },
    );
    expect(code).toBe(1);
    expect(answers).toEqual([
      { index: 0, problems: [] },
      {
        index: 1,
        problems: [
          {
            field: 'body',
            check: 'placeholders',
            level: 'error',
            certainty: 'sure',
            message: 'Missing placeholder: {sum}.',
            cause: 'single 1',
            places: [{ side: 'source', from: 4, to: 9 }],
          },
        ],
      },
    ]);
    expect(error).toContain('2 requests: 1 error, 0 warnings.');
  });

  it('ends with 0 where there are only warnings', async () => {
    const { code, answers } = await check({
      language: languages,
      fields: [field('title', 'One word', 'Ein Wort Wort')],
    });
    expect(answers[0]?.problems.map(({ check: id, level }) => [id, level])).toEqual([
      ['doubled-words', 'warning'],
    ]);
    expect(code).toBe(0);
  });

  it('compares all requests of the file, and says of the rarer translation that it differs', async () => {
    const { answers } = await check(
      button('a', 'In den Korb'),
      button('b', 'In den Warenkorb'),
      button('c', 'In den Warenkorb'),
    );
    expect(answers.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      [expect.stringContaining('“In den Korb” here, “In den Warenkorb” in request b')],
      [],
      [],
    ]);
  });

  it('says once what has one cause, with the other places folded under it', async () => {
    const { code, answers } = await check({
      language: languages,
      fields: [field('list', earlier(10), later(20)), field('more', earlier(30), later(40))],
    });
    const [list, more] = answers[0]?.problems ?? [];
    expect(list).toMatchObject({
      field: 'list',
      check: 'other-version',
      level: 'warning',
      cause: 'version 1',
    });
    const folded = list?.folded?.map(({ check: id }) => id) ?? [];
    expect(new Set(folded)).toEqual(new Set(['tags-missing', 'tags-extra', 'numbers']));
    expect(folded).toHaveLength(10);
    // A lost tag is no error of its own in another version of the text.
    const ratings = list?.folded?.map(({ level, certainty }) => `${level} ${certainty}`);
    expect(new Set(ratings)).toEqual(new Set(['warning likely', 'warning style']));
    expect(list?.places).toHaveLength(10);
    expect(more).toMatchObject({ field: 'more', cause: 'version 2' });
    expect(answers[0]?.problems).toHaveLength(2);
    expect(code).toBe(0);
  });

  it('passes over a field without a target, and reads other data as text', async () => {
    const text = { id: 'text', data: 'text', value: 'a < b', target: 'a < b und c' };
    const { code, answers } = await check({
      language: languages,
      fields: [field('open', 'Not {yet}'), text],
    });
    expect(answers).toEqual([{ index: 0, problems: [] }]);
    expect(code).toBe(0);
  });

  it('says of each line that cannot be read why, and checks the others', async () => {
    const { code, answers, error } = await check(
      '{"language"',
      { language: { source: 'e n', target: 'de' }, fields: [] },
      { language: languages, fields: [{ id: 'a', value: 3 }] },
      '',
      { language: languages, fields: [field('a', 'Hello', '')] },
    );
    expect(code).toBe(1);
    expect(answers.map(({ errors }) => errors?.[0])).toEqual([
      expect.stringContaining('line 1, column'),
      expect.stringContaining('language.source: "e n" is not a well-formed'),
      'fields[0].value: must be a string',
      undefined,
    ]);
    expect(answers[3]?.problems).toMatchObject([{ field: 'a', check: 'target-empty', level: 'error' }]);
    expect(error).toContain('3 lines could not be read');
  });

  it('ends with 1 where a line cannot be read and the others have no error', async () => {
    const { code, error } = await check('garbage', button('a', 'In den Korb'));
    expect(code).toBe(1);
    expect(error).toContain('2 requests: 0 errors, 0 warnings; 1 line could not be read');
  });

  it('gives the number of a line in the file, where empty lines are skipped', async () => {
    const { answers } = await check('', '{"a":1}', button('a', 'In den Korb'), ' ', '{"b",');
    expect(answers.map(({ index, line }) => [index, line])).toEqual([
      [0, 2],
      [1, undefined],
      [2, 5],
    ]);
    expect(answers[2]?.errors).toEqual([expect.stringContaining('at line 5, column 5')]);
  });

  it('reads a file, and says of a line that is not in UTF-8 which one it is', async () => {
    const line = `${JSON.stringify({ language: languages, fields: [field('a', 'Hello', 'Hallo')] })}\n`;
    expect(await commandLine(['check', userFile('in.jsonl', line)])).toEqual({
      code: 0,
      out: '{"index":0,"problems":[]}',
      error: '',
    });
    const latin = Buffer.from([0x22, 0xe9, 0x22, 0x0a]);
    const mixed = userFile('mixed.jsonl', Buffer.concat([Buffer.from(line), latin, Buffer.from(line)]));
    const { code, out } = await commandLine(['check', mixed]);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      '{"index":0,"problems":[]}',
      '{"index":1,"line":2,"problems":[],"errors":["line 2 is not in UTF-8"]}',
      '{"index":2,"problems":[]}',
    ]);
  });

  it.skipIf(process.platform === 'win32')('reads a pipe to its end', async () => {
    const pipe = join(tempFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const [ran] = await Promise.all([
      commandLine(['check', pipe]),
      writeFile(pipe, JSON.stringify(button('a', 'In den Korb'))),
    ]);
    expect(ran).toEqual({ code: 0, out: '{"index":0,"problems":[]}', error: '' });
  });

  it('checks with the terms of files', async () => {
    const terms = userFile('shop.csv', 'en,de\nbasket,Warenkorb\n');
    const more = userFile('more.csv', 'en,de\nbutton,Knopf\n');
    const line = { language: languages, fields: [field('a', 'The basket button', 'Die Taste der Tasche')] };
    const ran = await commandLine(['check', '--terms', terms, '--terms', more], {
      stdin: JSON.stringify(line),
    });
    const { problems } = JSON.parse(ran.out) as Answer;
    expect(problems.map(({ check: name }) => name)).toEqual(['term-missing', 'term-missing']);
    const broken = userFile('broken.tbx', '<tbx><text>');
    const refused = await commandLine(['check', '--terms', broken], { stdin: JSON.stringify(line) });
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining('broken.tbx') });
  });

  it('waits for nothing on a terminal', async () => {
    expect(await commandLine(['check'], { isTerminal: true })).toMatchObject({ code: 2 });
    expect(await commandLine(['check', 'a', 'b'])).toMatchObject({ code: 2 });
  });
});

const saidOf = ({ answers }: Awaited<ReturnType<typeof check>>) =>
  answers.map(({ problems }) =>
    problems.map((problem) => [problem.check, problem.message, problem.folded?.length ?? 0]),
  );

const older = (text: string): string => text.replace('<b>5</b>', '4');

describe('locdesk check of one source in several languages', () => {
  const source =
    '<p>Open the file first. The server reads each of the <b>5</b> parts. Close the file again.</p>';
  const targets = {
    de: '<p>Öffnen Sie zunächst bitte diese Datei. Der Server liest dann jeden einzelnen der <b>5</b> Teile. Schließen Sie danach bitte die Datei wieder.</p>',
    fr: '<p>Commencez par ouvrir ce fichier. Le serveur lit ensuite chacune des <b>5</b> parties du fichier. Refermez enfin ce fichier de nouveau.</p>',
    es: '<p>Abra en primer lugar el archivo. El servidor lee a continuación cada una de las <b>5</b> partes. Cierre después el archivo de nuevo.</p>',
    it: '<p>Aprire innanzitutto questo file. Il server legge quindi ciascuna delle <b>5</b> parti. Chiudere infine di nuovo questo file.</p>',
  };
  const inLanguages = (all: Readonly<Record<string, string>>) =>
    check(
      ...Object.entries(all).map(([target, text]) => ({
        language: { source: 'en', target },
        fields: [field('body', source, text)],
      })),
    );
  it('says where one language has fewer sentences than all others', async () => {
    const italian = '<p>Aprire prima il file indicato. Il server legge poi tutte e <b>5</b> le parti.</p>';
    expect(saidOf(await inLanguages({ ...targets, it: italian }))).toEqual([
      [],
      [],
      [],
      [
        [
          'across-languages',
          'Fewer sentences than in the source and in all other languages: “Aprire prima il file indicato. Il server legge poi tutte e 5 le parti.”',
          0,
        ],
      ],
    ]);
    // Between two languages it is open which one deviates.
    expect(saidOf(await inLanguages({ de: targets.de, it: italian }))).toEqual([[], []]);
  });

  it('says once in each that most languages differ from the source in the same way', async () => {
    const [de, fr, es] = [targets.de, targets.fr, targets.es].map((text) => older(text));
    const said = saidOf(await inLanguages({ de: de ?? '', fr: fr ?? '', es: es ?? '', it: targets.it }));
    const message =
      'Same difference from the source in 3 of 4 languages. The source may be another version. Differences: 2.';
    expect(said).toEqual([
      [['across-languages', message, 2]],
      [['across-languages', message, 2]],
      [['across-languages', message, 2]],
      [],
    ]);
    // A language that differs alone is said as before.
    const alone = saidOf(await inLanguages({ ...targets, it: older(targets.it) }));
    expect(alone.map((problems) => problems.map(([name]) => name))).toEqual([
      [],
      [],
      [],
      ['tags-missing', 'numbers'],
    ]);
  });

  it('says it alike in each of them, whatever words they have for a lost link and signs for a number', async () => {
    const manual = 'https://example.net/manual';
    const request = (target: string, tank: string, first: string) => ({
      language: { source: 'en', target },
      fields: [
        field('tank', '<p>The tank of the machine holds 1,500 litres of water.</p>', `<p>${tank}</p>`),
        field(
          'first',
          `<p>Read the <a href="${manual}">manual</a> before the first use.</p>`,
          `<p>${first}</p>`,
        ),
      ],
    });
    const linked = `Leggere il <a href="${manual}">manuale</a> prima del primo utilizzo.`;
    const others = [
      request('de', 'Der Tank fasst 2.500 Liter Wasser.', 'Lesen Sie vor dem ersten Gebrauch das Handbuch.'),
      request(
        'fr',
        'Le réservoir contient 2 500 litres d’eau.',
        'Lisez le manuel avant la première utilisation.',
      ),
      request('es', 'El depósito contiene 2500 litros de agua.', 'Lea el manual antes del primer uso.'),
    ];
    const message =
      'Same difference from the source in 3 of 4 languages. The source may be another version. Differences: 2.';
    const inStep = await check(
      ...others,
      request('it', 'Il serbatoio contiene 1.500 litri d’acqua.', linked),
    );
    expect(saidOf(inStep)).toEqual([...others.map(() => [['across-languages', message, 2]]), []]);
    // Another number is another difference, and the link alone is not in two thirds of the languages.
    const [de, fr] = others;
    const own = await check(
      de,
      fr,
      request(
        'es',
        'El depósito contiene 3500 litros de agua.',
        `Lea el <a href="${manual}">manual</a> antes.`,
      ),
      request('it', 'Il serbatoio contiene 1.500 litri d’acqua.', linked),
    );
    expect(saidOf(own).map((problems) => problems.map(([name]) => name))).toEqual([
      ['numbers', 'tags-missing'],
      ['numbers', 'tags-missing'],
      ['numbers'],
      [],
    ]);
  });
});
