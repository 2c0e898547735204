import { contentLimits } from '../../src/main/platform/settings/content-limits';
import { settingDefinitions } from '../../src/main/platform/settings/setting-definitions';

/** The limits of a desk whose settings were never changed. */
export const usualContent = contentLimits({ get: (key) => settingDefinitions[key].fallback });
