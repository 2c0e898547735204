import { contentLimits } from '../../../src/main/platform/settings/content-limits';
import { settingDefinitions } from '../../../src/main/platform/settings/setting-definitions';

/** Content limits with default settings. */
export const usualContent = contentLimits({ get: (key) => settingDefinitions[key].fallback });
