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

/** A segment and its source text. */
interface Translated {
  readonly segment: Segment;
  readonly source: string;
  readonly target: string;
}

/**
 * Reads translated files: those with both languages, or, with `against`, each beside the file of the sources,
 * by the keys that both have. A target that is empty, or that the file marks as a suggestion, is not there.
 *
 * @throws UsageError where a language is not known, or a file has no targets; AppError for a file that is not
 * there, and for a file of sources that can't be read.
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
  const { content } = readFile(path, choices);
  return {
    path,
    language: content.sourceLanguage ?? languageInPath(path),
    values: new Map(content.segments.map(({ id, value }) => [id, value])),
  };
}

function readFile(path: string, { format, encoding, columns, target }: FileChoices): PlacedContentFile {
  const { name, bytes } = readDiskFile(path);
  const targetLanguage = target ?? languageInPath(path);
  return readPlacedFile(bytes, { name, format, encoding, columns, targetLanguage, mostBytes: mostFileBytes });
}

function asRequest(
  path: string,
  { content, positionOf }: PlacedContentFile,
  sources: Sources | undefined,
  choices: FileChoices,
): ReadFile {
  const { segments, sourceLanguage, targetLanguage } = content;
  const translated = sources === undefined ? besideSource(segments) : byKey(segments, sources.values);
  if (sources === undefined && translated.length === 0 && segments.length > 0)
    throw new UsageError(
      `${path} has no translations; where each language has a file of its own, name that of the source: --against FILE`,
    );
  const own = sources === undefined ? targetLanguage : (targetLanguage ?? sourceLanguage);
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

const besideSource = (segments: readonly Segment[]): readonly Translated[] =>
  segments.flatMap((segment) => {
    const { value, existing = '', isFuzzy } = segment;
    return existing === '' || isFuzzy === true ? [] : [{ segment, source: value, target: existing }];
  });

const byKey = (segments: readonly Segment[], sources: ReadonlyMap<string, string>): readonly Translated[] =>
  segments.flatMap((segment) => {
    const source = sources.get(segment.id);
    return source === undefined ? [] : [{ segment, source, target: segment.value }];
  });

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
