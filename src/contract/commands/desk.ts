import { Type } from 'typebox';
import type { BackupsSummary } from '../backups';
import { commandIds } from '../command-table';
import { desktopTextIds } from '../desktop/desktop-texts';
import type { ImportReport } from '../import-report';
import { keyStorePlaces, trayChoices, type DesktopSettings } from '../desktop/desktop-settings';
import {
  languageChoices,
  textDirections,
  themes,
  viewModes,
  type AppInfo,
  type UiPreferences,
} from '../ui-types';
import { answers } from './declare';
import { strict, Nothing, LanguageTag } from './inputs';

/** The program itself: its data, its host and preferences. */
export const deskCommands = {
  'app.info': answers<AppInfo>()(Nothing),
  'backups.read': answers<BackupsSummary>()(Nothing),
  /** Starts a backup; `backups.read` reports its progress. */
  'backups.make': answers<Record<string, never>>()(Nothing),
  /** Cancels the running copy or check. */
  'backups.cancel': answers<Record<string, never>>()(Nothing),
  /**
   * Resolves when the backup is verified. Locdesk then restarts with it, and `app.info` names another run.
   */
  'backups.restore': answers<Record<string, never>>()(
    Type.Object({ name: Type.String({ minLength: 1, maxLength: 255 }) }, strict),
  ),
  /**
   * Restores a file that the desktop application asks for. `started`: a file was chosen and verified. The
   * browser host refuses.
   */
  'backups.restoreFrom': answers<{ readonly started: boolean }>()(Nothing),
  /** Copies a backup to a place that the desktop application asks for; resolves when the copy is written. */
  'backups.saveAs': answers<{ readonly file: string | null }>()(Nothing),
  /**
   * Exports the user's data to a file that the desktop application asks for; null when none was chosen or the
   * export was cancelled. The browser host refuses.
   */
  'data.export': answers<{ readonly written: { readonly file: string; readonly requests: number } | null }>()(
    Nothing,
  ),
  /** Imports such a file; data imported before a cancel stays. */
  'data.import': answers<{ readonly report: ImportReport | null }>()(Nothing),
  /** The diagnostics report for a person who helps: text without secrets, content, names or addresses. */
  'diagnostics.report': answers<{ readonly text: string }>()(Nothing),
  /** Opens a folder for the person at this machine. */
  'host.showFolder': answers<Record<string, never>>()(
    Type.Object({ folder: Type.Enum(['data', 'logs', 'backups', 'dictionaries']) }, strict),
  ),
  /** Null in the browser host, which has no such settings. */
  'desktop.read': answers<{ readonly settings: DesktopSettings | null }>()(Nothing),
  'desktop.write': answers<{ readonly settings: DesktopSettings | null }>()(
    Type.Object(
      {
        notifications: Type.Optional(Type.Boolean()),
        quietHours: Type.Optional(Type.String({ maxLength: 11 })),
        keepInTray: Type.Optional(Type.Enum([...trayChoices])),
        startAtLogin: Type.Optional(Type.Boolean()),
        updateNotice: Type.Optional(Type.Boolean()),
        keyStore: Type.Optional(Type.Enum([...keyStorePlaces])),
      },
      strict,
    ),
  ),
  /** Reports which commands are available now; the menus enable these. */
  'host.enableCommands': answers<Record<string, never>>()(
    Type.Object({ available: Type.Array(Type.Enum([...commandIds]), { maxItems: 200 }) }, strict),
  ),
  /** Says the desktop's texts in the language of the window. */
  'host.sayTexts': answers<Record<string, never>>()(
    Type.Object(
      {
        locale: LanguageTag,
        texts: Type.Array(
          Type.Object(
            {
              id: Type.Enum([...commandIds, ...desktopTextIds]),
              text: Type.String({ minLength: 1, maxLength: 500 }),
            },
            strict,
          ),
          { maxItems: 300 },
        ),
      },
      strict,
    ),
  ),
  'preferences.read': answers<UiPreferences>()(Nothing),
  'preferences.write': answers<UiPreferences>()(
    Type.Object(
      {
        theme: Type.Optional(Type.Enum([...themes])),
        language: Type.Optional(Type.Enum([...languageChoices])),
        viewMode: Type.Optional(Type.Enum([...viewModes])),
        singleKeys: Type.Optional(Type.Boolean()),
        welcomed: Type.Optional(Type.Boolean()),
        directions: Type.Optional(
          Type.Record(LanguageTag, Type.Enum([...textDirections]), { maxProperties: 500 }),
        ),
        imagesFrom: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1000 })),
      },
      strict,
    ),
  ),
} as const;
