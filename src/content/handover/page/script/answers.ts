import { verdicts, type Verdict } from '../../returned-document';
import type { FieldAnswer, PageAnswer, PageData, PageField } from '../page-data';

/** The reviewer's answer to a field. */
export interface Answer {
  /** The edited target with markers; absent while it is as it came. */
  readonly target?: string;
  readonly verdict?: Verdict;
  readonly comment?: string;
}

/** All answers of the page, and what must follow when one changes. */
export class Answers {
  reviewer: string;
  readonly #data: PageData;
  readonly #answers: Answer[];
  readonly #changed: (index: number) => void;

  constructor(data: PageData, changed: (index: number) => void) {
    this.#data = data;
    this.reviewer = data.recipient;
    this.#answers = data.fields.map(() => ({}));
    this.#changed = changed;
  }

  of(index: number): Answer {
    return this.#answers[index] ?? {};
  }

  targetOf(index: number): string {
    return this.of(index).target ?? this.#data.fields[index]?.target ?? '';
  }

  isDecided(index: number): boolean {
    return this.of(index).verdict !== undefined;
  }

  get decided(): number {
    return this.#answers.filter(({ verdict }) => verdict !== undefined).length;
  }

  /** An edited text is marked as changed, unless it is wrong even so; one that is as it came no longer is. */
  setTarget(index: number, target: string): void {
    const { verdict, comment } = this.of(index);
    const isEdited = target !== this.#data.fields[index]?.target;
    const next = isEdited
      ? verdict === 'wrong'
        ? verdict
        : 'changed'
      : verdict === 'changed'
        ? undefined
        : verdict;
    this.#set(index, { target: isEdited ? target : undefined, verdict: next, comment });
  }

  setVerdict(index: number, verdict: Verdict | undefined): void {
    this.#set(index, { ...this.of(index), verdict });
  }

  setComment(index: number, comment: string): void {
    this.#set(index, { ...this.of(index), comment: comment.trim() === '' ? undefined : comment });
  }

  #set(
    index: number,
    { target, verdict, comment }: { [Key in keyof Answer]: Answer[Key] | undefined },
  ): void {
    this.#answers[index] = {
      ...(target !== undefined && { target }),
      ...(verdict !== undefined && { verdict }),
      ...(comment !== undefined && { comment }),
    };
    this.#changed(index);
  }

  /** The content of the file to send back: every field, so that an untouched one is told from a lost one. */
  toFile(saved: Date): PageAnswer {
    return this.#answerOf(saved, () => true);
  }

  /** The work to keep in the browser, which has little room: only the fields that have an answer. */
  toKept(saved: Date): PageAnswer {
    return this.#answerOf(saved, (index) => Object.keys(this.of(index)).length > 0);
  }

  #answerOf(saved: Date, has: (index: number) => boolean): PageAnswer {
    const { handover, desk, fields } = this.#data;
    return {
      format: 'locdesk-review-answer',
      version: 1,
      handover,
      desk,
      reviewer: this.reviewer.trim(),
      saved: saved.toISOString(),
      answers: fields.flatMap((field, index) => (has(index) ? [this.#toRow(field, index)] : [])),
    };
  }

  #toRow(field: PageField, index: number): FieldAnswer {
    const { verdict, comment } = this.of(index);
    return {
      request: this.#data.requests[field.request]?.id ?? '',
      field: field.id,
      sourceHash: field.sourceHash,
      targetHash: field.targetHash,
      target: this.targetOf(index),
      ...(verdict !== undefined && { verdict }),
      ...(comment !== undefined && { comment }),
    };
  }

  /** Takes the answers of a file, or of the browser's memory. Returns the number of fields that have one. */
  take({ reviewer, answers }: Pick<PageAnswer, 'reviewer' | 'answers'>): number {
    const rows = new Map(answers.map((row) => [keyOf(row.request, row.field), row]));
    let count = 0;
    for (const [index, field] of this.#data.fields.entries()) {
      const row = rows.get(keyOf(this.#data.requests[field.request]?.id ?? '', field.id));
      if (row === undefined || row.targetHash !== field.targetHash) continue;
      const verdict = verdicts.find((one) => one === row.verdict);
      const target = row.target === field.target ? undefined : row.target;
      this.#set(index, { target, verdict, comment: row.comment });
      if (target !== undefined || verdict !== undefined || row.comment !== undefined) count += 1;
    }
    if (reviewer !== '') this.reviewer = reviewer;
    return count;
  }
}

const keyOf = (request: string, field: string): string => JSON.stringify([request, field]);
