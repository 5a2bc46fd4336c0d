import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the controls of a list that match `selector` on arrow keys, Home and End. Ignores other keys.
 */
export function moveInList(event: KeyboardEvent<HTMLElement>, selector: string): void {
  if (!(event.target instanceof HTMLElement) || !event.target.matches(selector)) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = items.indexOf(event.target);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[Math.min(Math.max(next, 0), items.length - 1)]?.focus();
}
