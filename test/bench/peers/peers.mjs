import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * The programs that Locdesk is compared with, of those that are installed: pofilter (for `python3`), and
 * html-validate in `folder`. Each has a name and `faults`, which takes fields with their language and
 * returns the names of the faults it sees in each, in order.
 */
export async function peersIn(folder) {
  const all = [pofilter(), htmlValidate(folder)];
  const found = await Promise.all(
    all.map((one) => one.catch((error) => console.error(String(error.message)))),
  );
  return found.filter((peer) => peer !== undefined);
}

async function pofilter() {
  await failedFilters([]);
  return { name: 'pofilter', faults: failedFilters };
}

async function failedFilters(fields) {
  const program = spawn('python3', [join(import.meta.dirname, 'pofilter.py')]);
  let complaint = '';
  program.stderr.on('data', (part) => (complaint += part));
  program.stdin.on('error', () => {});
  program.stdin.end(
    fields
      .map(({ language, source, target }) => `${JSON.stringify([language.target, source, target])}\n`)
      .join(''),
  );
  const ended = once(program, 'close');
  const answers = await Array.fromAsync(createInterface({ input: program.stdout }), (line) =>
    JSON.parse(line),
  );
  const [code] = await ended;
  if (code !== 0) throw new Error(`pofilter is left out: ${complaint.trim().split('\n').at(-1)}`);
  return answers;
}

async function htmlValidate(folder) {
  const load = createRequire(resolve(folder, 'package.json'));
  let library;
  try {
    library = load('html-validate');
  } catch {
    throw new Error(`html-validate is left out: it is not in ${folder}`);
  }
  const { HtmlValidate, StaticConfigLoader } = library;
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'] }),
  );
  const faultsOf = (value) => {
    const { results } = validator.validateStringSync(value);
    return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`));
  };
  const faults = async (fields) =>
    fields.map(({ data, source, target }) => {
      if (data !== 'html') return [];
      const known = new Set(faultsOf(source));
      return faultsOf(target).filter((fault) => !known.has(fault));
    });
  return { name: 'html-validate', faults };
}
