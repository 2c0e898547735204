/** A key as printed on the keyboard. Hidden from screen readers: `aria-keyshortcuts` tells them. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <kbd className="kbd" aria-hidden="true">
      {keys}
    </kbd>
  );
}
