import { useRef, useState, type DragEvent, type ReactNode } from 'react';

interface DropZoneProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A place that takes files from the desktop. Whatever it takes can be chosen by its button too. */
export function DropZone({ disabled, onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  // Entering a child leaves the parent: only as many leavings as enterings end it.
  const depth = useRef(0);
  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <div
      className={over ? 'gd-drop gd-drop-over' : 'gd-drop'}
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
