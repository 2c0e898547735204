import { foreignContent, TokenizerMode, type Token, type Tokenizer } from 'parse5';
import { OpenElements } from './open-elements';
import { VOID_ELEMENTS } from './void-elements';

/**
 * Elements whose content is not markup, and the tokenizer state that reads it (HTML standard, 13.2.6.4.7 "in
 * body").
 */
const RAW_TEXT_STATES: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

const UNREAD_ELEMENTS = new Set(['script', 'style', 'iframe', 'noembed', 'noframes']);

/** Elements of SVG and MathML whose content is HTML again (HTML standard, 13.2.4.1 "integration point"). */
const SVG_INTEGRATION_POINTS = new Set(['foreignobject', 'desc', 'title']);
const MATHML_INTEGRATION_POINTS = new Set(['mi', 'mo', 'mn', 'ms', 'mtext']);

interface ForeignElement {
  readonly name: string;
  readonly root: 'svg' | 'math';
}

/**
 * The document or the inside of an integration point: open HTML elements, and foreign ones in the innermost
 * of them.
 */
interface Context {
  readonly integrationPoint: ForeignElement | undefined;
  readonly html: OpenElements<{ readonly name: string }>;
  readonly foreign: OpenElements<ForeignElement>;
}

/**
 * Replaces the state that a tree builder would pass to the tokenizer: when to read raw text, and whether it
 * is inside SVG or MathML, where `<title>`, `<style>` and `<script>` are ordinary elements and `<![CDATA[`
 * opens a section. Without it one `<svg><style/>` would turn the rest of a value into style text.
 *
 * Exact for elements that are closed in order; an approximation for misnested ones inside SVG or MathML.
 * Scripting counts as off, so `<noscript>` is markup. Call it from the tokenizer's tag handlers, for every
 * tag.
 */
export class ContentModel {
  private readonly outerContexts: Context[] = [];
  private context = newContext(undefined);
  private rawTextElement: string | undefined;

  /** The script, style or other raw text element that contains the current text. */
  get textElement(): string | undefined {
    return this.rawTextElement ?? ['script', 'style'].find((name) => this.context.foreign.has(name));
  }

  /**
   * False for text that readers don't see: script, style, and the content of iframe, noembed and noframes.
   */
  get isProse(): boolean {
    const element = this.textElement;
    return element === undefined || !UNREAD_ELEMENTS.has(element);
  }

  /** Whether the current content may contain tags; false inside a raw text element. */
  get isMarkup(): boolean {
    return this.rawTextElement === undefined;
  }

  startTag(token: Token.TagToken, tokenizer: Tokenizer): void {
    const { foreign } = this.context;
    const isHtml = this.readsAsHtml(token.tagName);
    if (!isHtml && foreignContent.causesExit(token)) {
      foreign.clear();
      this.startHtml(token.tagName, tokenizer);
    } else if (!isHtml || token.tagName === 'svg' || token.tagName === 'math') {
      if (!token.selfClosing) this.startForeign(token, isHtml);
    } else {
      this.startHtml(token.tagName, tokenizer);
    }
    tokenizer.inForeignNode = this.context.foreign.top !== undefined;
  }

  endTag(token: Token.TagToken, tokenizer: Tokenizer): void {
    const name = token.tagName;
    const { html, foreign } = this.context;
    // In raw text the tokenizer reports only the end tag that ends it.
    this.rawTextElement = undefined;
    if (foreign.has(name)) {
      foreign.close(name);
    } else if (html.has(name) || name === 'p' || name === 'br') {
      // `<div><svg></div>` ends the SVG too; so do </p> and </br>, which create an element of their own.
      foreign.clear();
      html.close(name);
    } else if (html.top === undefined) {
      this.endIntegrationPoint(name);
    }
    tokenizer.inForeignNode = this.context.foreign.top !== undefined;
  }

  /** Whether a start tag is parsed as HTML here (HTML standard, 13.2.6 "tree construction dispatcher"). */
  private readsAsHtml(name: string): boolean {
    const { html, foreign, integrationPoint } = this.context;
    if (foreign.top !== undefined) return foreign.top.name === 'annotation-xml' && name === 'svg';
    const isInMathText =
      html.top === undefined && MATHML_INTEGRATION_POINTS.has(integrationPoint?.name ?? '');
    return !isInMathText || (name !== 'mglyph' && name !== 'malignmark');
  }

  private startHtml(name: string, tokenizer: Tokenizer): void {
    if (!VOID_ELEMENTS.has(name)) this.context.html.push({ name });
    const state = RAW_TEXT_STATES.get(name);
    if (state === undefined) return;
    this.rawTextElement = name;
    tokenizer.state = state;
  }

  private startForeign(token: Token.TagToken, isHtml: boolean): void {
    const name = token.tagName;
    const parent = this.context.foreign.top ?? this.context.integrationPoint;
    const root = !isHtml && parent !== undefined ? parent.root : name === 'math' ? 'math' : 'svg';
    if (isIntegrationPoint(token, root)) {
      this.outerContexts.push(this.context);
      this.context = newContext({ name, root });
    } else {
      this.context.foreign.push({ name, root });
    }
  }

  /** Ends the current integration point if this is its end tag or that of an enclosing element. */
  private endIntegrationPoint(name: string): void {
    const outer = this.outerContexts.at(-1);
    const isOwn = this.context.integrationPoint?.name === name;
    if (outer === undefined || !(isOwn || outer.foreign.has(name))) return;
    this.outerContexts.pop();
    this.context = outer;
    if (!isOwn) outer.foreign.close(name);
  }
}

function newContext(integrationPoint: ForeignElement | undefined): Context {
  return { integrationPoint, html: new OpenElements(), foreign: new OpenElements() };
}

function isIntegrationPoint(token: Token.TagToken, root: 'svg' | 'math'): boolean {
  if (root === 'svg') return SVG_INTEGRATION_POINTS.has(token.tagName);
  if (token.tagName !== 'annotation-xml') return MATHML_INTEGRATION_POINTS.has(token.tagName);
  const encoding = token.attrs.find((attribute) => attribute.name === 'encoding')?.value.toLowerCase();
  return encoding === 'text/html' || encoding === 'application/xhtml+xml';
}
