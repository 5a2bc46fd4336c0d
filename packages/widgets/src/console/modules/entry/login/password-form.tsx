import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { Form, Input } from 'antd';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { CaptchaField, useCaptcha } from '../../../generic/entry/captcha.tsx';
import { EntryForm } from '../../../generic/entry/entry-form.tsx';

interface Credentials {
  user_name: string;
  password: string;
  captcha_code?: string;
}

/** Error codes after which a captcha is needed (console specification, section 8). */
const ASKS_CAPTCHA: ReadonlySet<number> = new Set([ERRORS.captchaMissing.code, ERRORS.captchaWrong.code]);

/** Form to log in with a password. After failures it asks for a captcha. */
export function PasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const { client, session, standalone } = useConsole();
  const text = useText();
  const [form] = Form.useForm<Credentials>();
  const captcha = useCaptcha();

  const submit = async (input: Credentials) => {
    await session.login(client, { ...input, captcha_key: captcha.picture?.key });
    await onDone();
  };
  const renewCaptcha = async (error: unknown) => {
    // The server accepts a captcha once: every refusal needs a new one.
    if (!captcha.picture && !(error instanceof CallFailure && ASKS_CAPTCHA.has(error.code))) return;
    form.resetFields(['captcha_code']);
    await captcha.refresh();
  };

  return (
    <EntryForm
      name="login"
      form={form}
      button={text.login}
      busyButton={text.loggingIn}
      submit={submit}
      onRefused={renewCaptcha}
    >
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
    </EntryForm>
  );
}
