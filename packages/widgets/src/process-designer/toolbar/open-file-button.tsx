import { useRef } from 'react';
import { ToolButton, type ToolButtonProps } from './button.tsx';

type OpenFileButtonProps = Omit<ToolButtonProps, 'icon' | 'text' | 'onClick'> & { onFile(file: File): void };

/** Lets the user choose a model file; the same file may be chosen twice. */
export function OpenFileButton({ onFile, ...button }: OpenFileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton icon="openFile" text {...button} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".xml,.bpmn"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
