import { calls } from '@gongdi/api';
import { App, Form } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { NewPasswordItem } from '../../../generic/account/new-password-item.tsx';
import { EntryForm } from '../../../generic/entry/entry-form.tsx';
import { EntryLayout } from '../../../generic/entry/entry-layout.tsx';
import { PhoneCodeFields, type PhoneCode } from '../../../generic/entry/phone-code.tsx';

interface Values extends PhoneCode {
  password: string;
}

/** Page to reset a forgotten password. The user is identified by the mobile number. */
export function ResetPasswordPage() {
  const { client } = useConsole();
  const text = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const redirect = params.get('redirect');
  const login = `/login${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;

  const submit = async ({ phone_number, code, password }: Values) => {
    await client.call(calls.entry.findPassword, { body: { phone_number, code, password } }, { quiet: true });
    void message.success(text.passwordResetOwn);
    await navigate(login, { replace: true });
  };

  return (
    <EntryLayout title={text.passwordForgottenTitle}>
      <EntryForm name="reset" form={form} button={text.passwordReset} submit={submit}>
        <PhoneCodeFields form={form} purpose="password" />
        <NewPasswordItem name="password" label={text.passwordNew} />
      </EntryForm>
      <nav className="gd-console-login-links">
        <Link to={login}>{text.backToLogin}</Link>
      </nav>
    </EntryLayout>
  );
}
