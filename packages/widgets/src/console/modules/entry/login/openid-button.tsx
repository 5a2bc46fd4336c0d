import { App, Button } from 'antd';
import { useState } from 'react';
import { useHref } from 'react-router';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { usePlatform } from '../../../ground/context/use-platform.ts';
import { leaveForProvider } from '../../../ground/session/openid.ts';

/** Leads to the OpenID Connect provider of the installation, if it has one. */
export function OpenIdButton({ redirect }: { redirect: string | null }) {
  const { client, standalone } = useConsole();
  const { message } = App.useApp();
  const text = useText();
  const jump = useHref('/jump');
  const offered = usePlatform()?.openid && standalone;
  const [busy, setBusy] = useState(false);
  if (!offered) return null;
  const leave = async () => {
    setBusy(true);
    try {
      await leaveForProvider(client, new URL(jump, location.href).href, redirect);
    } catch (error) {
      setBusy(false);
      void message.error((error as Error).message);
    }
  };
  return (
    <Button block size="large" className="gd-console-login-openid" loading={busy} onClick={() => void leave()}>
      {text.loginOpenId}
    </Button>
  );
}
