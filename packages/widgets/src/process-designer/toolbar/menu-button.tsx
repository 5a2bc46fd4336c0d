import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ToolButton, type ToolButtonProps } from './button.tsx';

export interface MenuItem {
  key: string;
  label: string;
  act(): void;
}

type MenuButtonProps = Omit<ToolButtonProps, 'onClick' | 'menu' | 'expanded'> & { items: readonly MenuItem[] };

/** A button that opens a short menu: arrows move, Escape and a click elsewhere close it. */
export function MenuButton({ items, ...button }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false);
    };
    window.addEventListener('pointerdown', elsewhere, true);
    box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    return () => window.removeEventListener('pointerdown', elsewhere, true);
  }, [open]);

  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      move(box.current, event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Tab') return setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="gd-tool-menu" ref={box} onKeyDown={onKeyDown}>
      <ToolButton {...button} menu expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <div role="menu" id={id} aria-label={button.label}>
          {items.map(({ key, label, act }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                act();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function move(box: HTMLElement | null, by: number): void {
  const items = [...(box?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const root = box?.getRootNode() as ShadowRoot | Document | undefined;
  const at = items.findIndex((item) => item === root?.activeElement);
  items[(at + by + items.length) % items.length]?.focus();
}
