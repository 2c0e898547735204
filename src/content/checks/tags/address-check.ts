import { surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import { addressWithoutLanguage } from './localized-address';
import type { FixedPart, ParsedValue } from '../parsed/parsed-value';

interface Address extends FixedPart {
  readonly key: string;
}

/** Compares URLs and e-mail addresses in the text; the tag checks compare those in attributes. */
export const addressCheck: FieldCheck = {
  ids: ['addresses'],
  find({ source, target, sourceLanguage, targetLanguage }, problems) {
    const normalize = addressWithoutLanguage([sourceLanguage, targetLanguage]);
    const [before, after] = [addressesOf(source, normalize), addressesOf(target, normalize)];
    const [inSource, inTarget] = [keysOf(before), keysOf(after)];
    // A target may repeat an address less often, but every address must occur.
    for (const { key, text, start, end } of surplus(before, after, keyOf)) {
      if (inTarget.has(key)) continue;
      problems.add(
        'addresses',
        'missing',
        { address: text },
        { source: [source.readable.spanOf(start, end)] },
      );
    }
    for (const { key, text, start, end } of surplus(after, before, keyOf)) {
      if (inSource.has(key)) continue;
      problems.add('addresses', 'extra', { address: text }, { target: [target.readable.spanOf(start, end)] });
    }
  },
};

const keyOf = ({ key }: Address): string => key;

const keysOf = (addresses: readonly Address[]): ReadonlySet<string> => new Set(addresses.map(keyOf));

function addressesOf(
  { fixedParts }: ParsedValue,
  normalize: (address: string) => string,
): readonly Address[] {
  return fixedParts
    .filter(({ kind, text }) => kind === 'address' && HOST.test(text))
    .map((part) => ({ ...part, key: normalize(comparable(part.text)) }));
}

/** "http://-prefix" has no host. */
const HOST = /^(?!\w{1,20}:\/\/[^\p{L}\p{N}[])./u;

/** Lower-cases the address up to the host; the path is case-sensitive. */
function comparable(text: string): string {
  const host = /^(?:mailto:)?(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*/i.exec(text)?.[0] ?? '';
  return host.toLowerCase() + text.slice(host.length);
}
