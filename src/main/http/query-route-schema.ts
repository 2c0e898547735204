import type { FastifySchema } from 'fastify';
import { acceptedStates } from '../requests/query/criteria-query';
import { always, answer, rateLimited, refusal } from './documented-responses';
import { examples } from './examples';
import { pageSizes } from './query-parameters';
import { refTo } from './schema-components';

export const querySchema = {
  operationId: 'queryContentRequests',
  summary: 'Query requests',
  description: [
    // Interface document 4.3, 4.4; decisions, section 4.
    'Two variants on one path. **With `query`** it is the ' +
      'criteria-based variant: one accepted query per token every 300 s (setting `service.queryInterval`), a completed ' +
      'request is spelled `completed`. **Without `query`** it is the simple-filter variant: `state` and `from` filter, a ' +
      'completed request is spelled `complete`.',
    '**Pages** of the criteria-based variant go on: page 2 begins after the last request of page 1, wherever that is by ' +
      'then, for 24 h, also after a restart; page 1 begins again. A request that did not itself change is neither skipped ' +
      'nor given twice. One that changes its state or its `completed` in between may move to where was read already, or ' +
      'come again. The simple-filter variant counts its pages from the beginning each time. `total` and `pages` are those ' +
      'of the moment in both.',
    'A page past the end is empty and true. An unknown or repeated parameter is a 400, and so are `state` or `from` ' +
      'beside `query`. An invalid query never uses up the rate limit; `HEAD` with `query` is a 405. Finds what was submitted here and what was mirrored.',
  ].join('\n\n'),
  tags: ['Content requests'],
  querystring: {
    type: 'object',
    properties: {
      query: {
        // Declared as text with a schema of its own, because many generators support neither parameters with
        // JSON content nor `contentSchema`.
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: refTo('CriteriaQuery'),
        description:
          'Criteria and sorting as a JSON text (schema `CriteriaQuery`). Its presence makes it the criteria-based variant.',
        'x-examples': {
          synchronization: {
            summary: 'what was completed since',
            value: JSON.stringify(examples.synchronizationQuery),
          },
        },
      },
      page: { type: 'integer', minimum: 1, default: 1, description: 'Page number, from 1.' },
      pageSize: {
        type: 'integer',
        minimum: 1,
        maximum: pageSizes.most,
        default: pageSizes.usual,
        description: 'Requests a page.',
      },
      state: {
        type: 'string',
        enum: [...acceptedStates],
        description: 'Simple-filter variant: only requests in this state. `complete` means `completed`.',
      },
      from: {
        type: 'string',
        format: 'date-time',
        description:
          'Simple-filter variant: completed at this time or later. RFC 3339 with offset; a `+` is written `%2B`.',
      },
    },
  },
  response: {
    200: answer('A page of requests.', ['ResultPage', 'CriteriaResultPage'], {
      simpleFilter: examples.simplePage,
      criteriaBased: examples.criteriaPage,
      nothingFound: examples.emptyPage,
    }),
    400: refusal('A parameter is invalid; all problems are listed.', {
      simpleFilter: [
        'page: must be a whole number from 1',
        'state: must be one of pending, confirmed, completed',
        'sort: is not a parameter of this query, known are page, pageSize, state, from',
      ],
      criteriaBased: [
        "state: can't be mixed with query, make it a criterion of the query instead",
        'query.criteria[0].type: must be one of created, completed, state, source, language.source, language.target, id',
      ],
      syntax: [
        'query: is not valid JSON at line 1, column 2: expected a key in double quotes or "}", but the text ends there',
      ],
    }),
    429: rateLimited,
    ...always,
  },
} satisfies FastifySchema;
