import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { BUSY } from '../../../kit/layout/busy.tsx';

interface EntryBodyProps {
  failure: string | null;
  busy: boolean;
  button: string;
  /** Label of the button while the form is submitted. */
  busyButton: string;
  children: ReactNode;
}

/** What a form before the login has around its fields: the server's error message above them, one button below. */
export function EntryBody({ failure, busy, button, busyButton, children }: EntryBodyProps) {
  return (
    <>
      {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      {children}
      <Button type="primary" htmlType="submit" block size="large" loading={busy && BUSY}>
        {busy ? busyButton : button}
      </Button>
    </>
  );
}
