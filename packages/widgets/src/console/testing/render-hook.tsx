import { useEffect } from 'react';
import type { Page } from './page.ts';
import { renderConsole, type ConsoleOptions } from './render-console.tsx';

/**
 * Runs a hook in the console as `renderConsole` renders a part of it.
 * @returns the page, and a function that returns the hook's latest value
 */
export async function renderHook<T>(use: () => T, options: ConsoleOptions = {}): Promise<{ page: Page; now: () => T }> {
  const held: { value?: T } = {};
  function Hook() {
    const value = use();
    useEffect(() => {
      held.value = value;
    });
    return null;
  }
  const page = await renderConsole(<Hook />, options);
  return { page, now: () => held.value as T };
}
