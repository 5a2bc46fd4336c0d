import { useEffect } from 'react';
import { useConsole } from '../context/console-context.tsx';
import { usePlatformName } from '../context/use-platform.ts';
import { inAMoment } from './in-a-moment.ts';

/**
 * Sets the title of the browser's tab, the most specific part first. An embedded console leaves the title to its host.
 */
export function useTitle(...parts: readonly (string | null | undefined)[]): void {
  const { standalone } = useConsole();
  const title = [...parts, usePlatformName()].filter(Boolean).join(' - ');
  useEffect(() => (standalone ? inAMoment(() => (document.title = title)) : undefined), [standalone, title]);
}
