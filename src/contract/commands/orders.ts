import { Type } from 'typebox';
import { longestDraft } from '../fulfilment';
import { longestLanguageTag } from '../../content/language-tag';
import {
  untranslatedChoices,
  type CreatedOrder,
  type FileImport,
  type FileJobProgress,
  type FilePortion,
  type FilePreview,
  type FileVersionContent,
  type OpenedFile,
  type OrderDetail,
  type OrderWindow,
  type SavedResults,
  type SourceFacts,
} from '../orders';
import { TableColumnsInput } from '../table-columns';
import { answers, asks } from './declare';
import { strict, Nothing, ConnectionKey, Extent, FileName, UploadKey, LanguageTag } from './inputs';

const OrderKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** The service validates the tag itself, to explain what is wrong with it. */
const OrderTag = Type.String({ minLength: 1, maxLength: longestLanguageTag });
const TargetTags = Type.Array(OrderTag, { minItems: 1, maxItems: 100 });
/** This desk, or a connection. */
const OrderPlace = Type.Union([Type.Literal('this'), ConnectionKey]);
/** A file's name, the upload with its bytes, and the options chosen for reading it. */
const FileContent = {
  name: FileName,
  upload: UploadKey,
  format: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  encoding: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  columns: Type.Optional(TableColumnsInput),
};

/** Orders and their files. */
export const ordersCommands = {
  'orders.list': answers<OrderWindow>()(Type.Object(Extent, strict)),
  'orders.locate': answers<{ readonly index: number | null }>()(Type.Object({ key: OrderKey }, strict)),
  'orders.read': answers<OrderDetail>()(Type.Object({ key: OrderKey }, strict)),
  /** Answers the number of words and the problems of a source text that is being written for an order. */
  'orders.sourceFacts': asks<SourceFacts>()(
    Type.Object(
      { language: LanguageTag, data: Type.String(), value: Type.String({ maxLength: longestDraft }) },
      strict,
    ),
  ),
  /** Makes the requests of an order in all its languages, or none of them; null when it was cancelled. */
  'orders.create': answers<{ readonly created: CreatedOrder | null }>()(
    Type.Object(
      {
        title: Type.String({ maxLength: 500 }),
        source: OrderTag,
        targets: TargetTags,
        fields: Type.Array(
          Type.Object({
            id: Type.String(),
            type: Type.String(),
            data: Type.String(),
            value: Type.String(),
          }),
        ),
        /** Without it: this desk. */
        to: Type.Optional(OrderPlace),
      },
      strict,
    ),
  ),
  /**
   * Begins to hand a file over; `files.upload` adds its portions in their order, and `files.preview` or
   * `files.import` takes it.
   */
  'files.beginUpload': answers<{ readonly upload: number }>()(
    Type.Object({ sizeBytes: Type.Integer({ minimum: 0 }) }, strict),
  ),
  /** Adds a portion as base64. */
  'files.upload': answers<Record<string, never>>()(
    Type.Object({ upload: UploadKey, content: Type.String({ maxLength: 1_000_000 }) }, strict),
  ),
  /** With an order, the file is read as its earlier version was, apart from what is chosen now. */
  'files.preview': answers<FilePreview>()(
    Type.Object({ ...FileContent, target: Type.Optional(OrderTag), order: Type.Optional(OrderKey) }, strict),
  ),
  /**
   * Imports a file as a new order, or as a new version of the file of the named order; null when it was
   * cancelled.
   */
  'files.import': answers<{ readonly imported: FileImport | null }>()(
    Type.Object(
      {
        ...FileContent,
        source: OrderTag,
        targets: TargetTags,
        order: Type.Optional(OrderKey),
        to: Type.Optional(OrderPlace),
        /** Where the file was in the folder that was chosen. */
        folder: Type.Optional(Type.String({ maxLength: 2000 })),
        /** Asks for all segments again, with the results so far as drafts. */
        everything: Type.Optional(Type.Boolean()),
      },
      strict,
    ),
  ),
  /** A version of an order's file, as it was imported. */
  'files.version': answers<FileVersionContent>()(
    Type.Object({ order: OrderKey, number: Type.Integer({ minimum: 1 }) }, strict),
  ),
  /**
   * Saves the result in each of the languages. The desktop application asks for a place; the browser host
   * returns the files to the page.
   */
  'files.saveResult': answers<SavedResults>()(
    Type.Object(
      {
        order: OrderKey,
        targets: TargetTags,
        untranslated: Type.Enum([...untranslatedChoices]),
        force: Type.Boolean(),
      },
      strict,
    ),
  ),
  /** The desktop application writes an uploaded file where the user chooses; null when that was cancelled. */
  'files.save': answers<{ readonly file: string | null }>()(
    Type.Object({ upload: UploadKey, name: Type.String({ minLength: 1, maxLength: 255 }) }, strict),
  ),
  /** Answers the files that the system opened with Locdesk since the last call. */
  'files.opened': answers<{ readonly files: readonly OpenedFile[] }>()(Nothing),
  /** Reads a portion of such a file. */
  'files.readOpened': answers<FilePortion>()(
    Type.Object({ key: Type.Integer({ minimum: 1 }), offset: Type.Integer({ minimum: 0 }) }, strict),
  ),
  /** The running job on an order or a file; `files.changed` announces changes. */
  'files.running': answers<{ readonly running: FileJobProgress | null }>()(Nothing),
  'files.cancel': answers<Record<string, never>>()(Nothing),
} as const;
