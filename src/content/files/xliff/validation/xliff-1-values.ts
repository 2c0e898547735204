import type { ValueType } from './schema';
import { oneOf, oneOfOrOwn } from './value-types';

const datatypes =
  'asp c cdf cfm cpp csharp cstring csv database documentfooter documentheader filedialog form html htmlbody ini interleaf javaclass javapropertyresourcebundle javalistresourcebundle javascript jscript layout lisp margin menufile messagefile mif mimetype mo msglib pagefooter pageheader parameters pascal php plaintext po report resources resx rtf sgml sgmldtd svg vbscript warning winres xhtml xml xmldtd xsl xul';
const restypes =
  'auto3state autocheckbox autoradiobutton bedit bitmap button caption cell checkbox checkboxmenuitem checkedlistbox colorchooser combobox comboboxexitem comboboxitem component contextmenu ctext cursor datetimepicker defpushbutton dialog dlginit edit file filechooser fn font footer frame grid groupbox header heading hedit hscrollbar icon iedit keywords label linklabel list listbox listitem ltext menu menubar menuitem menuseparator message monthcalendar numericupdown panel popupmenu pushbox pushbutton radio radiobuttonmenuitem rcdata row rtext scrollpane separator shortcut spinner splitter state3 statusbar string tabcontrol table textbox togglebutton toolbar tooltip trackbar tree uri userbutton usercontrol var versioninfo vscrollbar window';
const states =
  'final needs-adaptation needs-l10n needs-review-adaptation needs-review-l10n needs-review-translation needs-translation new signed-off translated';
const stateQualifiers =
  'exact-match fuzzy-match id-match leveraged-glossary leveraged-inherited leveraged-mt leveraged-repository leveraged-tm mt-suggestion rejected-grammar rejected-inaccurate rejected-length rejected-spelling tm-suggestion';
const delimiters = 'bold italic underlined link';
const placeholders = 'image pb lb';

/** Lists of values of XLIFF 1.2; most accept own values that begin with `x-`. */
export const xliff1Types: readonly (readonly [string, ValueType])[] = [
  ['datatype', oneOfOrOwn(datatypes)],
  ['restype', oneOfOrOwn(restypes)],
  ['state', oneOfOrOwn(states)],
  ['stateQualifier', oneOfOrOwn(stateQualifiers)],
  ['delimiter', oneOfOrOwn(delimiters)],
  ['placeholder', oneOfOrOwn(placeholders)],
  [
    'countType',
    oneOfOrOwn(`num-usages repetition total ${restypes} ${datatypes} ${states} ${stateQualifiers}`),
  ],
  [
    'contextType',
    oneOfOrOwn('database element elementtitle linenumber numparams paramnotes record recordtitle sourcefile'),
  ],
  ['sizeUnit', oneOfOrOwn('byte char col cm dlgunit em ex glyph in mm percent pixel point row')],
  [
    'mtype',
    oneOfOrOwn(
      'abbrev abbreviated-form abbreviation acronym appellation collocation common-name datetime equation expanded-form formula head-term initialism international-scientific-term internationalism logical-expression materials-management-unit name near-synonym part-number phrase phraseological-unit protected romanized-form seg set-phrase short-form sku standard-text symbol synonym synonymous-phrase term transcribed-form transliterated-form truncated-term variant',
    ),
  ],
  [
    'unit',
    oneOfOrOwn(
      'word page trans-unit bin-unit glyph item instance character line sentence paragraph segment placeable',
    ),
  ],
  ['alttranstype', oneOfOrOwn('proposal previous-version rejected reference accepted')],
  ['purpose', listOf(oneOfOrOwn('information location match'))],
  [
    'reformat',
    eitherOf(
      oneOf('yes no'),
      listOf(
        oneOfOrOwn(
          'coord coord-x coord-y coord-cx coord-cy font font-name font-size font-weight css-style style ex-style',
        ),
      ),
    ),
  ],
  // The schema takes any name token; the specification counts bytes, and units that may be inches or percent.
  [
    'size',
    {
      accepts: (value) => /^\s{0,9}\+?\d{1,20}(?:\.\d{1,20})?\s{0,9}$/.test(value),
      title: 'a number such as 80',
    },
  ],
  ['position', oneOf('open close')],
  ['assoc', oneOf('preceding following both')],
  ['annotates', oneOf('source target general')],
  ['version', oneOf('1.2 1.1 1.0')],
  [
    'mimeType',
    {
      accepts: (value) =>
        /^(?:text|multipart|message|application|image|audio|video|model)(?:\/.+)?$/s.test(value),
      title: 'a media type such as image/png',
    },
  ],
  [
    'coordinates',
    {
      accepts: (value) => /^(?:-?\d+|#);(?:-?\d+|#);(?:-?\d+|#);(?:-?\d+|#)$/.test(value),
      title: 'four numbers such as 0;0;100;20',
    },
  ],
];

/** A list may be empty. */
function listOf({ accepts, title }: ValueType): ValueType {
  return { accepts: (value) => value.split(/\s+/).filter(Boolean).every(accepts), title };
}

function eitherOf(first: ValueType, second: ValueType): ValueType {
  return {
    accepts: (value) => first.accepts(value) || second.accepts(value),
    title: `${first.title}, or a list of values that are each ${second.title}`,
  };
}
