import { tidyLine } from '../../content/terms/tidy-entry';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { longestTermbaseName } from '../../contract/terms';

/** Returns a name on one line. @throws AppError INVALID_INPUT for an empty or too long one */
export function checkedName(text: string): string {
  const name = tidyLine(text);
  if (name === '') throw new AppError('INVALID_INPUT', 'name: a termbase needs a name.');
  if (name.length > longestTermbaseName)
    throw new AppError('INVALID_INPUT', sentence`name: has more than ${longestTermbaseName} characters.`);
  return name;
}
