import { useEffect } from 'react';
import { useConsole } from '../../ground/context/console-context.tsx';

/** The event stream has this long to tell the version of the rights after a reload, ms. */
const PATIENCE = 5000;

/**
 * Reads menus and rights again after a reload. With a header the event stream begins with their version and reports
 * every change, which reads them; they are read here only if it says nothing. Without a header they are read at once,
 * and whenever the tab becomes visible.
 */
export function useFreshRights(patience = PATIENCE): void {
  const { client, session, layoutMode } = useConsole();
  useEffect(() => {
    if (layoutMode === 'standard') {
      const late = setTimeout(() => void session.renewRestored(client), patience);
      return () => clearTimeout(late);
    }
    void session.renewRestored(client);
    const look = () => {
      if (document.visibilityState === 'visible') void session.renewRights(client);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, session, layoutMode, patience]);
}
