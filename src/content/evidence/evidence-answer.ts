import type { EvidenceRequest } from './evidence';
import type { EvidenceWords } from './texts/evidence-texts';

interface EvidenceAnswer {
  /** A sentence about the newer version or request; undefined where none is there. */
  readonly said: string | undefined;
  /** Whether a new version is still asked for. */
  readonly isAsked: boolean;
}

/** Returns how far the answer to a failed import is: a newer version, or a newer request of the same job. */
export function evidenceAnswer(request: EvidenceRequest, say: EvidenceWords['say']): EvidenceAnswer {
  const { version, failure } = request;
  if (failure === undefined || failure.state === 'waiting') return { said: undefined, isAsked: true };
  const { state, answeredBy } = failure;
  if (answeredBy === undefined && version <= failure.version) return { said: undefined, isAsked: true };
  const isChanged = state === 'answered' && failure.isCompared === true;
  const kind = isChanged ? 'answered' : state === 'still-wrong' ? 'stillWrong' : 'notCompared';
  const said = answeredBy === undefined ? say(kind) : say(`${kind}Request`, { id: answeredBy });
  return { said, isAsked: !isChanged };
}
