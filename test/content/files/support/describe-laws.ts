import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { FileOptions } from '../../../../src/content/files/content-files';
import {
  arbitraryFile,
  expectOnlyFileErrors,
  expectSameBytes,
  expectTargetsRead,
  toBytes,
  typedTargets,
  typedText,
} from './file-laws';

interface LawOptions {
  readonly options: FileOptions & { readonly format: string };
  /** Valid files. */
  readonly files: fc.Arbitrary<string>;
  /** Pieces that the format's scanner treats specially. */
  readonly pieces: readonly string[];
  /** Possible targets; by default text as a translator types it. */
  readonly targets?: fc.Arbitrary<string>;
  /** Ids are made of the text. */
  readonly isKeyless?: boolean;
}

/** The laws that hold for every format, as properties. */
export function describeLaws({
  options,
  files,
  pieces,
  targets = typedText,
  isKeyless = false,
}: LawOptions): void {
  describe('for every file', () => {
    it('nothing changes where nothing is translated, and targets are read as they were written', () => {
      fc.assert(
        fc.property(files, fc.array(targets, { minLength: 1 }), (text, texts) => {
          expectSameBytes(toBytes(text), options);
          expectTargetsRead(
            toBytes(text),
            { targetLanguage: 'ru', ...options },
            typedTargets(texts),
            isKeyless,
          );
        }),
      );
    });

    it('arbitrary bytes cause nothing but a FileError', () => {
      fc.assert(
        fc.property(arbitraryFile(pieces), (bytes) => {
          expectOnlyFileErrors(bytes, options);
        }),
      );
    });
  });
}
