import { longestIdempotencyKey } from '../../contract/http-message';
import type { FastifySchema } from 'fastify';
import { written } from '../../contract/sentence';
import { keyUsedWithAnotherBody, malformedKey } from '../requests/idempotency-key';
import {
  always,
  alwaysWithBody,
  answer,
  invalid,
  invalidPath,
  jsonBody,
  refusal,
  unknownId,
} from './documented-responses';
import { exampleId, examples, submissionExample } from './examples';

const tags = ['Content requests'];
const idParameter = {
  type: 'object',
  required: ['id'],
  properties: {
    id: {
      type: 'string',
      description: 'The id from the answer to the submission, percent-encoded.',
      examples: [exampleId],
    },
  },
};

export const submitSchema = {
  operationId: 'submitContentRequest',
  summary: 'Submit a content request',
  // Interface document 4.1; decisions, section 5.
  description:
    'Answered only after the request is on disk. At most 5,000 fields and ' +
    '1 MiB a field value (settings `service.maxFields`, `service.maxFieldValue`). A request of a test token is completed ' +
    'by the service 10 s later with pseudo-localized values.',
  tags,
  headers: {
    type: 'object',
    properties: {
      'Idempotency-Key': {
        type: 'string',
        minLength: 1,
        maxLength: longestIdempotencyKey,
        pattern: '^[\\x20-\\x7e]+$',
        description:
          'The same key, token and body within 24 h answers the first response again; with another body it is a 409.',
        examples: ['order 17'],
      },
    },
  },
  body: jsonBody('Submission', { twoFields: submissionExample }),
  response: {
    200: answer('Accepted and stored.', 'SubmittedRequest', { pending: examples.pending }),
    400: invalid('The body is missing, not JSON or not a content request; all its problems are listed.', {
      missing: ['body: is missing, send a JSON object with language and fields'],
      syntax: ['body: is not valid JSON at line 1, column 6: expected a value, but the text ends there'],
      severalProblems: [
        'fields[0].value: is missing',
        'language.source: "e_n" is not a well-formed BCP 47 language tag, like de or de-CH',
        'fields[2].id: must be unique, "title" is also fields[0].id',
      ],
      idempotencyKey: [malformedKey],
    }),
    409: refusal('The idempotency key was used with another body.', {
      usedKey: [written(keyUsedWithAnotherBody('order 17'))],
    }),
    ...alwaysWithBody,
  },
} satisfies FastifySchema;

export const readSchema = {
  operationId: 'readContentRequest',
  summary: 'Read one request',
  // Interface document 4.2.
  description: 'Its state and, once it is completed, its result. A completed request is spelled `complete`.',
  tags,
  params: idParameter,
  response: {
    200: answer('The request.', 'ContentRequest', {
      pending: examples.pending,
      complete: examples.completed,
      imported: examples.marked,
    }),
    400: refusal('The path is not valid percent-encoding.', { path: invalidPath }),
    404: unknownId,
    ...always,
  },
} satisfies FastifySchema;

export const markSchema = {
  operationId: 'setImportState',
  summary: 'Set the import state',
  // Interface document 4.5; decisions, section 6.
  description:
    'Tells that the imported result was handled, in every state; the last mark wins. ' +
    'Answers the whole request as the single read does. Calls no webhook. With `fail` it may say why (`importReasons`), ' +
    'which is kept with the mark and returned beside `importResponse`.',
  tags,
  params: idParameter,
  body: jsonBody('ImportMark', {
    success: examples.importSuccess,
    fail: examples.importFail,
    failWithReason: examples.importFailWithReason,
  }),
  response: {
    200: answer('The request with its mark.', 'ContentRequest', { imported: examples.marked }),
    400: refusal('The body is not an import mark, or the path is not valid percent-encoding.', {
      missing: ['body: is missing, send {"importState": "success" or "fail"}'],
      unknownState: ['importState: must be one of success, fail'],
      reasonOfSuccess: ['importReasons: only an import that failed has reasons'],
      path: invalidPath,
    }),
    404: unknownId,
    ...alwaysWithBody,
  },
} satisfies FastifySchema;
