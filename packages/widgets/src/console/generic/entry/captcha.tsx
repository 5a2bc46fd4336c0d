import { Form, Input } from 'antd';
import { useText } from '../../ground/context/console-context.tsx';
import { CaptchaPicture, type CaptchaPictureProps } from './captcha-picture.tsx';

interface CaptchaFieldProps extends CaptchaPictureProps {
  /**
   * Returns whether the current action needs a captcha; called whenever the field is validated. Absent: always needed.
   */
  needed?: () => boolean;
}

/** Field of antd's form for the captcha. */
export function CaptchaField({ source, failed, refresh, needed }: CaptchaFieldProps) {
  const text = useText();
  const check = (_: unknown, value?: string) =>
    value?.trim() || needed?.() === false ? Promise.resolve() : Promise.reject(new Error(text.captchaPlaceholder));
  return (
    <Form.Item label={text.captcha} required>
      <div className="gd-console-captcha">
        <Form.Item name="captcha_code" noStyle rules={[{ validator: check }]}>
          <Input autoComplete="off" placeholder={text.captchaPlaceholder} maxLength={16} aria-label={text.captcha} />
        </Form.Item>
        <CaptchaPicture source={source} failed={failed} refresh={refresh} />
      </div>
    </Form.Item>
  );
}
