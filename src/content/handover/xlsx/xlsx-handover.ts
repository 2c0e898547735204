import type { HandoverReader, HandoverWriter } from '../handover-codec';
import { faultOf } from '../table/table-files';
import { isZip, partNames } from '../zip-parts';
import { readWorkbook } from './read-workbook';
import { writeWorkbook } from './write-workbook';

/** The review table as a workbook: Excel, LibreOffice and others open, sort, filter and save it. */
export const xlsxHandover: HandoverWriter & HandoverReader = {
  write: writeWorkbook,
  recognizes: (bytes) => isZip(bytes) && partNames(bytes).some((name) => name.startsWith('xl/')),
  read(bytes, { mostBytes }) {
    try {
      return readWorkbook(bytes, mostBytes);
    } catch (error) {
      return { format: 'xlsx', rows: [], faults: [faultOf(error)] };
    }
  },
};
