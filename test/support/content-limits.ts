import { contentLimits } from '../../src/main/services/content-limits';
import { settingDefinitions } from '../../src/main/services/setting-definitions';

/** The limits of a desk whose settings were never changed. */
export const usualContent = contentLimits({ get: (key) => settingDefinitions[key].fallback });
