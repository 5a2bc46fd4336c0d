import { useEffect } from 'react';
import { useConsole } from '../../ground/context/console-context.tsx';

/**
 * Menus and rights that a reload has kept are read anew. The header hears live of every change; where there is none,
 * whoever comes back to the page has them read again.
 */
export function useFreshRights(): void {
  const { client, session, layoutMode } = useConsole();
  useEffect(() => {
    void session.renewRestored(client);
    if (layoutMode === 'standard') return;
    const look = () => {
      if (document.visibilityState === 'visible') void session.renewRights(client);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, session, layoutMode]);
}
