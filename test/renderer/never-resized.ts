/** A ResizeObserver for jsdom, which lays nothing out. */
export class NeverResized {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
