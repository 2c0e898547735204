import { Type } from 'typebox';

const Column = Type.Optional(Type.String({ maxLength: 1000 }));

/** The chosen columns of a table (`TableColumns`), as commands and exports have them. */
export const TableColumnsInput = Type.Object(
  {
    id: Column,
    source: Column,
    target: Column,
    comment: Column,
    maxLength: Column,
    targets: Type.Optional(
      Type.Record(Type.String(), Type.String({ maxLength: 1000 }), { maxProperties: 100 }),
    ),
    hasHeader: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
