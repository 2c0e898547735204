/** A key as printed on the keyboard. It is hidden from screen readers, which announce `aria-keyshortcuts`. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <kbd className="kbd" dir="ltr" aria-hidden="true">
      {keys}
    </kbd>
  );
}
