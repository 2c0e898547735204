import type { FastifySchema } from 'fastify';
import {
  always,
  alwaysWithBody,
  answer,
  invalid,
  jsonBody,
  noContent,
  refusal,
} from './documented-responses';
import { examples } from './examples';

const tags = ['Webhook'];

export const readWebhookSchema = {
  operationId: 'readWebhook',
  summary: 'Read the webhook',
  // Interface document 4.7; decisions, section 7.
  description: 'The registered address; null before any registration and after its removal.',
  tags,
  response: {
    200: answer('The registration.', 'WebhookOrNone', {
      registered: examples.webhook,
      none: examples.noWebhook,
    }),
    ...always,
  },
} satisfies FastifySchema;

export const registerWebhookSchema = {
  operationId: 'registerWebhook',
  summary: 'Register the webhook',
  // Interface document 2.3, 4.6; decisions, section 7.
  description: 'The service has one registration, the newest one.',
  tags,
  body: jsonBody('Webhook', { address: examples.webhook }),
  response: {
    200: answer('Registered as given.', 'Webhook', { registered: examples.webhook }),
    400: invalid('The body or its address is invalid; all problems are listed.', {
      missing: ['body: is missing, send {"url": "https://…"}'],
      relative: ['url: must be an absolute address that begins with http:// or https:// and a host'],
      credentials: ['url: must not contain a user name or password'],
    }),
    ...alwaysWithBody,
  },
} satisfies FastifySchema;

export const removeWebhookSchema = {
  operationId: 'removeWebhook',
  summary: 'Remove the webhook',
  // Not in the interface document, but an addition of ours: decisions, section 7.
  description:
    'An addition of Locdesk to the interface. Also accepted when none is registered. It takes no body; one that is sent ' +
    'all the same is checked like any other.',
  tags,
  response: {
    204: noContent('None is registered any more.'),
    400: refusal('A body was sent that is not JSON.', {
      syntax: ['body: is not valid JSON at line 1, column 1: expected a value, but found "x"'],
    }),
    ...alwaysWithBody,
  },
} satisfies FastifySchema;
