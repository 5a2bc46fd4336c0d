import { calls, CallFailure } from '@gongdi/api';
import { Alert, App, Button, Form } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { useConsole, useText } from '../../context/console-context.tsx';
import { NewPasswordItem } from '../account/new-password-item.tsx';
import { EntryLayout } from './entry-layout.tsx';
import { PhoneCodeFields, type PhoneCode } from './phone-code.tsx';

interface Values extends PhoneCode {
  password: string;
}

/** Sets a forgotten password anew; the telephone says who one is. */
export function ResetPasswordPage() {
  const { client } = useConsole();
  const text = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const redirect = params.get('redirect');
  const login = `/login${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;

  const submit = async ({ phone_number, code, password }: Values) => {
    setBusy(true);
    setFailure(null);
    try {
      await client.call(calls.entry.findPassword, { body: { phone_number, code, password } }, { quiet: true });
      void message.success(text.passwordResetOwn);
      await navigate(login, { replace: true });
    } catch (error) {
      setFailure(error instanceof CallFailure ? error.message : text.failedTitle);
    } finally {
      setBusy(false);
    }
  };

  return (
    <EntryLayout title={text.passwordForgottenTitle}>
      <Form
        name="reset"
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        onFinish={(input) => void submit(input)}
        onFinishFailed={({ errorFields }) => form.focusField(errorFields[0]?.name)}
      >
        {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
        <PhoneCodeFields form={form} purpose="password" />
        <NewPasswordItem name="password" label={text.passwordNew} />
        <Button type="primary" htmlType="submit" block loading={busy && BUSY}>
          {text.passwordReset}
        </Button>
      </Form>
      <nav className="gd-login-links">
        <Link to={login}>{text.backToLogin}</Link>
      </nav>
    </EntryLayout>
  );
}
