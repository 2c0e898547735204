import { sentence, type Wording } from '../../sentence';
import type { TextRange } from '../../html/tokenize';
import type { FileEncoding, FileProblem } from '../content-file';
import type { FileText } from '../file-text';
import { xmlNamespace, xmlnsNamespace } from './namespace-scope';
import { attributeNamespace, namespaceOf, prefixOf } from './namespaces';
import { readXmlEncoding } from './xml-encoding';
import type { XmlElement } from './xml-node';
import { isQualifiedName } from './xml-names';

/**
 * Lists what XML 1.0 and its namespaces forbid in a document that the parser, which is lenient for files of
 * sloppy programs, has read.
 */
export function checkXml(file: FileText, root: XmlElement, encoding: FileEncoding): readonly FileProblem[] {
  const checker = new XmlChecker(file);
  checker.checkCharacters();
  checker.checkDeclaration(encoding);
  checker.checkOutside(0, root.start);
  checker.checkElement(root);
  checker.checkOutside(root.end, file.text.length);
  return checker.problems;
}

const declaration =
  /^<\?xml\s{1,99}version\s{0,99}=\s{0,99}(?:"1\.\d"|'1\.\d')(?:\s{1,99}encoding\s{0,99}=\s{0,99}(?:"[A-Za-z][\w.-]{0,60}"|'[A-Za-z][\w.-]{0,60}'))?(?:\s{1,99}standalone\s{0,99}=\s{0,99}(?:"(?:yes|no)"|'(?:yes|no)'))?\s{0,99}\?>/;

// oxlint-disable-next-line no-control-regex
const forbiddenCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]/;

class XmlChecker {
  readonly problems: FileProblem[] = [];
  readonly #file: FileText;

  constructor(file: FileText) {
    this.#file = file;
  }

  checkCharacters(): void {
    const at = this.#file.text.search(forbiddenCharacter);
    if (at !== -1) this.#add(at, 'XML has no such control character; remove it.');
  }

  /** A byte order mark decides how a file is read, so a declaration that contradicts it is wrong. */
  checkDeclaration({ name, hasByteOrderMark }: FileEncoding): void {
    const { text } = this.#file;
    if (!/^<\?xml\s/.test(text)) return;
    if (!declaration.test(text)) {
      this.#add(0, 'The XML declaration is not <?xml version="1.0" encoding="…"?>; correct it.');
    }
    const declared = readXmlEncoding(text.slice(0, 300))?.toLowerCase();
    const isMeant = declared === undefined || name === declared || name.startsWith(declared);
    if (hasByteOrderMark && !isMeant) {
      this.#add(
        0,
        sentence`The file is in ${name.toUpperCase()} and declares ${declared}; correct the declaration.`,
      );
    }
  }

  /** Checks comments and instructions before and after the root element. */
  checkOutside(from: number, to: number): void {
    const { text } = this.#file;
    for (let at = text.indexOf('<', from); at !== -1 && at < to; at = text.indexOf('<', at)) {
      const [open, close] = text.startsWith('<!--', at) ? ['<!--', '-->'] : ['<', '>'];
      const isInstruction = text.startsWith('<?', at);
      const end = text.indexOf(isInstruction ? '?>' : close, at + open.length);
      if (open === '<!--') this.#checkComment({ start: at + 4, end });
      else if (isInstruction && at > 0) this.#checkInstruction({ start: at + 2, end });
      at = Math.max(end, at + 1);
    }
  }

  checkElement(element: XmlElement): void {
    this.#checkNames(element);
    for (const child of element.children) {
      if (child.kind === 'element') this.checkElement(child);
      else if (child.kind === 'comment') this.#checkComment(child);
      else if (child.kind === 'instruction') this.#checkInstruction(child);
      else if (child.kind === 'text') {
        const at = this.#file.text.slice(child.start, child.end).indexOf(']]>');
        if (at !== -1) this.#add(child.start + at, 'In text, “]]>” is written as ]]&gt;.');
      }
    }
  }

  #checkNames(element: XmlElement): void {
    if (!isQualifiedName(element.name)) {
      this.#add(
        element.start,
        sentence`“${element.name.slice(0, 60)}” is no name of an element; correct it.`,
      );
    } else if (namespaceOf(element) === undefined) {
      this.#addUndeclared(element.start, element.name);
    }
    const seen = new Set<string>();
    for (const attribute of element.attributes) {
      const { name, value, start } = attribute;
      const namespace = attributeNamespace(element, attribute);
      if (!isQualifiedName(name)) {
        this.#add(start, sentence`“${name.slice(0, 60)}” is no name of an attribute; correct it.`);
      } else if (namespace === undefined) this.#addUndeclared(start, name);
      if (namespace === xmlnsNamespace) this.#checkBinding(start, name, value);
      const full = `${namespace} ${name.slice(name.indexOf(':') + 1)}`;
      if (seen.has(full)) {
        this.#add(
          start,
          sentence`The attribute ${name} stands twice in one tag, with two prefixes of one namespace.`,
        );
      }
      seen.add(full);
    }
  }

  #checkBinding(start: number, name: string, namespace: string): void {
    const prefix = name === 'xmlns' ? '' : name.slice('xmlns:'.length);
    const isReserved = namespace === xmlNamespace ? prefix !== 'xml' : namespace === xmlnsNamespace;
    if (isReserved || (prefix === 'xml' && namespace !== xmlNamespace) || prefix === 'xmlns') {
      this.#add(start, sentence`${name} declares a prefix or namespace that XML reserves; remove it.`);
    } else if (prefix !== '' && namespace === '') {
      this.#add(start, sentence`${name} is empty; a prefix needs a namespace.`);
    }
  }

  #checkComment({ start, end }: TextRange): void {
    const comment = this.#file.text.slice(start, end);
    const at = comment.indexOf('--');
    if (at !== -1 || comment.endsWith('-')) {
      this.#add(
        start + Math.max(at, 0),
        'A comment can’t have “--” inside or end with “-”; remove a hyphen.',
      );
    }
  }

  #checkInstruction({ start, end }: TextRange): void {
    const [target = ''] = /^[^\s?]{0,80}/.exec(this.#file.text.slice(start, Math.min(end, start + 80))) ?? [];
    if (target.toLowerCase() === 'xml') {
      this.#add(start - 2, 'An XML declaration stands only at the very beginning; remove this one.');
    } else if (!isQualifiedName(target)) {
      this.#add(
        start - 2,
        'A processing instruction begins with its name; add it or remove the instruction.',
      );
    }
  }

  #addUndeclared(start: number, name: string): void {
    this.#add(
      start,
      sentence`The prefix ${prefixOf(name)} is not declared; add xmlns:${prefixOf(name)}="…" with its namespace.`,
    );
  }

  #add(offset: number, message: Wording): void {
    this.problems.push(this.#file.problemAt('syntax', offset, message));
  }
}
