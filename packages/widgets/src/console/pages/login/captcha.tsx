import { calls } from '@gongdi/api';
import { Form, Input } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsole, useText } from '../../context/console-context.tsx';

export interface CaptchaPicture {
  /** Goes back with the text that the person read. */
  key: string;
  /** Blob address of the picture. */
  source: string;
}

/** A captcha that is fetched when it is first asked for; none before. */
export function useCaptcha() {
  const { client } = useConsole();
  const [picture, setPicture] = useState<CaptchaPicture | null>(null);
  const held = useRef<string | null>(null);
  const release = useCallback(() => {
    if (held.current) URL.revokeObjectURL(held.current);
    held.current = null;
  }, []);
  const refresh = useCallback(async () => {
    const answer = await client.open(calls.user.captcha, {}).catch(() => null);
    const key = answer?.headers.get('captcha-key');
    if (!answer || !key) return;
    const source = URL.createObjectURL(await answer.blob());
    release();
    held.current = source;
    setPicture({ key, source });
  }, [client, release]);
  useEffect(() => release, [release]);
  return { picture, refresh };
}

interface CaptchaFieldProps {
  /** Absent while it is on its way. */
  source: string | undefined;
  refresh: () => void;
  /** It was used; another is asked for only when it is needed again. */
  once?: boolean;
}

export function CaptchaField({ source, refresh, once = false }: CaptchaFieldProps) {
  const text = useText();
  return (
    <Form.Item label={text.captcha} required>
      <div className="gd-captcha">
        <Form.Item name="captcha_code" noStyle rules={[{ required: !once, message: text.captchaPlaceholder }]}>
          <Input autoComplete="off" placeholder={text.captchaPlaceholder} maxLength={16} aria-label={text.captcha} />
        </Form.Item>
        <button type="button" onClick={refresh} title={text.captchaRefresh} aria-label={text.captchaRefresh}>
          {source && <img src={source} alt={text.captcha} />}
        </button>
      </div>
    </Form.Item>
  );
}
