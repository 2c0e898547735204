// The parts of the program that bench:memory needs, for one bundle.
export { openDatabase } from '../../src/main/database/database';
export { openDerivedDatabase } from '../../src/main/database/derived-database';
export { openQueryEngine } from '../../src/main/lists/query-engine';
export { SearchSessionStore } from '../../src/main/lists/search-session-store';
export { MemoryLearner } from '../../src/main/memory/memory-learner';
export { MemoryPlaceStore } from '../../src/main/memory/memory-place-store';
export { MemoryStore } from '../../src/main/memory/memory-store';
export { addRequest } from '../support/database/filled-requests';
