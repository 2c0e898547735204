import { Type } from 'typebox';
import { tokenKinds } from '../../content/content-request';
import { callFilters, type CallDetail, type CallWindow } from '../request-log';
import {
  longestQueryIntervalSeconds,
  type CreatedToken,
  type ServiceSettings,
  type TokenSummary,
} from '../ui-types';
import { longestWebOrigin, mostAllowedOrigins, webOriginPattern } from '../desktop/web-origin';
import { answers } from './declare';
import { strict, Nothing, ConnectionKey } from './inputs';

const CallKey = Type.Integer({ minimum: 1 });
const Calls = Type.Enum([...callFilters]);

/** The local service: tokens, settings and the log of its calls. */
export const serviceCommands = {
  'samples.load': answers<{ readonly count: number }>()(Nothing),
  'tokens.list': answers<readonly TokenSummary[]>()(Nothing),
  'tokens.create': answers<CreatedToken>()(
    Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 100 }),
        kind: Type.Enum([...tokenKinds]),
        /** The connection whose service completes what is submitted with the token. */
        forwardTo: Type.Optional(ConnectionKey),
      },
      strict,
    ),
  ),
  'tokens.revoke': answers<TokenSummary>()(
    Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }, strict),
  ),
  'serviceSettings.read': answers<ServiceSettings>()(Nothing),
  'serviceSettings.write': answers<ServiceSettings>()(
    Type.Object(
      {
        queryIntervalSeconds: Type.Optional(
          Type.Number({ minimum: 0, maximum: longestQueryIntervalSeconds }),
        ),
        allowedOrigins: Type.Optional(
          Type.Array(Type.String({ pattern: webOriginPattern, maxLength: longestWebOrigin }), {
            maxItems: mostAllowedOrigins,
          }),
        ),
        requestLog: Type.Optional(Type.Boolean()),
        mirroredDeliveries: Type.Optional(Type.Boolean()),
      },
      strict,
    ),
  ),
  /** Calls of the service, newest first. */
  'requestLog.window': answers<CallWindow>()(
    Type.Object(
      {
        filter: Calls,
        offset: Type.Integer({ minimum: 0 }),
        limit: Type.Integer({ minimum: 1, maximum: 500 }),
      },
      strict,
    ),
  ),
  'requestLog.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Calls, key: CallKey }, strict),
  ),
  'requestLog.detail': answers<CallDetail>()(Type.Object({ key: CallKey }, strict)),
  'requestLog.clear': answers<Record<string, never>>()(Nothing),
} as const;
