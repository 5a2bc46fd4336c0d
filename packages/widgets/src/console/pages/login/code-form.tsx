import { calls } from '@gongdi/api';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { useConsole, useText } from '../../context/console-context.tsx';
import { PhoneCodeFields, type PhoneCode } from './phone-code.tsx';

/** Log in by a code that comes by SMS. */
export function CodeForm({ onDone }: { onDone: () => Promise<void> }) {
  const { client, session } = useConsole();
  const text = useText();
  const [form] = Form.useForm<PhoneCode>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async ({ phone_number, code }: PhoneCode) => {
    setBusy(true);
    setFailure(null);
    try {
      const data = await client.call(calls.entry.loginByCode, { body: { phone_number, code } }, { quiet: true });
      await session.adopt(client, { token: data.token, serial: data.serial_token_number });
      await onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : text.failedTitle);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      name="login-code"
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(input) => void submit(input)}
      onFinishFailed={({ errorFields }) => form.focusField(errorFields[0]?.name)}
    >
      {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      <PhoneCodeFields form={form} purpose="login" />
      <Button type="primary" htmlType="submit" block loading={busy && BUSY}>
        {busy ? text.loggingIn : text.login}
      </Button>
    </Form>
  );
}
