import { calls, CallFailure, type SmsPurpose } from '@gongdi/api';
import { fill, MOBILE_PATTERN } from '@gongdi/domain';
import { App, Button, Form, Input, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useConsole, useText } from '../../ground/context/console-context.tsx';
import { CaptchaField } from './captcha.tsx';
import { useCaptcha } from './use-captcha.ts';

/** Form values of these fields. */
export interface PhoneCode {
  phone_number: string;
  captcha_code: string;
  code: string;
}

/**
 * Fields for mobile number, captcha and SMS code. The code is sent to the number when number and captcha are filled in.
 */
export function PhoneCodeFields({ form, purpose }: { form: FormInstance; purpose: SmsPurpose }) {
  const { client } = useConsole();
  const text = useText();
  const { message } = App.useApp();
  const { picture, failed, refresh } = useCaptcha();
  const [left, setLeft] = useState(0);
  const [busy, setBusy] = useState(false);

  useEffect(() => void refresh(), [refresh]);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  // A captcha is needed to request a code, not to submit a code that was received.
  const sending = useRef(false);
  const checked = async () => {
    const names = ['phone_number', 'captcha_code'] as const;
    sending.current = true;
    try {
      return (await form.validateFields([...names])) as Pick<PhoneCode, (typeof names)[number]>;
    } catch {
      form.focusField(names.find((name) => form.getFieldError(name).length > 0));
      return undefined;
    } finally {
      sending.current = false;
    }
  };

  const send = async (): Promise<void> => {
    const given = await checked();
    if (!given) return;
    if (!picture) return refresh();
    setBusy(true);
    try {
      const query = { ...given, purpose, captcha_key: picture.key };
      const { resend_after } = await client.call(calls.entry.smsCode, { query }, { quiet: true });
      setLeft(resend_after);
      void message.success(fill(text.smsSent, { phone: given.phone_number }));
      form.getFieldInstance('code')?.focus();
    } catch (error) {
      const reason = error instanceof CallFailure ? error.message : text.failedTitle;
      form.setFields([{ name: 'code', errors: [reason] }]);
    } finally {
      setBusy(false);
      // The server accepts a captcha once.
      form.resetFields(['captcha_code']);
      void refresh();
    }
  };

  return (
    <>
      <Form.Item
        name="phone_number"
        label={text.phone}
        rules={[
          { required: true, message: fill(text.enterField, { label: text.phone }) },
          { pattern: MOBILE_PATTERN, message: text.phoneWrong },
        ]}
      >
        <Input
          autoComplete="tel"
          inputMode="numeric"
          maxLength={11}
          placeholder={text.phonePlaceholder}
          data-gd-focus
        />
      </Form.Item>
      <CaptchaField
        source={picture?.source}
        failed={failed}
        refresh={() => void refresh()}
        needed={() => sending.current}
      />
      <Form.Item label={text.smsCode} required>
        <div className="gd-console-sms">
          <Form.Item
            name="code"
            noStyle
            rules={[{ required: true, pattern: /^\d{6}$/, message: text.smsCodePlaceholder }]}
          >
            <Input
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={6}
              placeholder={text.smsCodePlaceholder}
              aria-label={text.smsCode}
            />
          </Form.Item>
          <Button onClick={() => void send()} disabled={left > 0 || busy}>
            {left > 0 ? fill(text.smsResend, { seconds: left }) : text.smsSend}
          </Button>
        </div>
      </Form.Item>
    </>
  );
}
