import { calls } from '@gongdi/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsole } from '../../ground/context/console-context.tsx';

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
