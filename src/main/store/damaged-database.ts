import { AppError } from '../../shared/errors';

/** The file can't be read as a database; a host may offer a backup in its place. */
export class DamagedDatabase extends AppError {
  constructor(message: string, cause?: unknown) {
    super('UNAVAILABLE', message, cause === undefined ? {} : { cause });
  }
}
