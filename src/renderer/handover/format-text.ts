import type { HandoverFormat } from '../../content/handover/handover-format';
import { t } from '../lib/messages/handover-text';

/** The formats as one chooses them; the versions of XLIFF are one of them. */
export type OfferedFormat = 'xlsx' | 'html' | 'docx' | 'xliff' | 'tmx' | 'csv';

/** The formats that this version writes (`content/handover/formats.ts`). */
export const offeredFormats: readonly OfferedFormat[] = ['xlsx', 'html', 'docx', 'xliff', 'tmx', 'csv'];

export const xliffVersions = ['2.1', '2.0', '2.2', '1.2'] as const;
export type XliffVersion = (typeof xliffVersions)[number];

/** The format of a choice. */
export function formatOf(format: OfferedFormat, version: XliffVersion): HandoverFormat {
  return format === 'xliff' ? `xliff-${version}` : format;
}

/** A format's name where there is little room: that of its files. */
export function shortFormatName(format: HandoverFormat): string {
  return format.replace('-', ' ').toUpperCase();
}

/** A format's name in lists. */
export function formatName(format: HandoverFormat): string {
  switch (format) {
    case 'xlsx':
    case 'html':
    case 'docx':
    case 'tmx':
    case 'csv':
      return t(`handOver.format.${format}`);
    case 'xliff-2.1':
    case 'xliff-2.0':
    case 'xliff-2.2':
    case 'xliff-1.2':
      return format.replace('xliff-', 'XLIFF ');
  }
}
