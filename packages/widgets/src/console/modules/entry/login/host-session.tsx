import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';

/** Shown if the host page provides the sessions: states this, and has a button that asks the host once more. */
export function HostSession({ onDone }: { onDone: () => Promise<void> }) {
  const { client, config, session } = useConsole();
  const { message } = App.useApp();
  const text = useText();
  const [busy, setBusy] = useState(false);
  if (!config.token || session.mayResume) return null;
  const ask = async () => {
    setBusy(true);
    try {
      if (await client.current()) await onDone();
      else void message.warning(text.loggedOut);
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      type="info"
      className="gd-console-host-session"
      title={text.hostSession}
      action={
        <Button size="small" loading={busy && BUSY} onClick={() => void ask()}>
          {text.retry}
        </Button>
      }
    />
  );
}
