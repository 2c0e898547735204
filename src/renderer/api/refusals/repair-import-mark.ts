import { importStates, type JsonObject } from '../../../content/content-request';

/** A body of `PUT /v1/content/:id/import`: the word that was meant, else `success`. */
export function repairImportMark(body: unknown): JsonObject {
  const given: unknown =
    typeof body === 'object' && body !== null && 'importState' in body ? body.importState : body;
  const known = importStates.find((state) => state === given);
  const meansFail = given === false || (typeof given === 'string' && /fail|err|refus|reject/i.test(given));
  return { importState: known ?? (meansFail ? 'fail' : 'success') };
}
