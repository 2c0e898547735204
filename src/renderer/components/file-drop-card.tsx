import type { DragEvent, ReactNode } from 'react';

/** A card onto which a file may be dropped; by keyboard a button inside of it must choose one. */
export function FileDropCard({
  onFile,
  children,
}: {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const onDrop = (event: DragEvent): void => {
    const [dropped] = event.dataTransfer.files;
    if (dropped === undefined) return;
    event.preventDefault();
    onFile(dropped);
  };
  return (
    <div
      className="card"
      role="presentation"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={onDrop}
    >
      {children}
    </div>
  );
}
