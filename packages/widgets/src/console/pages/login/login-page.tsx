import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { useConsole, useText } from '../../context/console-context.tsx';
import { Preferences } from '../../shell/preferences-menu.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { CaptchaField, useCaptcha } from './captcha.tsx';
import { LoginScene } from './scene.tsx';

interface Credentials {
  user_name: string;
  password: string;
  captcha_code?: string;
}

/** Codes that ask for a captcha (console specification, section 8). */
const ASKS_CAPTCHA: ReadonlySet<number> = new Set([ERRORS.captchaMissing.code, ERRORS.captchaWrong.code]);

export function LoginPage() {
  const { client, session, standalone } = useConsole();
  const text = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [form] = Form.useForm<Credentials>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const captcha = useCaptcha();
  useTitle(text.loginTitle);

  const submit = async (input: Credentials) => {
    setBusy(true);
    setFailure(null);
    try {
      await session.login(client, { ...input, captcha_key: captcha.picture?.key });
      const redirect = params.get('redirect');
      await navigate(redirect ? `/redirect?redirect=${encodeURIComponent(redirect)}` : '/redirect', { replace: true });
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
    <main className="gd-console" tabIndex={-1}>
      <div className="gd-login">
        <LoginScene title={text.product} slogan={text.slogan} />
        <div className="gd-login-side">
          <div className="gd-login-tools">
            <Preferences />
          </div>
          <div className="gd-login-form">
            <h2>{text.loginTitle}</h2>
            <Form
              name="login"
              form={form}
              layout="vertical"
              size="large"
              requiredMark={false}
              onFinish={(input) => void submit(input)}
            >
              {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
              <Form.Item
                name="user_name"
                label={text.account}
                rules={[{ required: true, message: text.accountPlaceholder }]}
              >
                <Input
                  autoComplete="username"
                  placeholder={text.accountPlaceholder}
                  maxLength={64}
                  autoFocus={standalone}
                  data-gd-focus
                />
              </Form.Item>
              <Form.Item
                name="password"
                label={text.password}
                rules={[{ required: true, message: text.passwordPlaceholder }]}
              >
                <Input.Password
                  autoComplete="current-password"
                  placeholder={text.passwordPlaceholder}
                  maxLength={256}
                />
              </Form.Item>
              {captcha.picture && (
                <CaptchaField source={captcha.picture.source} refresh={() => void captcha.refresh()} />
              )}
              <Button type="primary" htmlType="submit" block loading={busy && BUSY}>
                {busy ? text.loggingIn : text.login}
              </Button>
            </Form>
          </div>
        </div>
      </div>
    </main>
  );
}
