import fc from 'fast-check';
import { exploresCases, runs } from './effort';

// Properties that say no number have that of `runs`. `npm test` draws the same cases each time, so that a
// change fails by what it changes; new cases are drawn by the soak, and wherever FC_RUNS is given.
// Files whose modules are their own would load fast-check for nothing.
fc.configureGlobal({ numRuns: runs(100), ...(exploresCases ? {} : { seed: 20_261_124 }) });
