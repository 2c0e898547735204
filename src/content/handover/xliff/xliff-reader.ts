import { readHead } from '../../files/decode-bytes';
import { attributeOf, localName } from '../../files/xml/xml-node';
import type { HandoverReader } from '../handover-codec';
import type { HandoverFormat } from '../handover-format';
import type { HandoverFault, ReturnedDocument } from '../returned-document';
import { cutOffFaults, readBilingualFile } from '../markup/cut-off-file';
import { rowsOf } from '../markup/returned-units';
import { withRemarks } from '../table/returned-table';
import { faultOf } from '../table/table-files';
import { readXliff1Units } from './xliff-1-units';
import { readXliff2Units } from './xliff-2-units';
import { ownValue } from '../../own-value';

function failed(fault: HandoverFault): ReturnedDocument {
  return { format: 'xliff-2.1', rows: [], faults: [fault] };
}

/** Reads XLIFF of any version, also when another program has written it again. */
export const xliffReader: HandoverReader = {
  recognizes: (bytes) => /<(?:[\w.-]{1,40}:)?xliff[\s>]/.test(readHead(bytes)),
  read(bytes, { mostBytes }) {
    if (bytes.length > mostBytes) return failed({ rule: 'too-large', detail: {} });
    try {
      return readXliff(bytes);
    } catch (error) {
      return failed(faultOf(error));
    }
  },
};

function readXliff(bytes: Uint8Array): ReturnedDocument {
  const bilingual = readBilingualFile('XLIFF', bytes);
  const { file, root } = bilingual;
  const version = attributeOf(root, 'version') ?? '';
  if (localName(root) !== 'xliff')
    return { format: 'xliff-2.1', rows: [], faults: [{ rule: 'not-recognized', detail: {} }] };
  const { units, handover, desk, remarks } = (version.startsWith('1.') ? readXliff1Units : readXliff2Units)(
    file.text,
    root,
  );
  const rows = rowsOf(file, units);
  return {
    format: ownValue(formats, version) ?? (version.startsWith('1.') ? 'xliff-1.2' : 'xliff-2.1'),
    ...(handover === undefined ? {} : { handover }),
    ...(desk === undefined ? {} : { desk }),
    rows,
    ...withRemarks(remarks),
    faults: rows.length === 0 ? [{ rule: 'no-rows', detail: {} }] : cutOffFaults(bilingual, rows),
  };
}

const formats: Readonly<Record<string, HandoverFormat>> = {
  '2.0': 'xliff-2.0',
  '2.1': 'xliff-2.1',
  '2.2': 'xliff-2.2',
};
