import { answerText } from '../answer-text';
import { isPageAnswer } from '../page-answer';
import type { PageAnswer } from '../page-data';

/** Hands the answer to the browser, which keeps it where it keeps downloads. Returns the file's name. */
export function saveAnswer(answer: PageAnswer): string {
  const name = `locdesk-answer-${answer.handover.slice(-12)}.json`;
  const address = URL.createObjectURL(new Blob([answerText(answer)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the content some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}

/** Returns the answer that a file has; undefined where it is none. */
export async function readAnswerFile(file: File): Promise<PageAnswer | undefined> {
  try {
    const value: unknown = JSON.parse(await file.text());
    return isPageAnswer(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
