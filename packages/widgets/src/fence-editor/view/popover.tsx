import { useEffect, useRef, type ReactNode } from 'react';
import { useSheet } from '../../kit/shadow/index.ts';
import panelCss from './panel.css?inline';

interface PopoverProps {
  label: string;
  /** Whether it is a menu, which arrow keys navigate; otherwise it is a group of fields. */
  menu?: boolean;
  className?: string;
  style?: { left: number; top: number };
  onClose(): void;
  children: ReactNode;
}

/** Popover below a button: takes the focus, closes on Escape and on a press outside. */
export function Popover({ label, menu = false, className = '', style, onClose, children }: PopoverProps) {
  useSheet(panelCss);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const root = element.getRootNode();
    const before = root instanceof ShadowRoot ? root.activeElement : null;
    element.querySelector<HTMLElement>('button:not([disabled]),input,select')?.focus();
    const outside = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(element) && !(before && path.includes(before))) onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      const active = root instanceof ShadowRoot ? root.activeElement : null;
      if (before instanceof HTMLElement && (active === null || element.contains(active))) before.focus();
    };
    // The element that had the focus is stored only once.
  }, [onClose]);
  const key = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    if (!menu || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const items = [...(place.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([disabled])') ?? [])];
    const root = place.current?.getRootNode();
    const at = items.findIndex((item) => root instanceof ShadowRoot && root.activeElement === item);
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : at + (event.key === 'ArrowDown' ? 1 : -1);
    items[(next + items.length) % items.length]?.focus();
  };
  return (
    <div
      ref={place}
      className={`gd-fence-panel-popover ${className}`}
      role={menu ? 'menu' : 'dialog'}
      aria-label={label}
      style={style}
      onKeyDown={key}
    >
      {children}
    </div>
  );
}
