/**
 * The stack of open elements at a point of a fragment. It counts elements by name, so that an unmatched end
 * tag is cheap at any depth.
 */
export class OpenElements<T extends { readonly name: string }> {
  private readonly elements: T[] = [];
  private readonly counts = new Map<string, number>();

  get top(): T | undefined {
    return this.elements.at(-1);
  }

  has(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }

  push(element: T): void {
    this.elements.push(element);
    this.counts.set(element.name, (this.counts.get(element.name) ?? 0) + 1);
  }

  pop(): T | undefined {
    const element = this.elements.pop();
    if (element !== undefined) this.counts.set(element.name, (this.counts.get(element.name) ?? 0) - 1);
    return element;
  }

  /** Closes the innermost element of that name with all its descendants; does nothing without one. */
  close(name: string): void {
    if (!this.has(name)) return;
    while (this.pop()?.name !== name);
  }

  clear(): void {
    this.elements.length = 0;
    this.counts.clear();
  }
}
