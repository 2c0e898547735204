import type { CommandInput, CommandName, CommandOutput } from '../../shared/contract';
import type { AppInfo } from '../../shared/ui-types';
import type { ImportMarkService } from '../services/import-mark-service';
import type { RequestLogService } from '../services/request-log-service';
import type { ReviewService } from '../services/review-service';
import type { SampleService } from '../services/sample-service';
import type { SettingsService } from '../services/settings-service';
import type { TokenService } from '../services/token-service';

export interface CommandServices {
  readonly review: ReviewService;
  readonly marks: ImportMarkService;
  readonly samples: SampleService;
  readonly settings: SettingsService;
  readonly tokens: TokenService;
  readonly requestLog: RequestLogService;
  readonly appInfo: () => AppInfo;
}

export type CommandHandlers = {
  readonly [N in CommandName]: (input: CommandInput<N>) => CommandOutput<N> | Promise<CommandOutput<N>>;
};

/** The contract, command by command, bound to the services. Both hosts call this table and nothing else. */
export function commandHandlers(services: CommandServices): CommandHandlers {
  const { review, marks, samples, settings, tokens, requestLog } = services;
  return {
    'app.info': () => services.appInfo(),
    'requests.counts': () => review.counts(),
    'requests.window': ({ offset, limit, ...listing }) => review.window(listing, offset, limit),
    'requests.locate': ({ key, ...listing }) => review.locate(listing, key),
    'requests.detail': ({ key }) => review.detail(key),
    'requests.fields': ({ key, version, offset, limit }) => review.fields(key, version, { offset, limit }),
    'marks.set': ({ keys, importState }) => marks.markByUser(keys, importState),
    'marks.undo': ({ batch }) => marks.undo(batch),
    'samples.load': () => samples.load(),
    'tokens.list': () => tokens.list(),
    'tokens.create': ({ name, kind }) => tokens.create(name, kind),
    'tokens.revoke': ({ id }) => tokens.revoke(id),
    'serviceSettings.read': () => settings.serviceSettings(),
    'serviceSettings.write': (changes) => settings.setServiceSettings(changes),
    'requestLog.window': ({ filter, offset, limit }) => requestLog.window(filter, offset, limit),
    'requestLog.locate': ({ filter, key }) => requestLog.locate(filter, key),
    'requestLog.detail': ({ key }) => requestLog.detail(key),
    'requestLog.clear': () => {
      requestLog.clear();
      return {};
    },
    'preferences.read': () => settings.preferences(),
    'preferences.write': (changes) => settings.setPreferences(changes),
  };
}
