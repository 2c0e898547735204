// The parts of the memory that bench:memory measures, for one bundle.
export { memoryPlacesSchema, memorySchema } from '../../src/main/database/schema/memory-schema';
export { findSimilar, findText } from '../../src/main/memory/memory-search';
export { MemorySearchStore } from '../../src/main/memory/memory-search-store';
export { MemoryStore } from '../../src/main/memory/memory-store';
export { storedUnit } from '../../src/main/memory/stored-unit';
