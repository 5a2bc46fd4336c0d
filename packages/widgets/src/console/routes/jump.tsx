import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useConsole } from '../context/console-context.tsx';
import { PageLoading } from '../pages/status/page-loading.tsx';

/** Where every visit begins: on to `/redirect` with a session (the host's, if it provides one), else to `/login`. */
export function JumpPage() {
  const { session, client, config } = useConsole();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  useEffect(() => {
    let current = true;
    const go = (page: string) => {
      if (!current) return;
      const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
      void navigate(page + search, { replace: true });
    };
    const begin = async () => {
      if (!session.snapshot().token && config.token) {
        const given = await config.token();
        if (given && current) await session.adopt(client, given);
      }
      go(session.snapshot().token ? '/redirect' : '/login');
    };
    begin().catch(() => go('/login'));
    return () => {
      current = false;
    };
  }, [session, client, config, navigate, redirect]);
  return <PageLoading />;
}
