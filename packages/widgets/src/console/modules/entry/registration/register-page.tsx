import { calls, CallFailure } from '@gongdi/api';
import { Form, Input } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { NewPasswordItem } from '../../../generic/account/new-password-item.tsx';
import { EntryForm } from '../../../generic/entry/entry-form.tsx';
import { EntryLayout } from '../../../generic/entry/entry-layout.tsx';
import { PhoneCodeFields, type PhoneCode } from '../../../generic/entry/phone-code.tsx';
import { CompanyFields, type CompanyValues } from './company-fields.tsx';
import { showProblems } from './show-problems.ts';

interface Values extends CompanyValues, PhoneCode {
  user_name: string;
  password: string;
}

/** Page to register a company with its first user, who is logged in at once. */
export function RegisterPage() {
  const { client, session } = useConsole();
  const text = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  const [form] = Form.useForm<Values>();

  const submit = async ({ licence: file, ...values }: Values) => {
    const { captcha_code: _used, ...given } = values;
    const input = { form: given, file, fileName: file.name };
    const data = await client.call(calls.entry.registerCompany, input, { quiet: true });
    await session.adopt(client, { token: data.token, serial: data.serial_token_number });
    await navigate('/redirect', { replace: true });
  };
  const showWhere = (error: unknown) => error instanceof CallFailure && showProblems(form, error);

  return (
    <EntryLayout title={text.register}>
      <EntryForm name="register" form={form} long button={text.register} submit={submit} onRefused={showWhere}>
        <CompanyFields />
        <Form.Item
          name="user_name"
          label={text.account}
          rules={[{ required: true, min: 3, message: text.accountRule }]}
        >
          <Input autoComplete="username" maxLength={64} placeholder={text.accountRule} />
        </Form.Item>
        <NewPasswordItem name="password" label={text.password} />
        <PhoneCodeFields form={form} purpose="register" />
      </EntryForm>
      <nav className="gd-console-login-links">
        <Link to={`/login${search}`}>{text.backToLogin}</Link>
      </nav>
    </EntryLayout>
  );
}
