import { basename } from 'node:path';
import type { QuestionName } from '../../contract/contract';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { SavedResults } from '../../contract/orders';
import { resultName, languagePlace, nameInLanguage } from '../files/result-names';
import type { UploadedFiles } from '../files/uploaded-files';
import type { CommandHandlers, CommandServices } from './command-services';
import { unlessCancelled } from './unless-cancelled';

type OrderHandlers = Pick<
  CommandHandlers,
  Exclude<Extract<keyof CommandHandlers, `orders.${string}` | `files.${string}`>, QuestionName>
>;

export function orderHandlers(
  {
    orders,
    fileJobs,
    orderFiles,
    host,
  }: Pick<CommandServices, 'orders' | 'fileJobs' | 'orderFiles' | 'host'>,
  uploads: UploadedFiles,
): OrderHandlers {
  return {
    'orders.list': ({ offset, limit }) => orders.list(offset, limit),
    'orders.locate': ({ key }) => ({ index: orders.locate(key) }),
    'orders.read': ({ key }) => {
      const file = orderFiles.describe(key);
      return { ...orders.read(key), ...(file === undefined ? {} : { file }) };
    },
    'orders.create': async (input) => ({ created: (await unlessCancelled(fileJobs.create(input))) ?? null }),
    'files.beginUpload': ({ sizeBytes }) => ({ upload: uploads.begin(sizeBytes) }),
    'files.upload': ({ upload, content }) => {
      uploads.add(upload, content);
      return {};
    },
    'files.preview': ({ upload, target, order, ...reading }) =>
      fileJobs.preview(
        uploads.take(upload),
        { ...orderFiles.nextReading(order, reading), targetLanguage: target },
        order,
      ),
    'files.version': ({ order, number }) => {
      const { id } = orders.read(order);
      const { file } = orderFiles.find(id);
      const content = Buffer.from(orderFiles.source(file, number)).toString('base64');
      return { name: file.name, number, content };
    },
    'files.import': async ({ upload, order, folder = '', ...input }) => {
      // A page doesn't know its file's place on the disk, so the order of a new version is passed.
      const file = {
        ...input,
        folder,
        title: folder === '' ? input.name : `${folder}/${input.name}`,
        bytes: uploads.take(upload),
        order: order ?? ('new' as const),
      };
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
          sentence`${path} would be overwritten by each language: keep ${languagePlace} in the name, it stands for the language.`,
        );
      }
      return { kind: 'written', files: fileJobs.save(path, results) };
    },
    'files.save': async ({ upload, name }) => {
      const bytes = uploads.take(upload);
      const path = await host.chooseResultTarget?.(basename(name));
      if (path !== undefined) fileJobs.saveFile(path, bytes);
      return { file: path ?? null };
    },
    'files.opened': () => ({ files: host.openedFiles?.take() ?? [] }),
    'files.readOpened': async ({ key, offset }) => {
      const portion = await host.openedFiles?.read(key, offset);
      if (portion === undefined) throw new AppError('NOT_FOUND', 'This file was not opened with Locdesk.');
      return portion;
    },
    'files.running': () => ({ running: fileJobs.running() }),
    'files.cancel': () => {
      fileJobs.cancel();
      return {};
    },
  };
}
