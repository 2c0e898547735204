/// <reference types="vite/types/importMeta.d.ts" />
import { Type, type Static } from 'typebox';

const SampleField = Type.Object({
  id: Type.String(),
  type: Type.String(),
  data: Type.String(),
  value: Type.String(),
  target: Type.Optional(Type.String()),
});

/** A file of `resources/samples` (the README there lists the planted mistakes). */
export const SampleRequest = Type.Object({
  state: Type.Enum(['pending', 'confirmed', 'completed']),
  language: Type.Object({ source: Type.String(), target: Type.String() }),
  createdHoursAgo: Type.Number(),
  completedHoursAgo: Type.Optional(Type.Number()),
  fields: Type.Array(SampleField),
});

export type SampleRequest = Static<typeof SampleRequest>;

// Each file is a separate chunk, loaded when samples are requested and not at the start.
const files = import.meta.glob<SampleRequest>('../../../resources/samples/*.json', { import: 'default' });

/** The bundled samples in the order of their file names. */
export async function readSampleRequests(): Promise<readonly SampleRequest[]> {
  const names = Object.keys(files).toSorted();
  return Promise.all(names.map(async (name) => files[name]?.())).then((samples) =>
    samples.filter((sample) => sample !== undefined),
  );
}
