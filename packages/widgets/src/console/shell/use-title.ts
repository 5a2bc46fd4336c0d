import { useEffect } from 'react';
import { useConsole, useText } from '../context/console-context.tsx';

/** Title of the browser's tab, what changes first. An embedded console leaves it to its host. */
export function useTitle(...parts: readonly (string | null | undefined)[]): void {
  const { standalone } = useConsole();
  const { product } = useText();
  const title = [...parts, product].filter(Boolean).join(' - ');
  useEffect(() => {
    if (standalone) document.title = title;
  }, [standalone, title]);
}
