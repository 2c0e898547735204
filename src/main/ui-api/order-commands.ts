import type { QuestionName } from '../../contract/contract';
import { AppError } from '../../contract/errors';
import type { SavedResults } from '../../contract/orders';
import { resultName, languagePlace, nameInLanguage } from '../files/result-names';
import type { CommandHandlers, CommandServices } from './command-services';
import { unlessCancelled } from './unless-cancelled';

type OrderHandlers = Pick<
  CommandHandlers,
  Exclude<Extract<keyof CommandHandlers, `orders.${string}` | `files.${string}`>, QuestionName>
>;

export function orderHandlers({
  orders,
  fileJobs,
  fileResults,
  host,
}: Pick<CommandServices, 'orders' | 'fileJobs' | 'fileResults' | 'host'>): OrderHandlers {
  return {
    'orders.list': ({ offset, limit }) => orders.list(offset, limit),
    'orders.locate': ({ key }) => ({ index: orders.locate(key) }),
    'orders.read': ({ key }) => {
      const file = fileResults.describe(key);
      return { ...orders.read(key), ...(file === undefined ? {} : { file }) };
    },
    'orders.create': async (input) => ({ created: (await unlessCancelled(fileJobs.create(input))) ?? null }),
    'files.preview': ({ content, name, format, encoding, target }) =>
      fileJobs.preview(bytesOf(content), { name, format, encoding, targetLanguage: target }),
    'files.import': async ({ content, order, ...input }) => {
      // A page doesn't know its file's folder, so the order of a new version is passed explicitly.
      const file = { ...input, folder: '', bytes: bytesOf(content), order: order ?? ('new' as const) };
      return { imported: (await unlessCancelled(fileJobs.import(file))) ?? null };
    },
    'files.saveResult': async (input): Promise<SavedResults> => {
      const results = await unlessCancelled(fileJobs.results(input));
      const [first, ...more] = results ?? [];
      if (results === undefined || first === undefined) return { kind: 'none' };
      const suggested = resultName(first.name);
      if (host.chooseResultTarget === undefined) {
        const files = results.map(({ bytes, name: _name, ...result }) => ({
          ...result,
          name: nameInLanguage(suggested, result.target),
          content: Buffer.from(bytes).toString('base64'),
        }));
        return { kind: 'content', files };
      }
      const isOne = more.length === 0;
      const path = await host.chooseResultTarget(isOne ? nameInLanguage(suggested, first.target) : suggested);
      if (path === undefined) return { kind: 'none' };
      if (!isOne && !path.includes(languagePlace)) {
        throw new AppError(
          'INVALID_INPUT',
          `${path} would be overwritten by each language: keep ${languagePlace} in the name, it stands for the language.`,
        );
      }
      return { kind: 'written', files: fileJobs.save(path, results) };
    },
    'files.running': () => ({ running: fileJobs.running() }),
    'files.cancel': () => {
      fileJobs.cancel();
      return {};
    },
  };
}

/** @throws AppError INVALID_INPUT */
function bytesOf(content: string): Uint8Array {
  const bytes = Buffer.from(content, 'base64');
  // Node ignores characters that are not base64, so the length shows invalid input.
  if (Math.ceil(bytes.length / 3) * 4 === content.length) return bytes;
  throw new AppError('INVALID_INPUT', 'content: must be base64');
}
