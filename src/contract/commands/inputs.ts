import { Type } from 'typebox';
import { longestLanguageTag } from '../../content/language-tag';
import { longestFilter } from '../../content/filter/parse-filter';
import { longestReasonId, longestReasonText, reasonKinds } from '../../content/mark-reason';
import { sortKeys, viewIds } from '../views';

/** Limit of a portion of a file. */
export const mostPortionBytes = 1_000_000;

// Parts of inputs that commands of several rooms take.

export const strict = { additionalProperties: false } as const;
export const Nothing = Type.Object({}, strict);
export const RequestKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const MarkedKeys = Type.Array(RequestKey, { minItems: 1, maxItems: 500, uniqueItems: true });
export const View = Type.Enum([...viewIds]);
export const ConnectionKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** Offset and size of a window of rows. */
export const Extent = {
  offset: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  limit: Type.Integer({ minimum: 1, maximum: 500 }),
};
export const Filter = Type.String({ maxLength: longestFilter });
export const Version = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const Row = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const FieldId = Type.String({ minLength: 1 });
export const SeenVersion = Type.Object({ key: RequestKey, version: Version }, strict);
export const FileName = Type.String({ minLength: 1, maxLength: 255 });
/** A portion of a file. */
export const Portion = Type.Refine(
  Type.Unsafe<Uint8Array<ArrayBuffer>>({}),
  (value) => value instanceof Uint8Array && value.byteLength <= mostPortionBytes,
);
export const UploadKey = Type.Integer({ minimum: 1 });
export const Listing = {
  view: View,
  filter: Type.Optional(Filter),
  sort: Type.Enum([...sortKeys]),
  descending: Type.Boolean(),
};
/** Why an import failed. */
export const Reason = Type.Object(
  {
    kind: Type.Enum([...reasonKinds]),
    id: Type.String({ minLength: 1, maxLength: longestReasonId }),
    field: Type.Optional(FieldId),
    text: Type.String({ minLength: 1, maxLength: longestReasonText }),
  },
  strict,
);
export const LanguageTag = Type.String({ maxLength: longestLanguageTag });
