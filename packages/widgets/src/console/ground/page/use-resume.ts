import { useEffect, useState } from 'react';
import { useConsole } from '../context/console-context.tsx';

/**
 * Resumes, once, the session that the browser stores or that the host provides.
 * @param wanted true if this tab has no session
 * @returns `asking` until the answer is known
 */
export function useResume(wanted: boolean): 'asking' | 'found' | 'none' {
  const { session, client, config } = useConsole();
  const [found, setFound] = useState<'found' | 'none' | null>(session.mayResume || config.token ? null : 'none');
  useEffect(() => {
    if (!wanted || found) return undefined;
    let current = true;
    const given = session.mayResume ? session.resume() : client.current();
    given
      // If the server does not answer, the login page is shown.
      .catch(() => null)
      .then((token) => current && setFound(token ? 'found' : 'none'))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [session, client, wanted, found]);
  return found ?? (wanted ? 'asking' : 'none');
}
