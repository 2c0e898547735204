import { BLOCK_ELEMENTS } from '../../../content/html/block-elements';

/** A rendered paragraph: its text, and the text nodes of it. */
export interface DomBlock {
  readonly text: string;
  readonly nodes: readonly { readonly node: Text; readonly at: number }[];
}

/**
 * Returns the paragraphs of content in either readable view mode: chips of tags are no text, and those of
 * block tags separate paragraphs.
 */
export function domBlocks(root: Element): readonly DomBlock[] {
  const blocks: DomBlock[] = [];
  let text = '';
  let nodes: { node: Text; at: number }[] = [];
  const end = (): void => {
    if (text.trim() !== '') blocks.push({ text, nodes });
    text = '';
    nodes = [];
  };
  const walk = (parent: Element): void => {
    for (const child of parent.childNodes) {
      if (isText(child)) {
        nodes.push({ node: child, at: text.length });
        text += child.data;
      } else if (isElement(child)) {
        const chip = chipName(child);
        const parts = chip === undefined ? isBlock(child) : BLOCK_ELEMENTS.has(chip);
        if (parts) end();
        if (chip === undefined) walk(child);
        if (parts) end();
      }
    }
  };
  walk(root);
  end();
  return blocks;
}

/** Returns the tag that a chip represents, without its slash; undefined for other elements. */
export function chipName(element: Element): string | undefined {
  return element.classList.contains('tag-chip') ? element.textContent.replace(/^\//, '') : undefined;
}

const isBlock = (element: Element): boolean =>
  BLOCK_ELEMENTS.has(element.localName) && !element.classList.contains('text-chunk');

// Nodes of a frame belong to its window's classes, so `instanceof` fails.
const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Returns the range in the page of a stretch of a paragraph's text. */
export function rangeIn(block: DomBlock, start: number, end: number): Range | undefined {
  const first = nodeAt(block, start);
  const last = nodeAt(block, end - 1);
  if (first === undefined || last === undefined) return undefined;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, start - first.at);
  range.setEnd(last.node, Math.min(last.node.length, end - last.at));
  return range;
}

function nodeAt({ nodes }: DomBlock, index: number): DomBlock['nodes'][number] | undefined {
  return nodes.findLast(({ at, node }) => at <= index && node.length > 0);
}

/** Returns the paragraph of a place in the page, and the offset in its text. */
export function placeIn(
  blocks: readonly DomBlock[],
  node: Node,
  offset: number,
): { readonly block: number; readonly at: number } | undefined {
  for (const [block, { nodes }] of blocks.entries()) {
    const found = nodes.find((entry) => entry.node === node);
    if (found !== undefined) return { block, at: found.at + offset };
  }
  return undefined;
}
