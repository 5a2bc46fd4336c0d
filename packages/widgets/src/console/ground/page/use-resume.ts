import { useEffect, useState } from 'react';
import { useConsole } from '../context/console-context.tsx';

/**
 * Takes up the session that the browser keeps, or that the host gives, once.
 * @param wanted this tab has no session
 * @returns `asking`: it is not known yet
 */
export function useResume(wanted: boolean): 'asking' | 'found' | 'none' {
  const { session, client, config } = useConsole();
  const [found, setFound] = useState<'found' | 'none' | null>(session.mayResume || config.token ? null : 'none');
  useEffect(() => {
    if (!wanted || found) return undefined;
    let current = true;
    const given = session.mayResume ? session.resume() : client.current();
    given
      // Without an answer, the login page.
      .catch(() => null)
      .then((token) => current && setFound(token ? 'found' : 'none'))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [session, client, wanted, found]);
  return found ?? (wanted ? 'asking' : 'none');
}
