import fc from 'fast-check';
import { runs } from './effort';

// For properties that say no number. Files whose modules are their own would load fast-check for nothing.
fc.configureGlobal({ numRuns: runs(100) });
