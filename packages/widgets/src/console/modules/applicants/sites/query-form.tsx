import { calls, CallFailure, type FoundSubmission } from '@gongdi/api';
import { cleanNumber, ERRORS, fill, MOBILE_PATTERN, submissionOf } from '@gongdi/domain';
import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { CaptchaField } from '../../../generic/entry/captcha.tsx';
import { useCaptcha } from '../../../generic/entry/use-captcha.ts';
import type { Site } from './site-frame.tsx';
import { useApplicantText } from './text/index.ts';

interface Values {
  number: string;
  phone_number: string;
  captcha_code: string;
}

interface QueryFormProps {
  site: Site;
  /** Initial value, from the address. */
  number: string;
  onFound: (found: FoundSubmission, phone: string) => void;
  onNothing: () => void;
}

const ABOUT_CAPTCHA: ReadonlySet<number> = new Set([ERRORS.captchaMissing.code, ERRORS.captchaWrong.code]);

/** Form with number, telephone and captcha. These values show applicants their own submission and nobody else's. */
export function QueryForm({ site, number, onFound, onNothing }: QueryFormProps) {
  const { client } = useConsole();
  const text = useApplicantText();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { picture, failed, refresh } = useCaptcha();
  useEffect(() => void refresh(), [refresh]);

  const ask = async (values: Values) => {
    let captchaErrors: string[] = [];
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { ...values, number: cleanNumber(values.number), captcha_key: picture?.key };
      const params = { site: site.name };
      const found = await client.call(calls.applicant.applicantQuery, { params, body }, { quiet: true });
      onFound(found, values.phone_number);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      onNothing();
      if (ABOUT_CAPTCHA.has(error.code)) captchaErrors = [text.captchaWrong];
      else setFailure(error.message);
    } finally {
      setBusy(false);
      // The server accepts a captcha once.
      form.setFields([{ name: 'captcha_code', value: '', errors: captchaErrors }]);
      void refresh();
    }
  };

  return (
    <section className="gd-data-panel">
      {failure !== undefined && (
        <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />
      )}
      <Form<Values>
        name="ask"
        form={form}
        layout="vertical"
        initialValues={{ number }}
        onFinish={(values) => void ask(values)}
        className="gd-outside-ask"
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="number"
          label={text.number}
          required
          rules={[
            {
              validator: (_, value?: string) => {
                if (!value?.trim()) return Promise.reject(new Error(text.numberMissing));
                return submissionOf(cleanNumber(value))
                  ? Promise.resolve()
                  : Promise.reject(new Error(text.numberWrong));
              },
            },
          ]}
          validateTrigger="onBlur"
        >
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            placeholder={fill(text.numberPlaceholder, { prefix: site.prefix })}
          />
        </Form.Item>
        <Form.Item
          name="phone_number"
          label={text.phone}
          required
          rules={[{ required: true, pattern: MOBILE_PATTERN, message: text.phoneWrong }]}
          validateTrigger="onBlur"
        >
          <Input autoComplete="tel" inputMode="numeric" maxLength={11} placeholder={text.phonePlaceholder} />
        </Form.Item>
        <CaptchaField source={picture?.source} failed={failed} refresh={() => void refresh()} />
        <div>
          <Button type="primary" size="large" htmlType="submit" loading={busy && BUSY}>
            {text.ask}
          </Button>
        </div>
      </Form>
    </section>
  );
}
