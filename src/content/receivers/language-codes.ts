import { canonicalLanguageTag } from '../language-tag';
import type { ReceiverRule, RuleOfKind } from './receiver-profile';
import { wholePattern } from './rules/form-rules';

/** The codes of a language by all rules of a receiver that spell it, each once; none where it has none. */
export function languageCodes(rules: readonly ReceiverRule[], tag: string): readonly string[] {
  const codes = rules.flatMap((rule) =>
    rule.kind === 'languages' ? (receiverLanguage(rule, tag) ?? []) : [],
  );
  return [...new Set(codes)];
}

type LanguageRule = Pick<RuleOfKind<'languages'>, 'spelling' | 'codes' | 'only' | 'max' | 'form'>;

/** Tags of ISO 639-2 for what is no single language: none, several, an unknown one or one without a code. */
const noLanguages: ReadonlySet<string> = new Set(['mis', 'mul', 'und', 'zxx']);

/**
 * The code by which a receiver knows a language; undefined if it has none, as for a tag that names no
 * language (`x-pirate`, `mul`).
 */
export function receiverLanguage(rule: LanguageRule, tag: string): string | undefined {
  const canonical = canonicalLanguageTag(tag) ?? tag;
  const { codes = {}, only = false, max = Infinity, form } = rule;
  const language = canonical.split('-')[0] ?? canonical;
  if (noLanguages.has(language)) return undefined;
  // A language without a code for its region is known by its script or by its language alone.
  const less = only ? [withScriptOnly(canonical), language] : [];
  const own = [canonical, withoutScript(canonical), ...less].find((one) => Object.hasOwn(codes, one));
  if (own !== undefined) return codes[own];
  if (only || !/^[a-z]{2,3}(?:-|$)/i.test(canonical)) return undefined;
  const spelled = spell(rule.spelling, canonical);
  if (form !== undefined && wholePattern(form)?.test(spelled) === false) return undefined;
  return spelled.length <= max ? spelled : undefined;
}

function withoutScript(tag: string): string {
  return tag.replace(/^([a-z]{2,3})-[A-Z][a-z]{3}(?=-|$)/, '$1');
}

/** The language with the script that it is usually written in, such as `zh-Hant` for `zh-MO`. */
function withScriptOnly(tag: string): string {
  try {
    const { language, script = '' } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}

/** Android keeps three codes that the standard has given up. */
const oldCodes: Readonly<Record<string, string>> = { he: 'iw', id: 'in', yi: 'ji' };

function spell(spelling: LanguageRule['spelling'], tag: string): string {
  switch (spelling) {
    case 'Aa_AA':
      return tag.replaceAll('-', '_');
    case 'Aa-AA':
      return tag;
    case 'aa-aa':
      return tag.toLowerCase();
    case 'aa_aa':
      return tag.toLowerCase().replaceAll('-', '_');
    case 'android':
      return androidQualifier(tag);
  }
}

function androidQualifier(tag: string): string {
  const parts = /^([a-z]{2,3})(?:-([A-Z]{2}))?$/.exec(tag);
  if (parts === null) return `b+${tag.replaceAll('-', '+')}`;
  const [, language = '', region] = parts;
  const code = oldCodes[language] ?? language;
  return region === undefined ? code : `${code}-r${region}`;
}
