import { expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';

// Placeholders that readers met as errors in texts that no rule was made on.

const reportsOf = (data: string, source: string, target: string, language = 'es'): readonly string[] =>
  checkField({ type: 'localizable', data, source, target }, { source: 'en', target: language })
    .filter(({ check }) => check === 'placeholders')
    .map((problem) => `${problem.variant} ${certaintyOf(problem)}`);

test.each([
  [
    'a filter shows a value in the language of its readers',
    'text',
    "Active until {{ date | longDate('en-US') }}.",
    "Activo hasta el {{ date | longDate('es-ES') }}.",
  ],
  [
    'Pascal numbers its arguments',
    'text',
    'Insert {$warn %s off} to unit "%s"',
    'Insertar en la unidad «%1:s» {$warn %0:s off}',
  ],
  [
    'the form of a date has words of its readers, with an apostrophe and elsewhere',
    'text',
    '{{ t | format(calendar: { "sameDay": "[Today] [at] HH:mm", "lastWeek": "[Last] dddd [at] HH:mm" }) }}',
    '{{ t | format(calendar: { "sameDay": "[Aujourd\'hui] [à] HH:mm", "lastWeek": "dddd [dernier à] HH:mm" }) }}',
  ],
  [
    'the argument of an option is in the words of readers, wherever it is named',
    'html',
    '<dl><dt>-t {tag}</dt><dd>Opens it. {tag} is looked up.</dd></dl>',
    '<dl><dt>-t {marca}</dt><dd>La abre. {marca} se busca.</dd></dl>',
  ],
  [
    'a page translates the names of its example',
    'html',
    '<p>Column 2 (PERSON) is empty.</p><code>NAME,PERSON,CITY</code><p>The line of ${PERSON} is skipped.</p>',
    '<p>La columna 2 (PERSONA) está vacía.</p><code>NOMBRE,PERSONA,CIUDAD</code><p>Se omite la línea de ${PERSONA}.</p>',
  ],
  ['two capital letters are joined by a sign', 'text', 'R&B and Urban', 'Rhythm and blues y urbana'],
  [
    'what follows the comma is no type',
    'text',
    'Boston, MA 02110-1301',
    'Boston, MA 02110-1301 {02110-1301,?}',
  ],
  [
    'a word that other emphasis stands beside is translated',
    'text',
    'Show *Bold*, __Underlined__, and /Italic/',
    'Mostrar *Negrita*, __Subrayado__ y /Cursiva/',
  ],
  [
    'a usage line has words in brackets, options with arguments among them',
    'html',
    '<p><b>ping</b> [<b>-t&nbsp;</b><i>ttl</i>] [<b>-w&nbsp;</b><i>wait</i>] {destination}</p>',
    '<p><b>ping</b> [<b>-t&nbsp;</b><i>ttl</i>] [<b>-w&nbsp;</b><i>espera</i>] {destino}</p>',
  ],
  [
    'a command of TeX is in the words of readers',
    'html',
    '<p>The <b>\\namefield</b> zone is hidden.</p>',
    '<p>La zona <b>\\camponombre</b> está oculta.</p>',
  ],
  ['letters are units between arguments of Qt', 'text', '%1h%2m%3s remaining', 'faltan %1 h %2 min %3 s'],
  ['letters after an argument of Qt are of the text', 'text', '%1 is %2here%3', '%1 está %2quí%3'],
  ['a command of TeX is the word of the source', 'text', 'normalsize', 'Tamaño normal - \\normalsize'],
  [
    'an escape in quotation marks is what the text is about',
    'text',
    "Possible values are n (`\\n') and r (`\\r').",
    "Los valores posibles son n y r (`\\r').",
  ],
])('%s', (_rule, data, source, target) => {
  expect(reportsOf(data, source, target)).toEqual([]);
});

test('a filter with another name is an error', () => {
  expect(reportsOf('text', "Until {{ d | long('en-US') }}.", "Hasta {{ d | largo('es-ES') }}.")).toContain(
    'changed sure',
  );
});

test.each([
  [
    'what one branch of a select has reads well alone',
    'text',
    '{cents, select, 50 {1/2 mile} other {{miles, number, ::unit/mile}}}',
    '{miles, number, ::unit/mile}',
  ],
  [
    'a name in code of documentation is in the words of its readers',
    'text',
    'URLs of the form ``/log/{revision}``, where ``{revision}`` is set.',
    'URL de la forma ``/log/{revisión}``, donde ``{revisión}`` existe.',
  ],
  [
    'so is one of an element of code',
    'html',
    '<p>Use <code>/log/{revision}</code> now.</p>',
    '<p>Use <code>/log/{revisión}</code> ahora.</p>',
  ],
  [
    'so is one of a usage line',
    'html',
    '<p><b>extract</b> {source-filename} [options] [more files]</p>',
    '<p><b>extract</b> {nombre-fichero} [opciones] [más ficheros]</p>',
  ],
  [
    'so is one behind a word in brackets',
    'html',
    '<p><b>info</b> [options] {source-file}</p>',
    '<p><b>info</b> [opciones] {nombre-fichero}</p>',
  ],
  [
    'the help of a command shows the value of an option',
    'text',
    '  -p, --name-prefix=PREFIX  deprecated by -Dprefix={PREFIX}\n  -l, --no-lines            no lines',
    '  -p, --name-prefix=PREFIJO  obsoleto por -Dprefix=PREFIJO\n  -l, --no-lines            sin líneas',
  ],
  [
    'a word between underscores is perhaps emphasis',
    'text',
    'Show __Underlined__ text',
    'Mostrar texto subrayado',
  ],
  [
    'a page has a percent sign at a comment of its code, far from where it begins',
    'html',
    `<ul><li>Now</li></ul><pre>${'a line\n'.repeat(120)}}%end</pre>`,
    `<ul><li>Ahora</li></ul><pre>${'a line\n'.repeat(120)}}%fin</pre>`,
  ],
  [
    'a page shows a conversion in its code',
    'html',
    '<p>The form</p><pre>date %s</pre><ul><li>is used.</li></ul>',
    '<p>La forma</p><pre>date</pre><ul><li>se usa.</li></ul>',
  ],
])('%s, which is no error', (_rule, data, source, target) => {
  expect(reportsOf(data, source, target).filter((report) => report.endsWith('sure'))).toEqual([]);
});

test('a name that a program fills in is an error where it is translated', () => {
  expect(reportsOf('html', '<p>Hello {name} now</p>', '<p>Hola {nombre} ahora</p>')).toEqual([
    'changed sure',
  ]);
});
