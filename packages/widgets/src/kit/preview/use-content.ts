import type { FileItem } from '@gongdi/domain';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../data/data-context.tsx';
import { freshAddress } from './fresh-address.ts';

type Content = { state: 'loading' } | { state: 'ready'; src: string } | { state: 'failed'; retry: () => void };

/**
 * A file's bytes behind an address of this page. They are fetched, since a host page's policy lets pictures and videos
 * come from itself and from `blob:` only.
 */
export function useContent(file: FileItem | undefined): Content {
  const { client } = useData();
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ key: string; src: string | null } | null>(null);
  // Another address of the same file shows the same: only another file is another key.
  const latest = useRef(file);
  useEffect(() => {
    latest.current = file;
  });
  const key = `${file?.id ?? ''} ${attempt}`;
  // What this page holds already needs no fetching, which the policy would refuse besides.
  const own = file?.url?.startsWith('blob:') ? file.url : undefined;
  useEffect(() => {
    const { current } = latest;
    if (!current || own !== undefined) return undefined;
    const control = new AbortController();
    let src: string | undefined;
    const load = async () => {
      try {
        const answer = await fetch(await freshAddress(client, current, control.signal), { signal: control.signal });
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
  }, [client, key, own]);
  if (own !== undefined) return { state: 'ready', src: own };
  if (held?.key !== key) return { state: 'loading' };
  return held.src === null
    ? { state: 'failed', retry: () => setAttempt((count) => count + 1) }
    : { state: 'ready', src: held.src };
}
