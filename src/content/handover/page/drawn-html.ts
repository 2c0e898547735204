import { drawContent, type DrawnPiece } from './drawn-content';

/** A piece of markup. Texts become markup only by `markupOf`. */
export type Html = string;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as markup that shows it, in an element or in a quoted attribute. */
export function markupOf(text: string): Html {
  return text.replaceAll(/[&<>"']/g, (character) => references[character] ?? character);
}

/** Attributes in front of which there is a name. */
export function attributesOf(attributes: Readonly<Record<string, string>>): Html {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${markupOf(value)}"`)
    .join('');
}

/** Content as markup that has allowed elements only, all of them closed. */
export function drawnHtml(pieces: Iterable<DrawnPiece>): Html {
  let html = '';
  drawContent(pieces, {
    open: (name, attributes) => {
      html += `<${name}${attributesOf(attributes)}>`;
    },
    close: (name) => {
      html += `</${name}>`;
    },
    single: (name) => {
      html += `<${name}>`;
    },
    text: (text) => {
      html += markupOf(text);
    },
  });
  return html;
}
