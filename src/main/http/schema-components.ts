import { Type, type TSchema } from 'typebox';
import {
  criteriaQuerySpelling,
  importStates,
  requestSources,
  requestStates,
  singleReadSpelling,
  type RequestState,
} from '../../content/content-request';
import { longestReasonId, longestReasonText, mostReasons, reasonKinds } from '../../content/mark-reason';
import { CriteriaQueryObject } from '../requests/query/criteria-query';
import { SubmissionBody, SubmissionField } from '../requests/submission';
import { WebhookBody } from '../webhook/webhook-service';

const ImportReason = Type.Object(
  {
    kind: Type.Enum([...reasonKinds], {
      description:
        '`rule`: the receiving system refused it; `problem`: a finding of the checks; `verdict`, `correction`: what a reviewer said; `text`: own words.',
    }),
    id: Type.String({
      minLength: 1,
      maxLength: longestReasonId,
      description: 'The rule, the check or the verdict; `correction` or `text` for those kinds.',
    }),
    field: Type.Optional(Type.String({ minLength: 1, description: 'The id of the field.' })),
    text: Type.String({ minLength: 1, maxLength: longestReasonText, description: 'The reason in words.' }),
  },
  { description: 'Why an import failed.' },
);

const ImportReasons = Type.Array(ImportReason, {
  maxItems: mostReasons,
  description: 'Why the import failed; only with `fail`. An addition of Locdesk to the interface.',
});

/** The body of `PUT /v1/content/:id/import` (interface document 4.5; reasons: decisions, section 14). */
export const ImportBody = Type.Object(
  {
    importState: Type.Enum([...importStates], { description: 'How the import went.' }),
    importReasons: Type.Optional(ImportReasons),
  },
  { description: 'Sent after the imported content was received and handled.' },
);

const instant = (description: string) => Type.String({ format: 'date-time', description });

const Language = Type.Object(
  { source: Type.String(), target: Type.String() },
  { description: 'BCP 47 tags as submitted; further properties as submitted.' },
);

const ResultField = Type.Object(
  {
    ...SubmissionField.properties,
    value: Type.String({
      description: 'The processed content once the request is completed, the submitted content before.',
    }),
    originalValue: Type.Optional(
      Type.String({ description: 'The content as submitted. Absent until the request is completed.' }),
    ),
    deliveredValue: Type.Optional(
      Type.String({
        description:
          'The processed content as the upstream service delivered it, where `value` is a correction that was accepted here. Only with the setting `service.corrections`.',
      }),
    ),
  },
  { description: 'A field in a result, further properties as submitted.' },
);

const ImportResponse = Type.Object(
  { importState: Type.Enum([...importStates]), time: instant('When the mark was set.') },
  { description: 'The last import mark.' },
);

/**
 * A request in a result (interface document 2.1); the spelling of "completed" depends on the variant of the
 * query.
 */
function contentRequest(states: readonly string[], description: string) {
  return Type.Object(
    {
      id: Type.String({ description: 'Given by the service.' }),
      state: Type.Enum([...states]),
      created: instant('When it was submitted.'),
      completed: Type.Optional(instant('Absent until the request is completed.')),
      source: Type.Enum([...requestSources], {
        description:
          '`api` for requests made through this API, `file` for those of an imported file, `order` for those written in the application.',
      }),
      language: Type.Ref('Language#'),
      fields: Type.Array(Type.Ref('ResultField#')),
      importResponse: Type.Optional(Type.Ref('ImportResponse#')),
      importReasons: Type.Optional(ImportReasons),
    },
    { description: `${description} Further properties as submitted.` },
  );
}

function resultPage(item: string, description: string) {
  return Type.Object(
    {
      page: Type.Integer({ minimum: 1 }),
      pages: Type.Integer({ minimum: 0, description: '0 when there is nothing.' }),
      total: Type.Integer({ minimum: 0, description: 'Matching requests on all pages.' }),
      requests: Type.Array(Type.Ref(`${item}#`)),
    },
    { description },
  );
}

const errors = Type.Array(Type.String(), {
  minItems: 1,
  description: 'Each names the place and the problem, all problems of a body or query are listed.',
});

const spelledBy = (spelling: (state: RequestState) => string) => requestStates.map(spelling);

/**
 * Every schema of `/openapi.json` by name. Schemas of the services are the ones that validate input there.
 */
export const schemaComponents = {
  Submission: SubmissionBody,
  CriteriaQuery: CriteriaQueryObject,
  ImportMark: ImportBody,
  Webhook: WebhookBody,
  WebhookOrNone: Type.Object(
    { url: Type.Union([Type.String(), Type.Null()], { description: 'Null when none is registered.' }) },
    { description: 'The registration of the webhook, if there is one.' },
  ),
  WebhookCall: Type.Object(
    {
      type: Type.Enum(['content-request']),
      request: Type.Ref('ContentRequest#'),
    },
    { description: 'The body of a call of the webhook.' },
  ),
  Language,
  ResultField,
  ImportResponse,
  SubmittedRequest: contentRequest(['pending'], 'A request at the moment it was accepted.'),
  ContentRequest: contentRequest(
    spelledBy(singleReadSpelling),
    'A request in the single read, the simple-filter query and calls of the webhook, where a completed one is `complete`.',
  ),
  CriteriaContentRequest: contentRequest(
    spelledBy(criteriaQuerySpelling),
    'A request in the criteria-based query, where a completed one is `completed`.',
  ),
  ResultPage: resultPage('ContentRequest', 'A page of the simple-filter query.'),
  CriteriaResultPage: resultPage('CriteriaContentRequest', 'A page of the criteria-based query.'),
  ErrorBody: Type.Object({ errors }, { description: 'Every refusal has this body.' }),
  InvalidBody: Type.Object(
    { errors, state: Type.Enum(['invalid']) },
    { description: 'A 400 of create and webhook update.' },
  ),
} as const satisfies Record<string, TSchema>;

export type ComponentName = keyof typeof schemaComponents;

/** A reference to a component, by the `$id` that `api-reference.ts` gives it. */
export function refTo(name: ComponentName): { readonly $ref: string } {
  return { $ref: `${name}#` };
}
