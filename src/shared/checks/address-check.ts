import { surplus } from './counted';
import type { CheckedLanguage } from './checked-language';
import type { FieldCheck } from './field-check';
import { withoutLanguage } from './localized-address';
import type { FixedPart, ParsedValue } from './parsed-value';

interface Address extends FixedPart {
  readonly key: string;
}

/** URLs and e-mail addresses in the text; those in attributes are the tags' check. */
export const addressCheck: FieldCheck = {
  ids: ['addresses'],
  find({ source, target, sourceLanguage, targetLanguage }, problems) {
    const languages = [sourceLanguage, targetLanguage];
    const [before, after] = [addressesOf(source, languages), addressesOf(target, languages)];
    const [inSource, inTarget] = [keysOf(before), keysOf(after)];
    // An address may be said once less; what counts is whether it is there.
    for (const { key, text, start, end } of surplus(before, after, ({ key }) => key)) {
      if (inTarget.has(key)) continue;
      problems.add(
        'addresses',
        'missing',
        { address: text },
        { source: [source.readable.spanOf(start, end)] },
      );
    }
    for (const { key, text, start, end } of surplus(after, before, ({ key }) => key)) {
      if (inSource.has(key)) continue;
      problems.add('addresses', 'extra', { address: text }, { target: [target.readable.spanOf(start, end)] });
    }
  },
};

const keysOf = (addresses: readonly Address[]): ReadonlySet<string> =>
  new Set(addresses.map(({ key }) => key));

function addressesOf({ fixedParts }: ParsedValue, languages: readonly CheckedLanguage[]): readonly Address[] {
  return fixedParts
    .filter(({ kind }) => kind === 'address')
    .map((part) => ({ ...part, key: withoutLanguage(comparable(part.text), languages) }));
}

/** Case counts after the host only. */
function comparable(text: string): string {
  const host = /^(?:mailto:)?(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*/i.exec(text)?.[0] ?? '';
  return host.toLowerCase() + text.slice(host.length);
}
