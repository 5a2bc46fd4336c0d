import { calls } from '@gongdi/api';
import { Form, Input } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsole, useText } from '../../ground/context/console-context.tsx';

export interface CaptchaPicture {
  /** Sent back together with the text that the person read. */
  key: string;
  /** Blob address of the picture. */
  source: string;
}

/** A captcha. The picture is not fetched before the first call of `refresh`. */
export function useCaptcha() {
  const { client } = useConsole();
  const [picture, setPicture] = useState<CaptchaPicture | null>(null);
  const [failed, setFailed] = useState(false);
  const held = useRef<string | null>(null);
  const release = useCallback(() => {
    if (held.current) URL.revokeObjectURL(held.current);
    held.current = null;
  }, []);
  const refresh = useCallback(async () => {
    const answer = await client.open(calls.user.captcha, {}).catch(() => null);
    const key = answer?.headers.get('captcha-key');
    setFailed(!answer || !key);
    if (!answer || !key) return;
    const source = URL.createObjectURL(await answer.blob());
    release();
    held.current = source;
    setPicture({ key, source });
  }, [client, release]);
  useEffect(() => release, [release]);
  return { picture, failed, refresh };
}

interface CaptchaFieldProps {
  /** Undefined while the picture is loading. */
  source: string | undefined;
  /** The last attempt to load a picture failed. */
  failed: boolean;
  refresh: () => void;
  /**
   * Returns whether the current action needs a captcha; called whenever the field is validated. Absent: always needed.
   */
  needed?: () => boolean;
}

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
        <button type="button" onClick={refresh} title={text.captchaRefresh} aria-label={text.captchaRefresh}>
          {failed ? (
            <span className="gd-console-captcha-failed">{text.captchaFailed}</span>
          ) : (
            source && <img src={source} alt={text.captcha} />
          )}
        </button>
      </div>
    </Form.Item>
  );
}
