import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { Input } from 'antd';
import { useState } from 'react';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { CaptchaPicture } from '../../../generic/entry/captcha-picture.tsx';
import { PlainForm, type EntryValues, type PlainField } from '../../../generic/entry/plain-form.tsx';
import { useCaptcha } from '../../../generic/entry/use-captcha.ts';

/** Error codes after which a captcha is needed (console specification, section 8). */
const ASKS_CAPTCHA: ReadonlySet<number> = new Set([ERRORS.captchaMissing.code, ERRORS.captchaWrong.code]);

/** Form to log in with a password. After failures it asks for a captcha. */
export function PasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const { client, session, standalone } = useConsole();
  const text = useText();
  const { picture, failed, refresh } = useCaptcha();
  // The field is another one after each refusal, so it is empty then.
  const [refusals, setRefusals] = useState(0);

  const submit = async ({ user_name = '', password = '', captcha_code }: EntryValues) => {
    await session.login(client, { user_name, password, captcha_code, captcha_key: picture?.key });
    await onDone();
  };
  const renewCaptcha = async (error: unknown) => {
    // The server accepts a captcha once: every refusal needs a new one.
    if (!picture && !(error instanceof CallFailure && ASKS_CAPTCHA.has(error.code))) return;
    setRefusals((count) => count + 1);
    await refresh();
  };

  const account: PlainField = {
    name: 'user_name',
    label: text.account,
    missing: text.accountPlaceholder,
    control: (props) => (
      <Input
        {...props}
        autoComplete="username"
        placeholder={text.accountPlaceholder}
        maxLength={64}
        autoFocus={standalone}
        data-gd-focus
      />
    ),
  };
  const password: PlainField = {
    name: 'password',
    label: text.password,
    missing: text.passwordPlaceholder,
    control: (props) => (
      <Input.Password
        {...props}
        autoComplete="current-password"
        placeholder={text.passwordPlaceholder}
        maxLength={256}
      />
    ),
  };
  const captcha: PlainField = {
    name: 'captcha_code',
    label: text.captcha,
    missing: text.captchaPlaceholder,
    control: (props) => (
      <div className="gd-console-captcha">
        <Input {...props} key={refusals} autoComplete="off" placeholder={text.captchaPlaceholder} maxLength={16} />
        <CaptchaPicture source={picture?.source} failed={failed} refresh={() => void refresh()} />
      </div>
    ),
  };

  return (
    <PlainForm
      name="login"
      fields={picture || failed ? [account, password, captcha] : [account, password]}
      button={text.login}
      busyButton={text.loggingIn}
      submit={submit}
      onRefused={renewCaptcha}
    />
  );
}
