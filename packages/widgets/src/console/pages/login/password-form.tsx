import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { useConsole, useText } from '../../context/console-context.tsx';
import { CaptchaField, useCaptcha } from './captcha.tsx';

interface Credentials {
  user_name: string;
  password: string;
  captcha_code?: string;
}

/** Codes that ask for a captcha (console specification, section 8). */
const ASKS_CAPTCHA: ReadonlySet<number> = new Set([ERRORS.captchaMissing.code, ERRORS.captchaWrong.code]);

/** Log in by password; a captcha is asked for after failures. */
export function PasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const { client, session, standalone } = useConsole();
  const text = useText();
  const [form] = Form.useForm<Credentials>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const captcha = useCaptcha();

  const submit = async (input: Credentials) => {
    setBusy(true);
    setFailure(null);
    try {
      await session.login(client, { ...input, captcha_key: captcha.picture?.key });
      await onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : text.failedTitle);
      // A captcha serves once: every refusal needs another.
      if (captcha.picture || (error instanceof CallFailure && ASKS_CAPTCHA.has(error.code))) {
        form.resetFields(['captcha_code']);
        await captcha.refresh();
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      name="login"
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(input) => void submit(input)}
      onFinishFailed={({ errorFields }) => form.focusField(errorFields[0]?.name)}
    >
      {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      <Form.Item name="user_name" label={text.account} rules={[{ required: true, message: text.accountPlaceholder }]}>
        <Input
          autoComplete="username"
          placeholder={text.accountPlaceholder}
          maxLength={64}
          autoFocus={standalone}
          data-gd-focus
        />
      </Form.Item>
      <Form.Item name="password" label={text.password} rules={[{ required: true, message: text.passwordPlaceholder }]}>
        <Input.Password autoComplete="current-password" placeholder={text.passwordPlaceholder} maxLength={256} />
      </Form.Item>
      {(captcha.picture || captcha.failed) && (
        <CaptchaField source={captcha.picture?.source} failed={captcha.failed} refresh={() => void captcha.refresh()} />
      )}
      <Button type="primary" htmlType="submit" block loading={busy && BUSY}>
        {busy ? text.loggingIn : text.login}
      </Button>
    </Form>
  );
}
