import type { Scan, ScanOptions, TextFormat, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { escapeUnits } from '../json/json-string';
import { parseJson, type JsonMember, type JsonNode } from '../json/parse-json';
import { markupKind } from '../markup-kind';
import { isPluralCategory, targetForms, type PluralCategory } from '../plural-forms';
import { joinKey } from '../segment-key';
import { LocalizationWriter, memberOf, type StringUnit } from './xcstrings-localization';

/** Apple's string catalogs, which have all languages in one file. */
export const xcstringsFormat: TextFormat = {
  kind: 'text',
  name: 'xcstrings',
  title: 'Apple string catalog',
  extensions: ['xcstrings'],
  isBilingual: true,
  placeholders: ['printf'],
  detect: (head, extension) =>
    /^\s{0,999}\{/.test(head) && (extension === 'xcstrings' || /"sourceLanguage"\s{0,9}:/.test(head)),
  scan: scanCatalog,
  escapeCharacter: escapeUnits,
};

function scanCatalog(file: FileText, { targetLanguage }: ScanOptions): Scan {
  const root = parseJson(file);
  const strings = memberOf(root, 'strings')?.node;
  const language = memberOf(root, 'sourceLanguage')?.node;
  if (strings?.kind !== 'object' || language?.kind !== 'string') {
    return file.fail(
      'format',
      root.start,
      'A string catalog has sourceLanguage and strings; choose the format json for another file.',
    );
  }
  const entries = strings.members.filter(
    ({ node }) => node.kind === 'object' && !isFalse(file, memberOf(node, 'shouldTranslate')?.node),
  );
  const writers: LocalizationWriter[] = [];
  const units = entries.flatMap((entry) => {
    const writer = new LocalizationWriter(file.text, entry.node, targetLanguage);
    writers.push(writer);
    const source = sourceOf(entry, language.value);
    return expandPlurals(source, targetLanguage).map((text) => unitOf(entry, text, writer));
  });
  return {
    units,
    languages: {
      source: language.value,
      ...(targetLanguage === undefined ? {} : { target: targetLanguage }),
    },
    finish: ({ targetOf }) => writers.flatMap((writer) => writer.finish(targetOf)),
  };
}

/** Returns the source texts by their paths in the localization; the key itself if there is none. */
function sourceOf(entry: JsonMember, language: string): readonly StringUnit[] {
  const localization = memberOf(memberOf(entry.node, 'localizations')?.node, language)?.node;
  const found = localization === undefined ? [] : stringUnits(localization, []);
  return found.length > 0 || entry.key.trim() === '' ? found : [{ path: [], value: entry.key }];
}

const deepest = 12;

function stringUnits(node: JsonNode, path: readonly string[]): readonly StringUnit[] {
  if (node.kind !== 'object' || path.length > deepest) return [];
  return node.members.flatMap(({ key, node: child }): readonly StringUnit[] => {
    if (key !== 'stringUnit') return stringUnits(child, [...path, key]);
    const value = memberOf(child, 'value')?.node;
    return value?.kind === 'string' && value.value !== '' ? [{ path, value: value.value }] : [];
  });
}

/** Gives a plural one text per category of the target language; missing ones use the source of `other`. */
function expandPlurals(
  texts: readonly StringUnit[],
  targetLanguage: string | undefined,
): readonly StringUnit[] {
  const groups = Map.groupBy(texts, ({ path }) =>
    isPlural(path) ? path.slice(0, -1).join('\n') : path.join('\n'),
  );
  return Array.from(groups.values()).flatMap((group): readonly StringUnit[] => {
    const [first] = group;
    if (first === undefined || !isPlural(first.path)) return group;
    const forms = new Map(group.map((text) => [text.path.at(-1), text.value]));
    const fallback = forms.get('other') ?? group.at(-1)?.value ?? '';
    return targetForms(Array.from(forms.keys()).filter(isCategory), targetLanguage).map((plural) => {
      const value = forms.get(plural) ?? fallback;
      return { path: [...first.path.slice(0, -1), plural], value, plural };
    });
  });
}

function isPlural(path: readonly string[]): boolean {
  return path.at(-2) === 'plural' && isCategory(path.at(-1));
}

function isCategory(key: string | undefined): key is PluralCategory {
  return key !== undefined && isPluralCategory(key);
}

function unitOf(entry: JsonMember, source: StringUnit, writer: LocalizationWriter): Unit {
  const id = joinKey([entry.key, ...source.path.filter((key) => key !== 'variations')], '|');
  const comment = memberOf(entry.node, 'comment')?.node;
  const { existing, isFuzzy, place, edits } = writer.add(id, source.path);
  const segment = {
    id,
    data: markupKind(source.value),
    value: source.value,
    places: [place],
    ...(comment?.kind === 'string' && comment.value !== '' ? { comment: comment.value } : {}),
    ...(source.plural === undefined ? {} : { plural: source.plural }),
    ...(existing === '' ? {} : { existing }),
    ...(isFuzzy ? { isFuzzy } : {}),
  };
  return { segment, edits };
}

function isFalse({ text }: FileText, node: JsonNode | undefined): boolean {
  return node !== undefined && text.slice(node.start, node.end) === 'false';
}
