import { resolve } from 'node:path';
import { FileError, type FileProblem, type Segment } from '../../../content/files/content-file';
import {
  readPlacedFile,
  type FileOptions,
  type FilePosition,
  type PlacedContentFile,
} from '../../../content/files/content-files';
import { markupKind } from '../../../content/files/markup-kind';
import { canonicalLanguageTag } from '../../../content/language-tag';
import type { LanguagePair } from '../../../contract/problems';
import type { CheckLine } from '../../checks/check-line';
import { mostFileBytes, readDiskFile } from '../../files/disk-files';
import { languageInPath } from './language-in-path';
import { UsageError } from '../output';

/** How translated files are read, and what they do not say themselves. */
export interface FileChoices extends Pick<FileOptions, 'format' | 'encoding' | 'columns'> {
  readonly source?: string | undefined;
  readonly target?: string | undefined;
  /** The file with the sources, for files that have one language each. */
  readonly against?: string | undefined;
}

/** A translated file as a request. */
export interface ReadFile {
  readonly path: string;
  readonly line: CheckLine;
  /** Returns where a field stands in the file; undefined in a package, which has no lines. */
  readonly positionOf: (field: string) => FilePosition | undefined;
}

/** A file that can't be read, and why. */
export interface UnreadableFile {
  readonly path: string;
  readonly line?: undefined;
  readonly problems: readonly FileProblem[];
}

interface Translated {
  readonly segment: Segment;
  readonly source: string;
  readonly target: string;
}

/**
 * Reads translated files: those with both languages, or, with `against`, each beside the file of the sources,
 * by the keys that both have. A target beside its source that is empty or marked as a suggestion does not
 * count.
 *
 * @throws UsageError where a language is not known, or a file has one language and none is named for the
 * sources; AppError for a file that is not there; FileError for a file of sources that can't be read.
 */
export function readFilesToCheck(
  paths: readonly string[],
  choices: FileChoices,
): readonly (ReadFile | UnreadableFile)[] {
  const { against } = choices;
  // The sources are among the files where a pattern names all of a folder.
  const translated = paths.filter((path) => against === undefined || resolve(path) !== resolve(against));
  const sources = against === undefined ? undefined : readSources(against, choices);
  return translated.map((path) => {
    try {
      return asRequest(path, readFile(path, choices), sources, choices);
    } catch (error) {
      if (error instanceof FileError) return { path, problems: error.problems };
      throw error;
    }
  });
}

interface Sources {
  readonly path: string;
  readonly language: string | undefined;
  readonly values: ReadonlyMap<string, string>;
}

function readSources(path: string, choices: FileChoices): Sources {
  const { content, isBilingual } = readFile(path, choices);
  const { segments, sourceLanguage, targetLanguage } = content;
  // A catalog that has keys in place of sources has these as its targets.
  const language = isBilingual ? targetLanguage : sourceLanguage;
  const texts = segments.flatMap((segment) => {
    const text = textOf(segment, isBilingual);
    return text === undefined ? [] : [[segment.id, text] as const];
  });
  return { path, language: language ?? languageInPath(path), values: new Map(texts) };
}

function readFile(path: string, { format, encoding, columns, target }: FileChoices): PlacedContentFile {
  const { name, bytes } = readDiskFile(path);
  const targetLanguage = target ?? languageInPath(path);
  return readPlacedFile(bytes, { name, format, encoding, columns, targetLanguage, mostBytes: mostFileBytes });
}

function asRequest(
  path: string,
  { content, isBilingual, positionOf }: PlacedContentFile,
  sources: Sources | undefined,
  choices: FileChoices,
): ReadFile {
  const { segments, sourceLanguage, targetLanguage } = content;
  if (sources === undefined && !isBilingual)
    throw new UsageError(`${path} has one language; name the file that has the sources: --against FILE`);
  const translated = segments.flatMap((segment): readonly Translated[] => {
    const source = sources === undefined ? segment.value : sources.values.get(segment.id);
    const target = textOf(segment, isBilingual);
    return source === undefined || target === undefined ? [] : [{ segment, source, target }];
  });
  const own = isBilingual ? targetLanguage : (targetLanguage ?? sourceLanguage);
  const language = {
    source: choices.source ?? (sources === undefined ? sourceLanguage : sources.language),
    target: choices.target ?? own ?? languageInPath(path),
  };
  const byId = new Map(translated.map(({ segment }) => [segment.id, segment]));
  return {
    path,
    line: {
      id: path,
      language: knownLanguages(language, sources?.path ?? path, path),
      fields: translated.map(({ segment: { id, data }, source, target }) => ({
        id,
        type: 'localizable',
        data: data === 'html' ? data : markupKind(source),
        value: source,
        target,
      })),
    },
    positionOf: (field) => {
      const segment = byId.get(field);
      return segment && positionOf(segment);
    },
  };
}

/** The text of a file's own language; undefined where a catalog has none that is confirmed. */
function textOf({ value, existing, isFuzzy }: Segment, isBilingual: boolean): string | undefined {
  if (!isBilingual) return value;
  return existing === '' || isFuzzy === true ? undefined : existing;
}

/** @throws UsageError where one of them is not known or not well-formed. */
function knownLanguages(
  { source, target }: { readonly [S in keyof LanguagePair]: string | undefined },
  sourcePath: string,
  targetPath: string,
): LanguagePair {
  return {
    source: knownLanguage(source, 'source', sourcePath),
    target: knownLanguage(target, 'target', targetPath),
  };
}

function knownLanguage(tag: string | undefined, side: 'source' | 'target', path: string): string {
  if (tag === undefined)
    throw new UsageError(`${path} does not say its ${side} language; name it: --${side} TAG`);
  const canonical = canonicalLanguageTag(tag.replaceAll('_', '-'));
  if (canonical !== undefined) return canonical;
  throw new UsageError(
    `${path}: "${tag}" is no well-formed language tag, like de or de-CH; name one: --${side} TAG`,
  );
}
