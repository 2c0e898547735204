import { readElements, type ElementNotation, type Schema } from './schema';
import { commonTypes } from './value-types';
import { xliff1Types } from './xliff-1-values';

export const xliff1Namespace = 'urn:oasis:names:tc:xliff:document:1.2';
/** XLIFF 1.1 has its own namespace, and 1.0 none; XLIFF 1.2 changed little of them. */
export const oldNamespaces = ['urn:oasis:names:tc:xliff:document:1.1', ''];

const inline = 'text (g|bpt|ept|ph|it|mrk|x|bx|ex)*';
const code = 'id! xid equiv-text ts *';
const fonts = 'coord=coordinates font css-style style=token exstyle=token';
const resource = `datatype=datatype restype=restype resname extradata extype help-id=token menu menu-option menu-name ${fonts}`;
const sizes =
  'size-unit=sizeUnit maxwidth=size minwidth=size maxheight=size minheight=size maxbytes=size minbytes=size charclass';
const group = `${resource} ${sizes} translate=yesNo reformat=reformat xml:space=space merged-trans=yesNo ts *`;
const file = '(internal-file|external-file)';

/** The elements of XLIFF 1.2, strict and transitional: `<prop-group>` and `ts` are only in the latter. */
const elements: Readonly<Record<string, ElementNotation>> = {
  // Between files, too, elements of other namespaces may stand.
  xliff: { content: '(file|other)+', attributes: 'version!=version xml:lang=languageOrNone *' },
  file: {
    content: 'header? body',
    attributes:
      'original! source-language!=language datatype!=datatype tool tool-id date=dateTime xml:space=space category target-language=language product-name product-version build-num ts *',
  },
  header: {
    content: 'skl? phase-group? (glossary|reference|count-group|prop-group|note|tool)* other*',
    attributes: '',
  },
  skl: { content: file, attributes: '' },
  glossary: { content: file, attributes: '' },
  reference: { content: file, attributes: '' },
  'internal-file': { content: 'text', attributes: 'form crc=token' },
  'external-file': { content: '', attributes: 'href! crc=token uid=token' },
  note: { content: 'text', attributes: 'xml:lang=languageOrNone priority=priority from annotates=annotates' },
  'phase-group': { content: 'phase+', attributes: '' },
  phase: {
    content: 'note*',
    attributes:
      'phase-name! process-name! company-name tool tool-id date=dateTime job-id contact-name contact-email contact-phone',
  },
  'count-group': { content: 'count*', attributes: 'name!' },
  count: { content: 'text', attributes: 'count-type=countType phase-name unit=unit' },
  'prop-group': { content: 'prop+', attributes: 'name' },
  prop: { content: 'text', attributes: 'prop-type! xml:lang=languageOrNone' },
  'context-group': { content: 'context+', attributes: 'name crc=token purpose=purpose' },
  context: { content: 'text', attributes: 'context-type!=contextType match-mandatory=yesNo crc=token' },
  tool: { content: 'text foreign*', attributes: 'tool-id! tool-name! tool-version tool-company *' },
  body: { content: '(group|trans-unit|bin-unit)*', attributes: '' },
  group: {
    content: 'context-group* count-group* prop-group* note* other* (group|trans-unit|bin-unit)*',
    attributes: `id ${group}`,
  },
  'trans-unit': {
    content: 'source seg-source? target? (context-group|count-group|prop-group|note|alt-trans)* other*',
    attributes: `id! approved=yesNo phase-name ${group}`,
  },
  source: { content: inline, attributes: 'xml:lang=languageOrNone ts *' },
  'seg-source': { content: inline, attributes: 'xml:lang=languageOrNone ts *' },
  target: {
    content: inline,
    attributes: `state=state state-qualifier=stateQualifier phase-name=token xml:lang=languageOrNone restype=restype resname ${fonts} equiv-trans=yesNo ts *`,
  },
  'alt-trans': {
    content: 'source? seg-source? target+ context-group* prop-group* note* other*',
    attributes: `match-quality tool tool-id crc=token xml:lang=languageOrNone origin ${resource} xml:space=space mid=token phase-name=token alttranstype=alttranstype ts *`,
  },
  'bin-unit': {
    content: 'bin-source bin-target? (context-group|count-group|prop-group|note|trans-unit)* other*',
    attributes:
      'id! mime-type!=mimeType approved=yesNo translate=yesNo reformat=reformat restype=restype resname phase-name ts *',
  },
  'bin-source': { content: file, attributes: 'ts *' },
  'bin-target': {
    content: file,
    attributes:
      'mime-type=mimeType state=state state-qualifier=stateQualifier phase-name=token restype=restype resname ts *',
  },
  g: { content: inline, attributes: `ctype=delimiter clone=yesNo ${code}` },
  x: { content: '', attributes: `ctype=placeholder clone=yesNo ${code}` },
  bx: { content: '', attributes: `rid=token ctype=delimiter clone=yesNo ${code}` },
  ex: { content: '', attributes: `rid=token ${code}` },
  ph: { content: 'text sub*', attributes: `ctype=placeholder crc assoc=assoc ${code}` },
  bpt: { content: 'text sub*', attributes: `rid=token ctype=delimiter crc ${code}` },
  ept: { content: 'text sub*', attributes: `rid=token crc ${code}` },
  it: { content: 'text sub*', attributes: `pos!=position rid=token ctype=delimiter crc ${code}` },
  sub: { content: inline, attributes: 'datatype=datatype ctype=delimiter xid' },
  mrk: { content: inline, attributes: 'mtype!=mtype mid=token comment ts *' },
};

/** Returns the schema of a document in this namespace. */
export function makeXliff1Schema(namespace: string): Schema {
  return {
    title: 'XLIFF 1.2',
    prefixes: new Map([[namespace, '']]),
    elements: new Map(readElements(elements)),
    globalAttributes: new Map(),
    closedPrefixes: new Set(),
    placements: new Map(),
    types: new Map([...commonTypes, ...xliff1Types]),
  };
}
