import { diffValues } from '../../../content/diff/diff-values';
import { answerQuestions } from '../../lib/worker-questions';
import type { DiffTalk } from './diff-questions';

// Compares long values in a worker.
answerQuestions<DiffTalk>(({ before, after, kind }) => diffValues(before, after, kind));
