import { readHead } from '../../files/decode-bytes';
import { attributeOf, childElements, localName, type XmlElement } from '../../files/xml/xml-node';
import { textContent } from '../../files/xml/xml-text';
import type { HandoverReader, HandoverWriter } from '../handover-codec';
import { cutOffFaults, readBilingualFile, type BilingualFile } from '../markup/cut-off-file';
import { notationsIn, readMarked, type InlineReading } from '../markup/marked-content';
import { markerOfId } from '../markup/marked-pieces';
import { rowsOf, type ReturnedUnit } from '../markup/returned-units';
import { withRemarks } from '../table/returned-table';
import { faultOf } from '../table/table-files';
import { readIdentity } from '../markup/xml-writer';
import type { ReturnedDocument } from '../returned-document';
import { writeTmx } from './tmx-writer';

/** TMX 1.4b: the translations of the hand-over that were reviewed, with identities as properties. */
export const tmxHandover: HandoverWriter & HandoverReader = {
  write: (document) => new TextEncoder().encode(writeTmx(document)),
  recognizes: (bytes) => /<tmx[\s>]/.test(readHead(bytes)),
  read(bytes, { mostBytes }) {
    if (bytes.length > mostBytes)
      return { format: 'tmx', rows: [], faults: [{ rule: 'too-large', detail: {} }] };
    try {
      return readTmx(readBilingualFile('TMX', bytes));
    } catch (error) {
      return { format: 'tmx', rows: [], faults: [faultOf(error)] };
    }
  },
};

/** A code names its marker as its type. */
const named = (element: XmlElement): string =>
  attributeOf(element, 'type') ?? attributeOf(element, 'x') ?? '';

function single(element: XmlElement): string {
  return markerOfId(named(element));
}

/** Ends have no type of their own: `i` tells their start. */
function inlineOf(segment: XmlElement): InlineReading {
  const names = new Map<string, string>();
  const collect = (element: XmlElement): void => {
    for (const child of childElements(element)) {
      if (localName(child) === 'bpt') names.set(attributeOf(child, 'i') ?? '', named(child));
      collect(child);
    }
  };
  collect(segment);
  return {
    bpt: single,
    ept: (element) =>
      markerOfId(names.get(attributeOf(element, 'i') ?? '') ?? attributeOf(element, 'i') ?? '', true),
    ph: single,
    ut: single,
    it: (element) => markerOfId(named(element), attributeOf(element, 'pos') === 'end'),
  };
}

function readTmx(bilingual: BilingualFile): ReturnedDocument {
  const { file, root } = bilingual;
  const [header] = childElements(root, 'header');
  const inHeader = header === undefined ? new Map<string, string>() : propertiesOf(file.text, header);
  const ofHeader = header === undefined ? undefined : attributeOf(header, 'srclang');
  const all = childElements(root, 'body').flatMap((body) => childElements(body, 'tu'));
  const rows = rowsOf(
    file,
    all.map((unit) => readUnit(file.text, unit, ofHeader)),
  );
  const properties = all.map((unit) => propertiesOf(file.text, unit));
  const find = (name: string): string | undefined =>
    inHeader.get(name) ?? properties.find((one) => one.has(name))?.get(name);
  const [handover, desk] = [find('x-handover'), find('x-desk')];
  return {
    format: 'tmx',
    ...(handover === undefined ? {} : { handover }),
    ...(desk === undefined ? {} : { desk }),
    rows,
    ...withRemarks(
      (header === undefined ? [] : childElements(header, 'note')).map((note) => ({
        text: textContent(file.text, note),
      })),
    ),
    faults: rows.length === 0 ? [{ rule: 'no-rows', detail: {} }] : cutOffFaults(bilingual, rows),
  };
}

function readUnit(text: string, unit: XmlElement, ofHeader: string | undefined): ReturnedUnit {
  const properties = propertiesOf(text, unit);
  const source = languageKey(attributeOf(unit, 'srclang') ?? ofHeader);
  const variants = childElements(unit, 'tuv');
  const first = variants.find((one) => languageKey(languageOf(one)) === source) ?? variants[0];
  const target = variants.find((one) => one !== first);
  const [original] = first === undefined ? [] : childElements(first, 'seg');
  const [segment] = target === undefined ? [] : childElements(target, 'seg');
  const notes = [unit, ...(target === undefined ? [] : [target])].flatMap((one) =>
    childElements(one, 'note'),
  );
  return {
    request: properties.get('x-request'),
    field: properties.get('x-field'),
    sourceHash: properties.get('x-sourceHash'),
    targetHash: properties.get('x-targetHash'),
    language: target === undefined ? undefined : languageOf(target),
    markedSource: original === undefined ? '' : readMarked(text, original, inlineOf(original)),
    markedTarget: segment === undefined ? '' : readMarked(text, segment, inlineOf(segment)),
    ...(segment === undefined ? {} : { notations: notationsIn(text, segment, inlineOf(segment)) }),
    verdict: undefined,
    comments: notes.map((note) => textContent(text, note)),
    author: target === undefined ? undefined : attributeOf(target, 'changeid'),
    offset: unit.start,
    faults: [],
  };
}

function languageOf(variant: XmlElement): string | undefined {
  return attributeOf(variant, 'xml:lang') ?? attributeOf(variant, 'lang');
}

function languageKey(language: string | undefined): string {
  return (language ?? '').toLowerCase().replaceAll('_', '-');
}

function propertiesOf(text: string, element: XmlElement): ReadonlyMap<string, string> {
  return new Map(
    childElements(element, 'prop').map((one) => [
      attributeOf(one, 'type') ?? '',
      readIdentity(textContent(text, one)),
    ]),
  );
}
