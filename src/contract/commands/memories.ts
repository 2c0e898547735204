import { Type } from 'typebox';
import {
  longestMemoryName,
  tmxChoices,
  type ImportedMemory,
  type MemoryImport,
  type MemoryJobProgress,
  type TmxExport,
} from '../memory/memory';
import { answers, asks } from './declare';
import { FileName, Filter, Nothing, Portion, strict, UploadKey, View } from './inputs';

const Id = Type.String({ pattern: '^[0-9a-f]{12}$' });
const Name = Type.String({ minLength: 1, maxLength: longestMemoryName });

/** Imported memories, and TMX files of accepted translations. */
export const memoriesCommands = {
  'memories.list': asks<readonly ImportedMemory[]>()(Nothing),
  /** Begins to hand a file over; `memories.upload` adds its portions in their order. */
  'memories.beginUpload': answers<{ readonly upload: number }>()(Nothing),
  'memories.upload': answers<Record<string, never>>()(
    Type.Object({ upload: UploadKey, content: Portion }, strict),
  ),
  /** Deletes what was handed over of a file that is not imported. */
  'memories.discardUpload': answers<Record<string, never>>()(Type.Object({ upload: UploadKey }, strict)),
  /** Imports a TMX file as a memory of this name; null when cancelled. */
  'memories.import': answers<{ readonly imported: MemoryImport | null }>()(
    Type.Object({ upload: UploadKey, file: FileName, name: Name, replace: Type.Boolean() }, strict),
  ),
  'memories.running': answers<{ readonly running: MemoryJobProgress | null }>()(Nothing),
  'memories.cancel': answers<Record<string, never>>()(Nothing),
  /** Makes a memory of an earlier version of the program usable; also resolves when that was cancelled. */
  'memories.renew': answers<Record<string, never>>()(Type.Object({ id: Id }, strict)),
  'memories.rename': answers<Record<string, never>>()(Type.Object({ id: Id, name: Name }, strict)),
  /** Removes a memory; `memories.restore` undoes that. */
  'memories.remove': answers<Record<string, never>>()(Type.Object({ id: Id }, strict)),
  'memories.restore': answers<Record<string, never>>()(Type.Object({ id: Id }, strict)),
  /**
   * Writes translations of the requests of a list, or all units of a memory, as TMX. The desktop application
   * asks for a place; the browser host keeps the file, which `memories.readExport` reads. `none` when that
   * was cancelled.
   */
  'memories.export': answers<TmxExport>()(
    Type.Object(
      {
        from: Type.Union([
          Type.Object({ memory: Id }, strict),
          Type.Object(
            { view: View, filter: Type.Optional(Filter), choice: Type.Enum([...tmxChoices]) },
            strict,
          ),
        ]),
      },
      strict,
    ),
  ),
  /** A portion of an exported file, in base64; the file is forgotten once its last portion was read. */
  'memories.readExport': answers<{ readonly content: string }>()(
    Type.Object(
      { key: Type.String({ pattern: '^[0-9a-f]{12}$' }), offset: Type.Integer({ minimum: 0 }) },
      strict,
    ),
  ),
} as const;
