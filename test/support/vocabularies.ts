import { openVocabularies } from '../../src/main/spelling/vocabularies';
import { bundledPlaces } from './dictionaries';

/** The built dictionaries, opened once for all test files that share a process: Polish takes a second to open. */
export const vocabularies = await openVocabularies(bundledPlaces.bundled);
