/** Returns an element of the page, which `write-page.ts` puts there. */
export function elementOf<E extends HTMLElement>(id: string, kind: new () => E): E {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
}

/** Returns the one element of a kind that fits a selector. */
export function partOf<E extends HTMLElement>(parent: ParentNode, selector: string, kind: new () => E): E {
  const element = parent.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Returns a copy of a template's only element. */
export function copyOf(id: string): HTMLElement {
  const { content } = elementOf(id, HTMLTemplateElement);
  const copy = document.importNode(content, true).firstElementChild;
  if (!(copy instanceof HTMLElement)) throw new Error(`The template ${id} is empty.`);
  return copy;
}
