import { type ReactNode, useEffect, useRef } from 'react';

interface ModalProps {
  className: string;
  label: string;
  role?: 'dialog' | 'alertdialog';
  onClose(): void;
  children: ReactNode;
}

/** A native modal dialog in the top layer. It traps the focus, closes on Escape, and then restores the focus. */
export function Modal({ className, label, role = 'dialog', onClose, children }: ModalProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const before = (dialog.getRootNode() as ShadowRoot | Document).activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={`gd-dialog ${className}`}
      role={role}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
