import { namespaceOf } from '../../files/xml/namespaces';
import { attributeOf, childElements, localName, type XmlElement } from '../../files/xml/xml-node';
import { textContent } from '../../files/xml/xml-text';
import { commentsIn, notationsIn, readMarked, xliff1Inline } from '../markup/marked-content';
import type { ReturnedUnit } from '../markup/returned-units';
import { readIdentity } from '../markup/xml-writer';
import type { Remark, Verdict } from '../returned-document';
import { ownName } from './own-marks';
import type { ReturnedUnits } from './xliff-2-units';

/** Reads the units of XLIFF 1.2, also where another program has dropped the contexts with identities. */
export function readXliff1Units(text: string, root: XmlElement): ReturnedUnits {
  const units: ReturnedUnit[] = [];
  const remarks: Remark[] = [];
  let handover: string | undefined;
  let desk: string | undefined;
  for (const file of xliffChildren(root, 'file')) {
    const headers = xliffChildren(file, 'header');
    const [phase] = headers
      .flatMap((header) => xliffChildren(header, 'phase-group'))
      .flatMap((group) => xliffChildren(group));
    const tool = headers
      .flatMap((header) => xliffChildren(header, 'tool'))
      .find((one) => attributeOf(one, 'tool-name') === ownName);
    const isOwn = attributeOf(file, 'product-name') === ownName || tool !== undefined;
    handover ??= identity(phase, 'job-id');
    desk ??= identity(tool, 'tool-id');
    const request = isOwn || phase !== undefined ? identity(file, 'original') : undefined;
    const language = attributeOf(file, 'target-language');
    const collect = (parent: XmlElement): void => {
      remarks.push(...notesOf(parent).map((note) => ({ text: textContent(text, note) })));
      for (const child of xliffChildren(parent)) {
        if (/^(?:header|body|group)$/.test(localName(child))) collect(child);
        else if (localName(child) === 'trans-unit') units.push(readUnit(text, child, { request, language }));
      }
    };
    collect(file);
  }
  return { units, handover, desk, remarks };
}

/** Programs mix namespaces of versions in one file; units of all are read, so that none is lost. */
function xliffChildren(element: XmlElement, name?: string): readonly XmlElement[] {
  return childElements(element, name).filter((child) =>
    /^(?:urn:oasis:names:tc:xliff:document:|$)/.test(namespaceOf(child) ?? ''),
  );
}

function identity(element: XmlElement | undefined, name: string): string | undefined {
  const value = element === undefined ? undefined : attributeOf(element, name);
  return value === undefined ? undefined : readIdentity(value);
}

function readUnit(
  text: string,
  unit: XmlElement,
  { request, language }: Pick<ReturnedUnit, 'request' | 'language'>,
): ReturnedUnit {
  const contexts = new Map(
    xliffChildren(unit, 'context-group')
      .flatMap((group) => xliffChildren(group))
      .map((context) => [
        attributeOf(context, 'context-type') ?? '',
        readIdentity(textContent(text, context)),
      ]),
  );
  const [source] = xliffChildren(unit, 'source');
  const [target] = xliffChildren(unit, 'target');
  const notes = notesOf(unit);
  return {
    request,
    field: contexts.get('x-field') ?? identity(unit, 'resname'),
    sourceHash: contexts.get('x-sourceHash'),
    targetHash: contexts.get('x-targetHash'),
    language: target === undefined ? undefined : (attributeOf(target, 'xml:lang') ?? language),
    markedSource: source === undefined ? '' : readMarked(text, source, xliff1Inline),
    markedTarget: target === undefined ? '' : readMarked(text, target, xliff1Inline),
    ...(target === undefined ? {} : { notations: notationsIn(text, target, xliff1Inline) }),
    verdict: verdictOf(unit, target, contexts.get('x-state')),
    comments: [
      ...notes.map((note) => textContent(text, note)),
      ...(target === undefined ? [] : commentsIn(target)),
    ],
    author: notes.map((note) => attributeOf(note, 'from')).find((name) => name !== undefined && name !== ''),
    offset: unit.start,
    faults: [],
  };
}

/** Notes that the hand-over did not write. */
function notesOf(holder: XmlElement): readonly XmlElement[] {
  return xliffChildren(holder, 'note').filter((note) => attributeOf(note, 'from') !== ownName);
}

/** A state says something when it is another one than was handed out; a hand-over has no rejected ones. */
function verdictOf(
  unit: XmlElement,
  target: XmlElement | undefined,
  handedOut: string | undefined,
): Verdict | undefined {
  const state = target === undefined ? undefined : attributeOf(target, 'state');
  const qualifier = target === undefined ? undefined : attributeOf(target, 'state-qualifier');
  if (qualifier?.startsWith('rejected-') === true || state?.startsWith('needs-') === true) return 'wrong';
  if (state === 'final') return 'fine';
  if (handedOut === undefined || handedOut === 'signed-off') return undefined;
  return state === 'signed-off' || attributeOf(unit, 'approved') === 'yes' ? 'fine' : undefined;
}
