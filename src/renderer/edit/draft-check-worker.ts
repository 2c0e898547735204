import { checkField } from '../../shared/checks/check-field';
import { answerQuestions } from '../worker-questions';
import type { DraftCheckTalk } from './draft-check-questions';

// Checks drafts where it holds nobody up.
answerQuestions<DraftCheckTalk>(({ field, languages }) => checkField(field, languages));
