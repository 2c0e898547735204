/** Takes the keyboard to the first part of a form that can't be sent, once the form shows it. */
export function focusFault(form: HTMLElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
}
