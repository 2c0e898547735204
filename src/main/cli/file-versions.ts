import { writeDiskFile } from '../files/disk-files';
import { resolveDataFolder } from '../platform/config';
import { parseSettings } from './arguments';
import { withCore } from './open-core';
import { UsageError, type Output } from './output';

interface VersionValues {
  readonly data?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly version?: string | undefined;
  readonly output?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Lists the versions of the file of an order, or of an order's request. */
export async function listVersions(id: string, values: VersionValues, output: Output): Promise<void> {
  const file = await withCore(resolveDataFolder(values.data), parseSettings(values.set), ({ orderFiles }) =>
    orderFiles.describe(orderFiles.find(id).order.key),
  );
  const versions = file?.versions ?? [];
  output.out(
    ...(values.json === true
      ? [JSON.stringify({ name: file?.name, versions })]
      : versions.map(
          ({ number, imported, sizeBytes }) => `${number}  imported ${imported}  ${sizeBytes} bytes`,
        )),
  );
}

/** Writes a version of the file as it was imported, the newest one when none is named. */
export async function writeSource(id: string, values: VersionValues, output: Output): Promise<void> {
  const { output: path, version, json } = values;
  if (path === undefined) throw new UsageError('file source needs --output PATH');
  if (version !== undefined && !/^[1-9]\d{0,8}$/.test(version)) {
    throw new UsageError(`--version ${version}: must be a number; "locdesk file versions" shows them`);
  }
  const number = version === undefined ? undefined : Number(version);
  const dataFolder = resolveDataFolder(values.data);
  const bytes = await withCore(dataFolder, parseSettings(values.set), ({ orderFiles }) =>
    orderFiles.source(orderFiles.find(id).file, number),
  );
  writeDiskFile(path, bytes, dataFolder);
  output.out(
    json === true ? JSON.stringify({ output: path, sizeBytes: bytes.length }) : `${path} is written.`,
  );
}
