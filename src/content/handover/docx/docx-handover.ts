import type { HandoverReader, HandoverWriter } from '../handover-codec';
import { faultOf } from '../table/table-files';
import { isZip, partNames } from '../zip-parts';
import { readDocument } from './read-document';
import { writeDocument } from './write-document';

/** The review table as a text document, of which tracked changes and comments are read back. */
export const docxHandover: HandoverWriter & HandoverReader = {
  write: writeDocument,
  recognizes: (bytes) => isZip(bytes) && partNames(bytes).includes('word/document.xml'),
  read(bytes, { mostBytes }) {
    try {
      return readDocument(bytes, mostBytes);
    } catch (error) {
      return { format: 'docx', rows: [], faults: [faultOf(error)] };
    }
  },
};
