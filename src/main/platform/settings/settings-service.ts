import { Check } from 'typebox/value';
import { AppError } from '../../../contract/errors';
import type { ServiceSettingName, ServiceSettings, UiPreferences } from '../../../contract/ui-types';
import type { SettingStore } from './setting-store';
import type { Changes } from '../changes';
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

interface Parts {
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

  set<K extends SettingKey>(key: K, value: SettingValue<K>): void {
    if (!isSettingKey(key) || !Check(settingDefinitions[key].schema, value)) {
      throw new AppError('INVALID_INPUT', `${key}: must be ${settingDefinitions[key].means}.`);
    }
    this.#parts.store.write(key, JSON.stringify(value), this.#parts.environment.now() * 1000);
    if (!this.#parts.overrides.has(key)) this.#cache.set(key, value);
  }

  /** Drops cached values, because another process may have changed them. */
  forgetCached(): void {
    this.#cache.clear();
  }

  preferences(): UiPreferences {
    return {
      theme: this.get('ui.theme'),
      look: this.get('ui.look'),
      welcomed: this.get('ui.welcomed'),
      directions: this.get('ui.directions'),
      imagesFrom: this.get('ui.imagesFrom'),
    };
  }

  setPreferences(changes: {
    readonly [K in keyof UiPreferences]?: UiPreferences[K] | undefined;
  }): UiPreferences {
    if (changes.theme !== undefined) this.set('ui.theme', changes.theme);
    if (changes.look !== undefined) this.set('ui.look', changes.look);
    if (changes.welcomed !== undefined) this.set('ui.welcomed', changes.welcomed);
    if (changes.directions !== undefined) this.set('ui.directions', changes.directions);
    if (changes.imagesFrom !== undefined) this.set('ui.imagesFrom', [...changes.imagesFrom]);
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

  /** A setting given for this run is stored and holds from the next one on. */
  setServiceSettings(changes: {
    readonly [K in ServiceSettingName]?: ServiceSettings[K] | undefined;
  }): ServiceSettings {
    const { queryIntervalSeconds, allowedOrigins, requestLog, mirroredDeliveries } = changes;
    if (queryIntervalSeconds !== undefined) this.set('service.queryInterval', queryIntervalSeconds);
    if (allowedOrigins !== undefined) this.set('service.allowedOrigins', [...allowedOrigins]);
    if (requestLog !== undefined) this.set('service.requestLog', requestLog);
    if (mirroredDeliveries !== undefined) this.set('webhook.mirrored', mirroredDeliveries);
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
