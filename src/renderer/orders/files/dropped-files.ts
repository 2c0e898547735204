import type { FoundFile } from '../../stores/orders/picked-file';

/**
 * Folders are searched up to this depth and number of files; links of the file system could lead anywhere.
 */
const deepest = 20;
const mostFound = 1000;

/**
 * The files of a drop or of the clipboard, those of folders included; files whose names begin with a dot
 * are left out.
 */
export async function filesOfTransfer({ items, files }: DataTransfer): Promise<readonly FoundFile[]> {
  // The entries must be asked for before the event has ended.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory === true))
    return Array.from(files, (file) => ({ file, folder: '' }));
  const found: FoundFile[] = [];
  for (const entry of entries) if (entry !== null) await addEntry(entry, '', found);
  return found;
}

/** The files of the dialog; those of a folder know their path in it. */
export function filesOfInput(files: Iterable<File>): readonly FoundFile[] {
  return Array.from(files, (file) => ({
    file,
    folder: file.webkitRelativePath.split('/').slice(0, -1).join('/'),
  }));
}

async function addEntry(entry: FileSystemEntry, folder: string, found: FoundFile[]): Promise<void> {
  const depth = folder.split('/').length;
  if (entry.name.startsWith('.') || found.length >= mostFound || depth > deepest) return;
  if (isFile(entry)) {
    found.push({ file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)), folder });
  } else if (isDirectory(entry)) {
    const reader = entry.createReader();
    const own = folder === '' ? entry.name : `${folder}/${entry.name}`;
    for (;;) {
      // A call answers at most a hundred entries, and none when all were answered.
      const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (some.length === 0) return;
      for (const one of some) await addEntry(one, own, found);
    }
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
