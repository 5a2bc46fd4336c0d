import { useRef, useState, type DragEvent, type ReactNode } from 'react';

interface DropZoneProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** An area that accepts dropped files. Every file can also be chosen with the button inside it. */
export function DropZone({ disabled, onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  // Entering a child element fires `dragleave` on the parent, so enter and leave events are counted.
  const depth = useRef(0);
  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <div
      className={over ? 'gd-file-drop gd-file-drop-over' : 'gd-file-drop'}
      onDragEnter={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault();
      }}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        leave();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
