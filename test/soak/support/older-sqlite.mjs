import { output } from './program.mjs';

/**
 * Before this version SQLite removes the log of a database when its process seems to be the last one that has
 * it open.
 */
const careful = [3, 51];

const read = 'SELECT count(*) FROM requests';
const pythonRead = `
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], timeout=10)
db.execute("${read}").fetchone()
db.close()`;

/**
 * Programs of this machine with an SQLite that may remove a log. Each opens a database, reads it once and
 * closes it.
 *
 * @returns {Promise<readonly {name: string, read: (file: string) => Promise<{code: number | null, stderr:
 * string}>}[]>}
 */
export async function olderReaders() {
  const found = [
    {
      program: 'sqlite3',
      version: ['--version'],
      read: (file) => output('sqlite3', [file, read]),
    },
    {
      program: 'python3',
      version: ['-c', 'import sqlite3; print(sqlite3.sqlite_version)'],
      read: (file) => output('python3', ['-c', pythonRead, file]),
    },
  ];
  const readers = [];
  for (const { program, version, read: readFile } of found) {
    const { code, stdout } = await output(program, version);
    const match = /^(\d+)\.(\d+)\.\d+/.exec(stdout);
    if (code !== 0 || match === null) continue;
    const [major, minor] = [Number(match[1]), Number(match[2])];
    if (major < careful[0] || (major === careful[0] && minor < careful[1])) {
      readers.push({ name: `${program} (SQLite ${match[0]})`, read: readFile });
    }
  }
  return readers;
}
