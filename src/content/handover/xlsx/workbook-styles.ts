import { encodeXmlAttribute } from '../../files/xml/xml-text';
import { isRightToLeft, scriptFont } from '../script-font';

/** The looks of a cell in a workbook. */
export interface CellLook {
  readonly language: string;
  readonly kind: 'head' | 'fixed' | 'editable' | 'title';
}

/** Collects the looks that a workbook needs, and writes its styles part. */
export class WorkbookStyles {
  readonly #looks = new Map<string, CellLook>();
  readonly #fonts = ['Calibri'];

  /** Returns the number of the look, for a cell's `s`. */
  indexOf(look: CellLook): number {
    const font = scriptFont(look.language);
    if (!this.#fonts.includes(font)) this.#fonts.push(font);
    const name = `${look.kind} ${font} ${isRightToLeft(look.language)}`;
    if (!this.#looks.has(name)) this.#looks.set(name, look);
    return [...this.#looks.keys()].indexOf(name) + 1;
  }

  write(): string {
    const fonts = this.#fonts.flatMap((name) => {
      const own = `<sz val="11"/><name val="${encodeXmlAttribute(name)}"/>`;
      return [`<font>${own}</font>`, `<font><b/>${own}</font>`];
    });
    const formats = Array.from(this.#looks.values(), (look) => this.#format(look));
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="${fonts.length}">${fonts.join('')}</fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF2F2F2"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDDE3EA"/></patternFill></fill></fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"><color rgb="FFD0D0D0"/></bottom><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${formats.join('')}</cellXfs></styleSheet>`;
  }

  #format({ language, kind }: CellLook): string {
    const isBold = kind === 'head' || kind === 'title';
    const font = this.#fonts.indexOf(scriptFont(language)) * 2 + (isBold ? 1 : 0);
    const fill = { head: 3, fixed: 2, editable: 0, title: 0 }[kind];
    const border = kind === 'title' ? 0 : 1;
    const [side, order] = isRightToLeft(language) ? ['right', 2] : ['left', 1];
    const protection = kind === 'editable' ? '<protection locked="0"/>' : '';
    // The format 49 is text: what looks like a number or a formula stays as it was typed.
    return `<xf numFmtId="49" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1" applyProtection="1"><alignment horizontal="${side}" vertical="top" wrapText="1" readingOrder="${order}"/>${protection}</xf>`;
  }
}
