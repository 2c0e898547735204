import { Type, type Static, type TSchema } from 'typebox';
import { keyStorePlaces, trayChoices } from '../../../contract/desktop/desktop-settings';
import { sentence, type Wording } from '../../../contract/sentence';
import { longestSpelledWord, mostOwnWords } from '../../../contract/spelling';
import {
  languageChoices,
  longestQueryIntervalSeconds,
  viewModes,
  textDirections,
  themes,
} from '../../../contract/ui-types';
import { longestWebOrigin, mostAllowedOrigins, webOriginPattern } from '../../../contract/desktop/web-origin';

interface Definition<S extends TSchema> {
  readonly schema: S;
  readonly fallback: Static<S>;
  /** Description shown when a wrong value is refused. */
  readonly means: Wording;
}

const define = <const S extends TSchema>(schema: S, fallback: Static<S>, means: Wording): Definition<S> => ({
  schema,
  fallback,
  means,
});

const day = 86_400;
const seconds = Type.Number({ minimum: 0, maximum: longestQueryIntervalSeconds });
const retrySchedule = Type.Array(seconds, { maxItems: 50 });
const directions = Type.Record(Type.String(), Type.Enum([...textDirections]), { maxProperties: 500 });
const standardRetries = [5, 30, 120, 600, 1800, 7200, 21_600, 43_200, day];

/**
 * All settings, and the only place where a key is named. Units are seconds and bytes (decisions, section 11).
 */
export const settingDefinitions = {
  'service.queryInterval': define(
    seconds,
    300,
    'seconds between two criteria-based queries of a token, 0 = no limit',
  ),
  'service.allowedOrigins': define(
    Type.Array(Type.String({ pattern: webOriginPattern, maxLength: longestWebOrigin }), {
      maxItems: mostAllowedOrigins,
    }),
    [],
    sentence`at most ${mostAllowedOrigins} exact origins of web pages, like https://shop.example,http://localhost:3000`,
  ),
  'service.requestLog': define(
    Type.Boolean(),
    true,
    'true or false: whether calls are kept in the request log',
  ),
  'service.corrections': define(
    Type.Boolean(),
    false,
    'true or false: whether mirrored requests are returned with corrected targets',
  ),
  'service.testResultDelay': define(seconds, 10, 'seconds until a test request is completed'),
  'service.bodyLimit': define(
    Type.Integer({ minimum: 1024, maximum: 1_073_741_824 }),
    10_485_760,
    'bytes of a request body, from 1024',
  ),
  'service.maxFields': define(Type.Integer({ minimum: 1, maximum: 1_000_000 }), 5000, 'fields a request'),
  'service.maxFieldValue': define(
    Type.Integer({ minimum: 1, maximum: 1_073_741_824 }),
    1_048_576,
    'bytes of one field value',
  ),
  'sync.minInterval': define(seconds, 300, 'seconds between two queries to a connection'),
  'webhook.retrySchedule': define(
    retrySchedule,
    standardRetries,
    'seconds before each further attempt, like 5,30,120',
  ),
  'webhook.mirrored': define(
    Type.Boolean(),
    false,
    'true or false: whether the webhook is called for mirrored requests too',
  ),
  'outbox.retrySchedule': define(
    retrySchedule,
    standardRetries,
    'seconds before each further attempt, like 5,30,120',
  ),
  'outbox.lookDelay': define(
    Type.Number({ minimum: 0, maximum: 86_400 }),
    60,
    'seconds before a request whose answer was lost is looked for at its connection',
  ),
  'log.level': define(Type.Enum(['error', 'warn', 'info', 'debug']), 'info', 'error, warn, info or debug'),
  'desktop.notifications': define(Type.Boolean(), true, 'true or false: whether the system shows notices'),
  'desktop.quietHours': define(
    Type.String({ pattern: '^$|^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$' }),
    '',
    'local times without notices, like 18:00-08:00, or empty',
  ),
  'desktop.keepInTray': define(
    Type.Enum([...trayChoices]),
    'ask',
    'ask, yes or no: whether closing the window leaves Locdesk running',
  ),
  'desktop.keyStore': define(
    Type.Enum([...keyStorePlaces]),
    'system',
    'system or file: what seals secrets at rest in the desktop application',
  ),
  'desktop.updateNotice': define(
    Type.Boolean(),
    false,
    'true or false: whether the newest version is asked for once a day',
  ),
  'desktop.newestVersion': define(
    Type.Object(
      {
        askedMs: Type.Number(),
        version: Type.String({ pattern: '^$|^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}$' }),
        url: Type.String({ pattern: '^$|^https://', maxLength: 500 }),
      },
      { additionalProperties: false },
    ),
    { askedMs: 0, version: '', url: '' },
    'set by the program',
  ),
  'spelling.languages': define(
    Type.Union([Type.Array(Type.String({ maxLength: 35 }), { maxItems: 100 }), Type.Null()]),
    null,
    "languages of the spell checker, like de,en-GB, or none; by itself: the system's and that of what is edited",
  ),
  'spelling.words': define(
    Type.Array(Type.String({ minLength: 1, maxLength: longestSpelledWord }), { maxItems: mostOwnWords }),
    [],
    'own words of the spell checker, like Locdesk,xliff',
  ),
  'ui.theme': define(Type.Enum([...themes]), 'system', 'system, light or dark'),
  'ui.language': define(Type.Enum([...languageChoices]), 'system', 'system, en, de, fr, es, ja or ar'),
  'ui.look': define(Type.Enum([...viewModes]), 'text', 'rendered, text or code'),
  'ui.singleKeys': define(Type.Boolean(), true, 'true or false: whether a letter alone runs a command'),
  'ui.welcomed': define(Type.Boolean(), false, 'true or false: whether the welcome was left'),
  'ui.directions': define(directions, {}, 'set in the window'),
  'ui.imagesFrom': define(
    Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1000 }),
    [],
    'set in the window',
  ),
} as const;

export type SettingKey = keyof typeof settingDefinitions;
export type SettingValue<K extends SettingKey> = Static<(typeof settingDefinitions)[K]['schema']>;

/**
 * Whether a setting is valid in another installation. Keys of connections belong to this database, and a link
 * to a newer version comes only from the package's own address.
 */
export function isPortableSetting(
  key: string,
): key is Exclude<SettingKey, 'ui.imagesFrom' | 'desktop.newestVersion'> {
  return isSettingKey(key) && key !== 'ui.imagesFrom' && key !== 'desktop.newestVersion';
}

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefinitions, key);
}
