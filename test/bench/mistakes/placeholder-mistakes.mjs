import { both, inPlain, whole } from './planting.mjs';

/** Labels of menus and buttons are short. */
const short = (make) => (field, context) =>
  field.source.length < 50 && !/[&_\n]/.test(field.source) ? make(field, context) : undefined;

/** Placeholders of the usual libraries, and what else a program reads. */
export const placeholderMistakes = {
  'printf lost': both(' {count} %s', ' {count}'),
  'printf conversion changed': both(' %d', ' %s'),
  'printf order changed': both(' %s (%d)', ' %d (%s)'),
  'printf index changed': both(' %1$s %2$s', ' %1$s %1$s'),
  'printf name changed': both(' %(name)s', ' %(nom)s'),
  'space in printf': both(' %s', ' % s'),
  'braces: lost': both(' {count}', ''),
  'braces: name translated': both(' {{user.name}}', ' {{benutzer.name}}'),
  'braces: case changed': both(' {userName}', ' {username}'),
  'braces: one lost': both(' {count} x', ' {count x'),
  'braces: other brackets': both(' {0} x', ' (0) x'),
  'braces: full-width': both(' {0} x', ' ｛0｝ x'),
  'braces: one of a double pair lost': both(' {{name}} x', ' {name} x'),
  'placeholder added': both(' {count}', ' {count} {total}'),
  'placeholders exchanged for one': both(' {from} {to}', ' {from} {from}'),
  'dollar braces changed': both(' ${price}', ' ${preis}'),
  'hash braces lost': both(' #{price}', ''),
  'colon name lost': both(' :name', ''),
  'colon name translated': both(' :count x', ' :anzahl x'),
  'linked message lost': both(' @:common.ok', ''),
  'double square brackets changed': both(' [[name]]', ' [[nom]]'),
  'template tag changed': both(' {% if user %}x{% endif %}', ' {% if user %}x'),
  'template tag translated': both(' {% include "a" %}', ' {% incluir "a" %}'),
  'percent name lost': both(' %%NAME%%', ''),
  'single percent name changed': both(' %NAME%', ' %NOM%'),
  'nesting changed': both(' $t(common.save)', ' $t(common.saved)'),
  'underscore name lost': both(' __name__', ''),
  'ERB changed': both(' <%= name %>', ' <%= nom %>'),
  'square name changed': both(' [name]', ' [nom]'),
  'short code changed': both(' [gallery id="1"]', ' [galerie id="1"]'),
  'plural form lost': both(
    ' {n, plural, one {# file} other {# files}}',
    ' {n, plural, one {# x}}',
    ' {n, plural, one {# x} few {# y} many {# z} other {# y}}',
  ),
  'plural category translated': both(
    ' {n, plural, one {# file} other {# files}}',
    ' {n, plural, one {# x} autre {# y}}',
    ' {n, plural, one {# x} few {# y} many {# z} other {# y}}',
  ),
  'number sign lost in a plural': both(
    ' {n, plural, one {# file} other {# files}}',
    ' {n, plural, one {# x} few {# y} many {# z} other {y}}',
    ' {n, plural, one {# x} few {# y} many {# z} other {# y}}',
  ),
  'brace of a plural lost': both(
    ' {n, plural, one {# file} other {# files}}',
    ' {n, plural, one {# x} few {# y} many {# z} other {# y}',
    ' {n, plural, one {# x} few {# y} many {# z} other {# y}}',
  ),
  'argument name changed': both(
    ' {n, plural, one {# file} other {# files}}',
    ' {m, plural, one {# x} few {# y} many {# z} other {# y}}',
    ' {n, plural, one {# x} few {# y} many {# z} other {# y}}',
  ),
  'key of a select translated': both(
    ' {g, select, female {she} other {they}}',
    ' {g, select, weiblich {x} other {y}}',
    ' {g, select, female {x} other {y}}',
  ),
  'numbered tag lost': both(' <0>x</0>', ' x'),
  'escaped line break lost': inPlain(both(String.raw` one\ntwo`, ' one two')),
  // A break in the middle of a sentence is a fault of the source.
  'line break lost in text': inPlain(
    whole(({ source, target }) =>
      /[.:!?]\n/.test(source) && !/[\p{L},] ?\n/u.test(source) && /\S\n+\S/.test(target)
        ? target.replace(/(?<=\S)\n+(?=\S)/, ' ')
        : undefined,
    ),
  ),
  'line break added in text': inPlain(
    whole(({ source, target }) =>
      !source.includes('\n') && /\S \S/.test(target) ? target.replace(/ /, '\n') : undefined,
    ),
  ),
  'access key lost (&)': inPlain(short(both(' &Save', ' Save'))),
  'access key lost (_)': inPlain(short(both(' _Save', ' Save'))),
  'access key twice': inPlain(short(both(' &Save', ' &S&ave'))),
};
