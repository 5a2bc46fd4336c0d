import { calls } from '@gongdi/api';
import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useConsole } from '../ground/context/console-context.tsx';
import { backFromProvider } from '../ground/session/openid.ts';
import { isIn } from '../ground/session/session.ts';
import { PageLoading } from '../ground/status/page-loading.tsx';

/** Error text of a token login without a token (console specification, section 5; settled point 9). */
const INCOMPLETE = 'user info incomplete';

/**
 * First page of every visit. It exchanges a token of another system (settled point 1). With a session it continues to
 * `/redirect`: this tab's session, the one that the browser stores, or the host's. Otherwise it continues to `/login`.
 */
export function JumpPage() {
  const { session, client, config, standalone } = useConsole();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Read once: to finish a login uses it up.
  const [back] = useState(() => (standalone ? backFromProvider(location.href) : null));
  const redirect = back ? back.redirect : params.get('redirect');
  const token = params.get('token');
  useEffect(() => {
    let current = true;
    const go = (page: string) => {
      if (!current) return;
      const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
      void navigate(page + search, { replace: true });
    };
    const begin = async () => {
      if (back) {
        const given = await back.finish(client);
        if (current) await session.adopt(client, given);
      } else if (token !== null && standalone) {
        if (!token) throw new Error(INCOMPLETE);
        const data = await client.call(calls.entry.thirdPartyLogin, { body: { token } }, { quiet: true });
        if (current) await session.adopt(client, { token: data.token, serial: data.serial_token_number });
      } else if (!isIn(session.snapshot()) && session.mayResume) {
        await session.resume();
      } else if (!session.snapshot().token && config.token) {
        const given = await client.current();
        if (given && current) await session.adopt(client, given);
      }
      go(isIn(session.snapshot()) ? '/redirect' : '/login');
    };
    begin().catch((error: unknown) => {
      // Without a network, and with what lies on this device.
      if (isIn(session.snapshot())) return go('/redirect');
      if ((back ?? token) !== null && current) void message.error(error instanceof Error ? error.message : INCOMPLETE);
      go('/login');
    });
    return () => {
      current = false;
    };
  }, [session, client, config, navigate, redirect, token, back, standalone, message]);
  return <PageLoading />;
}
