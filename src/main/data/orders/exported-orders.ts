import { Type } from 'typebox';
import { orderKinds } from '../../../contract/orders';
import { TableColumnsInput } from '../../../contract/table-columns';

const strict = { additionalProperties: false } as const;
const Instant = Type.String({ minLength: 1 });
const Part = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Local requests on earlier lines. */
const Requests = Type.Array(Type.Object({ id: Type.String({ minLength: 1 }), part: Part }, strict));

/** An order with the requests that were made for no version of a file. */
export const ExportedOrder = Type.Object(
  {
    kind: Type.Literal('order'),
    id: Type.String({ minLength: 1 }),
    of: Type.Enum([...orderKinds]),
    title: Type.String({ minLength: 1 }),
    source: Type.String({ minLength: 1 }),
    created: Instant,
    file: Type.Optional(
      Type.Object(
        {
          folder: Type.String(),
          name: Type.String({ minLength: 1 }),
          format: Type.String({ minLength: 1 }),
          encoding: Type.Optional(Type.String({ minLength: 1 })),
          columns: Type.Optional(TableColumnsInput),
        },
        strict,
      ),
    ),
    requests: Requests,
  },
  strict,
);

/** A version of an order's file, and the requests that were made for it. */
export const ExportedFileVersion = Type.Object(
  {
    kind: Type.Literal('file-version'),
    order: Type.String({ minLength: 1 }),
    number: Part,
    imported: Instant,
    bytes: Type.String(),
    requests: Requests,
  },
  strict,
);
