import type { ElementNotation } from './schema';
import { oneOf } from './value-types';
import type { ValueType } from './schema';

const inline = 'text (cp|ph|pc|sc|ec|mrk|sm|em)*';
const editing =
  'canCopy=yesNo canDelete=yesNo canReorder=yesNoFirstNo copyOf=token subType=prefixed type=codeType';
const oneCode = `${editing} dataRef=token disp equiv subFlows=tokens fs:* slr:*`;
const direction = 'srcDir=direction trgDir=direction';
const annotation = 'translate=yesNo type=annotationType ref=uri value *';

/** The elements of XLIFF 2.0 and 2.1 (core), which XLIFF 2.2 extends. */
export const coreElements: Readonly<Record<string, ElementNotation>> = {
  xliff: { content: 'file+', attributes: 'version! srcLang!=language trgLang=language xml:space=space *' },
  file: {
    content: 'skeleton? other* notes? (unit|group)+',
    attributes: `id!=token canResegment=yesNo original translate=yesNo ${direction} xml:space=space *`,
  },
  skeleton: { content: 'text foreign*', attributes: 'href' },
  group: {
    content: 'other* notes? (unit|group)*',
    attributes: `id!=token name canResegment=yesNo translate=yesNo ${direction} type=ownPrefixed xml:space=space *`,
  },
  unit: {
    content: 'other* notes? originalData? (segment|ignorable)+',
    attributes: `id!=token name canResegment=yesNo translate=yesNo ${direction} type=ownPrefixed xml:space=space *`,
  },
  segment: {
    content: 'source target?',
    attributes: 'id=token canResegment=yesNo state=state subState',
  },
  ignorable: { content: 'source target?', attributes: 'id=token' },
  notes: { content: 'note+', attributes: '' },
  note: { content: 'text', attributes: 'id=token appliesTo=appliesTo category priority=priority *' },
  originalData: { content: 'data+', attributes: '' },
  data: { content: 'text cp*', attributes: 'id!=token dir=direction xml:space=preserve' },
  source: { content: inline, attributes: 'xml:lang=languageOrNone xml:space=space' },
  target: { content: inline, attributes: 'xml:lang=languageOrNone xml:space=space order=positive' },
  cp: { content: '', attributes: 'hex!=codePoint' },
  ph: { content: '', attributes: `id!=token ${oneCode}` },
  pc: {
    content: inline,
    attributes: `id!=token ${editing} canOverlap=yesNo dataRefEnd=token dataRefStart=token dispEnd dispStart equivEnd equivStart subFlowsEnd=tokens subFlowsStart=tokens dir=direction fs:* slr:*`,
  },
  sc: { content: '', attributes: `id!=token ${oneCode} canOverlap=yesNo dir=direction isolated=yesNo` },
  ec: {
    content: '',
    attributes: `id=token startRef=token ${oneCode} canOverlap=yesNo dir=direction isolated=yesNo`,
  },
  mrk: { content: inline, attributes: `id!=token ${annotation}` },
  sm: { content: '', attributes: `id!=token ${annotation}` },
  em: { content: '', attributes: 'startRef!=token' },
};

/** The elements that XLIFF 2.2 changed. */
export const coreElements22: Readonly<Record<string, ElementNotation>> = {
  ...coreElements,
  xliff: {
    content: 'notes? mda:metadata? file+',
    attributes: 'version! srcLang!=language trgLang=language xml:space=space *',
  },
  note: { content: 'text', attributes: 'id=token appliesTo=appliesTo category priority=priority ref=uri *' },
  segment: {
    content: 'source target?',
    attributes: 'id=token canResegment=yesNo state=state subState pgs:*',
  },
  // The test suite of the standard has a valid document whose metadata lack their prefix.
  meta: { content: 'text', attributes: 'type!' },
};

const annotationKinds = /^(?:generic|comment|term|(?!xlf:)[^\s:]+:[^\s:]+)$/;

export const coreTypes: readonly (readonly [string, ValueType])[] = [
  ['yesNoFirstNo', oneOf('yes no firstNo')],
  ['direction', oneOf('ltr rtl auto')],
  ['state', oneOf('initial translated reviewed final')],
  ['appliesTo', oneOf('source target')],
  ['preserve', oneOf('preserve')],
  ['codeType', oneOf('fmt ui quote link image other')],
  [
    'annotationType',
    {
      accepts: (value) => annotationKinds.test(value),
      title: 'generic, comment, term, or a prefix other than xlf and a value with a colon between them',
    },
  ],
  [
    'codePoint',
    {
      accepts: isForbiddenCodePoint,
      title: 'the number of a character that XML can’t represent, such as 001A',
    },
  ],
];

/**
 * Whether a number with two digits for each byte is that of a character which XML lacks, or of one that the
 * standard's own rules count among them (U+007F to U+009F but for U+0085).
 */
function isForbiddenCodePoint(hex: string): boolean {
  if (!/^(?:[\dA-Fa-f]{2}){2,4}$/.test(hex)) return false;
  const code = Number.parseInt(hex, 16);
  if (code > 0x10ffff) return false;
  const isControl = (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) || isC1Control(code);
  return isControl || (code >= 0xd800 && code < 0xe000) || code === 0xfffe || code === 0xffff;
}

function isC1Control(code: number): boolean {
  return code >= 0x7f && code < 0xa0 && code !== 0x85;
}
