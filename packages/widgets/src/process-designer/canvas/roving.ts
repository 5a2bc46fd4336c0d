import type { KeyboardEvent } from 'react';

const NEXT = new Set(['ArrowDown', 'ArrowRight']);
const PREVIOUS = new Set(['ArrowUp', 'ArrowLeft']);

/** Moves the focus among the enabled items of a menu. @returns whether the key moves the focus */
export function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
  ];
  if (items.length === 0) return false;
  const root = event.currentTarget.getRootNode() as ShadowRoot | Document;
  const at = items.findIndex((item) => item === root.activeElement);
  const { key } = event;
  let to: number;
  if (NEXT.has(key)) to = (at + 1) % items.length;
  else if (PREVIOUS.has(key)) to = (at - 1 + items.length) % items.length;
  else if (key === 'Home') to = 0;
  else if (key === 'End') to = items.length - 1;
  else return false;
  items[to]?.focus();
  return true;
}
