import { Check } from 'typebox/value';
import { AppError } from '../../../contract/errors';
import { asSentence, sentence } from '../../../contract/sentence';
import type { ServiceSettingName, ServiceSettings, UiPreferences } from '../../../contract/ui-types';
import type { SettingStore } from './setting-store';
import type { Changes } from '../changes';
import type { Commits } from '../commits';
import type { Environment } from '../environment';
import { isSettingKey, settingDefinitions, type SettingKey, type SettingValue } from './setting-definitions';
import type { SettingOverrides } from './setting-overrides';

const serviceSettingKeys = {
  queryIntervalSeconds: 'service.queryInterval',
  allowedOrigins: 'service.allowedOrigins',
  requestLog: 'service.requestLog',
  mirroredDeliveries: 'webhook.mirrored',
} as const satisfies Record<ServiceSettingName, SettingKey>;
const serviceSettingNames = [
  'queryIntervalSeconds',
  'allowedOrigins',
  'requestLog',
  'mirroredDeliveries',
] as const;

/** New values of some settings. */
type SettingChanges = { readonly [K in SettingKey]?: Readonly<SettingValue<K>> | undefined };

interface Parts {
  readonly commits: Commits;
  readonly store: SettingStore;
  readonly overrides: SettingOverrides;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Settings: given for this run (`--set`), else stored, else the default. */
export class SettingsService {
  readonly #parts: Parts;
  readonly #cache = new Map<SettingKey, unknown>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get<K extends SettingKey>(key: K): SettingValue<K> {
    if (!this.#cache.has(key)) this.#cache.set(key, this.#parts.overrides.get(key) ?? this.#stored(key));
    // Every cached value has passed the key's schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return this.#cache.get(key) as SettingValue<K>;
  }

  /**
   * Stores all of `changes`, or none; what is undefined stays as it is. A setting given for this run is
   * stored and holds from the next one on. `also` runs in the same transaction.
   *
   * @throws AppError INVALID_INPUT
   */
  async write(changes: SettingChanges, also?: () => void): Promise<void> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    for (const [key, value] of given) {
      if (!isSettingKey(key)) throw new AppError('INVALID_INPUT', sentence`${key}: is not a setting.`);
      const { schema, means } = settingDefinitions[key];
      if (!Check(schema, value))
        throw new AppError('INVALID_INPUT', sentence`${key}: must be ${asSentence(means)}.`);
    }
    const nowUs = this.#parts.environment.now() * 1000;
    await this.#parts.commits.durable(() => {
      for (const [key, value] of given) this.#parts.store.write(key, JSON.stringify(value), nowUs);
      also?.();
    });
    this.forgetCached();
  }

  /** Drops cached values, because another process may have changed them. */
  forgetCached(): void {
    this.#cache.clear();
  }

  preferences(): UiPreferences {
    return {
      theme: this.get('ui.theme'),
      language: this.get('ui.language'),
      viewMode: this.get('ui.look'),
      singleKeys: this.get('ui.singleKeys'),
      welcomed: this.get('ui.welcomed'),
      directions: this.get('ui.directions'),
      imagesFrom: this.get('ui.imagesFrom'),
    };
  }

  async setPreferences(changes: {
    readonly [K in keyof UiPreferences]?: UiPreferences[K] | undefined;
  }): Promise<UiPreferences> {
    await this.write({
      'ui.theme': changes.theme,
      'ui.language': changes.language,
      'ui.look': changes.viewMode,
      'ui.singleKeys': changes.singleKeys,
      'ui.welcomed': changes.welcomed,
      'ui.directions': changes.directions,
      'ui.imagesFrom': changes.imagesFrom,
    });
    this.#parts.changes.notify({ name: 'preferences.changed', payload: {} });
    return this.preferences();
  }

  serviceSettings(): ServiceSettings {
    return {
      queryIntervalSeconds: this.get('service.queryInterval'),
      allowedOrigins: this.get('service.allowedOrigins'),
      requestLog: this.get('service.requestLog'),
      mirroredDeliveries: this.get('webhook.mirrored'),
      longestValueBytes: this.get('service.maxFieldValue'),
      fixed: serviceSettingNames.filter((name) => this.#parts.overrides.has(serviceSettingKeys[name])),
    };
  }

  /** See `write`. */
  async setServiceSettings(changes: {
    readonly [K in ServiceSettingName]?: ServiceSettings[K] | undefined;
  }): Promise<ServiceSettings> {
    const { queryIntervalSeconds, allowedOrigins, requestLog, mirroredDeliveries } = changes;
    await this.write({
      'service.queryInterval': queryIntervalSeconds,
      'service.allowedOrigins': allowedOrigins,
      'service.requestLog': requestLog,
      'webhook.mirrored': mirroredDeliveries,
    });
    this.#parts.changes.notify({ name: 'service.changed', payload: {} });
    // The interval determines when a token's next query is allowed.
    if (queryIntervalSeconds !== undefined)
      this.#parts.changes.notify({ name: 'tokens.changed', payload: {} });
    return this.serviceSettings();
  }

  #stored(key: SettingKey): unknown {
    const value = storedSetting(this.#parts.store, key);
    if (value !== undefined) return value;
    if (this.#parts.store.read(key) !== undefined) {
      this.#parts.environment.log.warn({ setting: key }, 'stored setting is not valid, using the default');
    }
    return settingDefinitions[key].fallback;
  }
}

/**
 * Returns the stored value of a setting; undefined if there is none. A value that this version doesn't
 * understand counts as absent, and stays stored.
 */
export function storedSetting<K extends SettingKey>(
  store: Pick<SettingStore, 'read'>,
  key: K,
): SettingValue<K> | undefined {
  const json = store.read(key);
  if (json === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of the key was just checked
    if (Check(settingDefinitions[key].schema, value)) return value as SettingValue<K>;
  } catch {
    // Text that is not JSON is handled like any other value that does not fit.
  }
  return undefined;
}
