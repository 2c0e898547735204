import type { RuleOfKind } from '../receiver-profile';
import { kept, type AskRule, type Place } from '../rehearsed';

interface XmlFault {
  /** The character or tag that is at fault. */
  readonly what: string;
  readonly place: Place;
}

const xmlReference = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/iy;
const voidInHtml = /\/\s*>$/;

export const xmlRule: AskRule<RuleOfKind<'xml'>> = (_rule, { target }) => {
  const fault = xmlFault(target);
  if (fault === undefined) return kept;
  return { breaches: [{ variant: 'xml', detail: { what: fault.what }, places: [fault.place] }] };
};

/** Returns the first place that makes a text no well-formed XML. */
export function xmlFault(target: string): XmlFault | undefined {
  const open: { readonly name: string; readonly place: Place }[] = [];
  for (let at = 0; at < target.length; at++) {
    const character = target.charAt(at);
    if (character === '&') {
      xmlReference.lastIndex = at;
      if (!xmlReference.test(target)) return { what: '&', place: { from: at, to: at + 1 } };
    }
    if (character !== '<') continue;
    if (target.startsWith('<!--', at) || target.startsWith('<![CDATA[', at)) {
      const close = target.startsWith('<!--', at) ? '-->' : ']]>';
      const end = target.indexOf(close, at + 4);
      if (end === -1) return { what: '<', place: { from: at, to: at + 1 } };
      at = end + close.length - 1;
      continue;
    }
    const end = target.indexOf('>', at);
    const tag = end === -1 ? '' : target.slice(at, end + 1);
    const name = /^<\/?([\p{L}_][\p{L}\p{N}_.:-]*)/u.exec(tag)?.[1];
    const place = { from: at, to: end === -1 ? at + 1 : end + 1 };
    if (name === undefined) return { what: '<', place: { from: at, to: at + 1 } };
    if (tag.startsWith('</')) {
      const last = open.pop();
      if (last?.name !== name) return { what: `</${name}>`, place: place };
    } else if (!voidInHtml.test(tag)) open.push({ name, place });
    at = end;
  }
  const unclosed = open.at(-1);
  return unclosed === undefined ? undefined : { what: `<${unclosed.name}>`, place: unclosed.place };
}
