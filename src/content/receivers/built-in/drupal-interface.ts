import type { ReceiverRule } from '../receiver-profile';

const api = 'https://api.drupal.org/api/drupal';
const interfaceTexts = { ids: ['interface.*', 'locale.*', 'ui.*'] };

/** The protocols that Drupal's filters let through. */
export const protocols = 'http https ftp news nntp tel telnet mailto irc ssh sftp webcal rtsp'.split(' ');

/**
 * The rules on texts of Drupal's interface: a text is refused as a whole if the filter would change anything
 * of it.
 */
export const interfaceRules: readonly ReceiverRule[] = [
  {
    id: 'drupal.interface-tags',
    kind: 'tags',
    level: 'refused',
    says: 'An interface text has only tags of text: "The submitted string contains disallowed HTML".',
    source: {
      title: 'Drupal core, locale/locale.module',
      section: 'locale_string_is_safe(): Xss::filter() with these tags',
      address: `${api}/core!modules!locale!locale.module/function/locale_string_is_safe/10`,
    },
    fields: interfaceTexts,
    allowed: Object.fromEntries(
      (
        'a abbr acronym address b bdo big blockquote br caption cite code col colgroup dd del dfn dl dt em h1 ' +
        'h2 h3 h4 h5 h6 hr i ins kbd li ol p pre q samp small span strong sub sup table tbody td tfoot th ' +
        'thead tr tt ul var'
      )
        .split(' ')
        .map((tag) => [tag, ['*']]),
    ),
    comments: false,
    asWritten: true,
  },
  {
    id: 'drupal.interface-attributes',
    kind: 'attributes',
    level: 'refused',
    says: 'An interface text has no style attributes and event handlers: "The submitted string contains disallowed HTML".',
    source: {
      title: 'Drupal core, lib/Drupal/Component/Utility/Xss.php',
      section: 'attributes(): style, srcdoc, on*, -*',
      address: `${api}/core!lib!Drupal!Component!Utility!Xss.php/10`,
    },
    fields: interfaceTexts,
    forbidden: ['style', 'srcdoc', 'on*', '-*'],
  },
  {
    id: 'drupal.interface-protocols',
    kind: 'schemes',
    level: 'refused',
    says: 'In an interface text, an attribute other than title, alt, class, rel and data-* has a colon only after an allowed protocol.',
    source: {
      title: 'Drupal core, lib/Drupal/Component/Utility/Xss.php',
      section: 'attributes(): $skip_protocol_filtering',
      address: `${api}/core!lib!Drupal!Component!Utility!Xss.php/10`,
    },
    fields: interfaceTexts,
    allowed: protocols,
    attributes: ['*'],
    except: 'data-* title alt rel property class datetime style srcdoc on* -*'.split(' '),
    anyPrefix: true,
    withoutTokens: true,
  },
  {
    id: 'drupal.interface-references',
    kind: 'references',
    level: 'refused',
    says: 'An interface text has no character references with an odd number of hexadecimal digits and no braces after &.',
    source: {
      title: 'Drupal core, lib/Drupal/Component/Utility/Xss.php',
      section: 'filter(): "Change back only well-formed entities"; "Remove Netscape 4 JS entities"',
      address: `${api}/core!lib!Drupal!Component!Utility!Xss.php/10`,
    },
    fields: interfaceTexts,
    only: ['odd-hex', 'braces'],
  },
  {
    id: 'drupal.interface-placeholders',
    kind: 'placeholders',
    level: 'refused',
    says: 'The placeholders @name, %name and :name of an interface text are replaced by name.',
    source: {
      title: 'Drupal core, lib/Drupal/Component/Render/FormattableMarkup.php',
      section: 'placeholderFormat()',
      address: `${api}/core!lib!Drupal!Component!Render!FormattableMarkup.php/10`,
    },
    fields: interfaceTexts,
    syntax: 'drupal',
  },
];
