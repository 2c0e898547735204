import { existsSync, readFileSync, statSync } from 'node:fs';

/** Whether this system reports which process holds which lock. */
export const showsLocks = existsSync('/proc/locks');

/**
 * POSIX locks that a process holds on a file, as ranges of bytes. Each once: the system lists a lock twice
 * when other processes take and release theirs while the list is read.
 */
export function locksOn(file: string, pid: number | undefined = process.pid): readonly string[] {
  const { ino } = statSync(file);
  const locks = readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, kind, , access, holder, inode = '', from, to] = line.split(/\s+/);
      const isMeant = kind === 'POSIX' && Number(holder) === pid && inode.endsWith(`:${ino}`);
      return isMeant ? [`${access} ${from} to ${to}`] : [];
    });
  return [...new Set(locks)];
}
