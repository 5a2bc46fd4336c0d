import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole, useSession } from '../context/console-context.tsx';

/** Interval between attempts to reach the server, ms: browsers do not always report that the network is back. */
const AGAIN = 15_000;

/**
 * A console that was opened without a network asks for its session as soon as there is one. If the session is over, the
 * client says so and leads to the login page; what was typed and what waits stays on the device.
 */
export function useBackOnline(): void {
  const { client, session } = useConsole();
  const { offline } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    if (!offline) return;
    const ask = async () => {
      if (document.visibilityState === 'hidden' || session.leaving) return;
      if (!(await client.current().catch(() => null))) return;
      await session.renewRestored(client);
      await queries.invalidateQueries();
    };
    const look = () => void ask();
    const timer = setInterval(look, AGAIN);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [offline, client, session, queries]);
}
