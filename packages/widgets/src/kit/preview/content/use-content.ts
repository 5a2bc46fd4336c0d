import type { FileItem } from '@gongdi/domain';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { freshAddress } from './fresh-address.ts';

type Content = { state: 'loading' } | { state: 'ready'; src: string } | { state: 'failed'; retry: () => void };

/**
 * Loads a file and returns it as a `blob:` address of this page. The bytes are fetched by script, because the content
 * security policy of a host page allows pictures and videos only from itself and from `blob:`.
 * @param small loads the small version that the server makes of a picture
 */
export function useContent(file: FileItem | undefined, { small = false }: { small?: boolean } = {}): Content {
  const { client } = useData();
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ key: string; src: string | null } | null>(null);
  // A changed address of the same file needs no new load; only another file changes the key.
  const latest = useRef(file);
  useEffect(() => {
    latest.current = file;
  });
  const key = `${file?.id ?? ''} ${attempt} ${small}`;
  // A `blob:` address needs no request, and the policy would refuse one.
  const own = file?.url?.startsWith('blob:') ? file.url : undefined;
  useEffect(() => {
    const { current } = latest;
    if (!current || own !== undefined) return undefined;
    const control = new AbortController();
    let src: string | undefined;
    const load = async () => {
      try {
        const address = await freshAddress(client, current, control.signal);
        const answer = await fetch(small ? `${address}&as=small` : address, { signal: control.signal });
        if (!answer.ok) throw new Error(String(answer.status));
        const blob = await answer.blob();
        if (control.signal.aborted) return;
        src = URL.createObjectURL(blob);
        setHeld({ key, src });
      } catch {
        if (!control.signal.aborted) setHeld({ key, src: null });
      }
    };
    void load();
    return () => {
      control.abort();
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [client, key, own, small]);
  if (own !== undefined) return { state: 'ready', src: own };
  if (held?.key !== key) return { state: 'loading' };
  return held.src === null
    ? { state: 'failed', retry: () => setAttempt((count) => count + 1) }
    : { state: 'ready', src: held.src };
}
