import { useEffect } from 'react';
import { useConsole } from '../../ground/context/console-context.tsx';

/**
 * Reads menus and rights again after a reload. With a header the event stream reports every change. Without a header
 * they are read again whenever the tab becomes visible.
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
