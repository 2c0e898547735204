import { Type } from 'typebox';
import { importStates } from '../../content/content-request';
import type { NewestMarking } from '../marking';
import { longestNote, type ChangePortion, type ComparedField, type Note } from '../reviewing';
import { evidenceFormats } from '../../content/evidence/evidence';
import type { ArrivedField } from '../../content/diff/imported-content';
import { mostReasons, type FailureState } from '../../content/mark-reason';
import { mostImportedCharacters, mostNameCharacters, type ReasonChoice } from '../failures';
import { answers, asks } from './declare';
import {
  strict,
  LanguageTag,
  RequestKey,
  MarkedKeys,
  Nothing,
  Version,
  Row,
  FieldId,
  Reason,
  SeenVersion,
} from './inputs';

const VersionRange = { key: RequestKey, from: Version, to: Version };
const NoteKey = Type.Object({ note: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }, strict);
const NoteText = Type.String({ maxLength: 2 * longestNote });

/** Marks, reviews, changes and notes. */
export const reviewCommands = {
  /** Marks one or more requests; `batch` identifies the action for `marks.undo`. Only `fail` has reasons. */
  'marks.set': answers<{ readonly batch: string; readonly changed: number }>()(
    Type.Object(
      {
        keys: MarkedKeys,
        importState: Type.Enum([...importStates]),
        reasons: Type.Optional(Type.Array(Reason, { maxItems: mostReasons })),
      },
      strict,
    ),
  ),
  /** The reasons that failed imports of these requests may have, the one that was used last first. */
  'marks.reasonChoices': asks<readonly ReasonChoice[]>()(Type.Object({ keys: MarkedKeys }, strict)),
  /**
   * The evidence of one failed import, to be put together with others: a section of the page, a line, or the
   * text of a ticket.
   */
  'failures.evidence': asks<{ readonly part: string }>()(
    Type.Object({ key: RequestKey, format: Type.Enum([...evidenceFormats]), language: LanguageTag }, strict),
  ),
  /** Numbers of failed imports by how far the answer is. */
  'failures.counts': asks<Readonly<Record<FailureState, number>>>()(Nothing),
  /** Compares the targets of a request with a page, a file or text that was imported, field by field. */
  'failures.compareImported': asks<readonly ArrivedField[]>()(
    Type.Object(
      {
        key: RequestKey,
        content: Type.String({ minLength: 1, maxLength: mostImportedCharacters }),
        fileName: Type.Optional(Type.String({ minLength: 1, maxLength: mostNameCharacters })),
      },
      strict,
    ),
  ),
  /** Removes marks at any time; `kept` counts those that stay because upstream has them. */
  'marks.remove': answers<{ readonly removed: number; readonly kept: number }>()(
    Type.Object({ keys: MarkedKeys }, strict),
  ),
  /** The coordinator's newest marking action; none once it is undone. */
  'marks.newest': answers<{ readonly newest?: NewestMarking }>()(Nothing),
  /**
   * Undoes one marking action: each request returns to its former mark, unless a later mark was set; `kept`
   * counts those that stay because upstream has them.
   */
  'marks.undo': answers<{ readonly restored: number; readonly kept: number }>()(
    Type.Object({ batch: Type.String({ minLength: 1, maxLength: 100 }) }, strict),
  ),
  /**
   * Sets or clears "reviewed" for the version that was shown; `batch` identifies the action for
   * `reviewed.undo`.
   */
  'reviewed.set': answers<{ readonly batch: string }>()(
    Type.Object(
      { requests: Type.Array(SeenVersion, { minItems: 1, maxItems: 500 }), reviewed: Type.Boolean() },
      strict,
    ),
  ),
  'reviewed.setField': answers<{ readonly batch: string }>()(
    Type.Object({ key: RequestKey, version: Version, fieldId: FieldId, reviewed: Type.Boolean() }, strict),
  ),
  'reviewed.undo': answers<{ readonly restored: number }>()(
    Type.Object({ batch: Type.String({ minLength: 1, maxLength: 100 }) }, strict),
  ),
  /** Fields that differ between two versions, from `offset` on; one call compares a limited portion. */
  'changes.overview': answers<ChangePortion>()(Type.Object({ ...VersionRange, offset: Row }, strict)),
  /** Rows of the comparison in both versions, at most about 4 MiB of text; fewer rows may be returned. */
  'changes.fields': answers<readonly ComparedField[]>()(
    Type.Object({ ...VersionRange, rows: Type.Array(Row, { minItems: 1, maxItems: 50 }) }, strict),
  ),
  /** Notes of one request, oldest first. */
  'notes.list': answers<readonly Note[]>()(Type.Object({ key: RequestKey }, strict)),
  'notes.add': answers<Note>()(Type.Object({ key: RequestKey, fieldId: FieldId, text: NoteText }, strict)),
  'notes.edit': answers<Note>()(Type.Object({ ...NoteKey.properties, text: NoteText }, strict)),
  'notes.resolve': answers<Note>()(Type.Object({ ...NoteKey.properties, resolved: Type.Boolean() }, strict)),
  'notes.remove': answers<Note>()(NoteKey),
  /** Undoes `notes.remove`. */
  'notes.restore': answers<Note>()(NoteKey),
} as const;
