import { openVocabularies } from '../../../src/main/spelling/vocabularies';
import { bundledPlaces } from './dictionaries';

/** The built dictionaries, opened once for all test files of a process: one takes up to a second to open. */
export const vocabularies = await openVocabularies(bundledPlaces.bundled);
