import { canonicalLanguageTag, languageName } from '../../../content/language-tag';

/**
 * Returns the language that a path names, as in `de.json`, `app.pt-BR.po`, `messages_de.properties`,
 * `de/LC_MESSAGES/app.po`, `values-de-rAT/strings.xml` and `de.lproj/Localizable.strings`; undefined for a
 * path that names none, or one that has no name in `Intl`.
 */
export function languageInPath(path: string): string | undefined {
  const [name = '', ...folders] = path.split(/[/\\]/).toReversed();
  const stem = name.replace(/\.[^.]*$/, '');
  const [folder = '', above = ''] = folders;
  const named = [
    stem,
    stem.split('.').at(-1),
    /[-_](.*)$/.exec(stem)?.[1],
    // `LC_MESSAGES`, and other folders that divide a language.
    ...[folder, above].map((one) => one.replace(/\.lproj$/, '').replace(/^values-/, '')),
  ];
  return named.map(knownLanguage).find((tag) => tag !== undefined);
}

/** `pt_BR`, and `pt-rBR` as Android writes it. */
function knownLanguage(text = ''): string | undefined {
  const tag = canonicalLanguageTag(text.replaceAll('_', '-').replace(/-r([A-Z]{2})$/, '-$1'));
  return tag === undefined || languageName(tag, 'en') === tag ? undefined : tag;
}
