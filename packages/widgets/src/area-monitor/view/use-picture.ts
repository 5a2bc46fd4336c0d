import { useEffect, useRef, useState } from 'react';
import type { PlanDrawing } from '../../plan/index.ts';
import type { MonitorSource } from '../host/props.ts';

type Picture = { src: string | undefined; state: 'none' | 'loading' | 'ready' | 'failed' };

/** Returns the picture of a drawing as an address that the page may load. It stays when the area is read again. */
export function usePicture(source: MonitorSource, drawing: PlanDrawing | undefined): Picture {
  const [held, setHeld] = useState<{ key: string; src: string | null } | null>(null);
  const url = drawing?.url ?? '';
  // The query (signature) of the address changes while the picture stays the same.
  const key = url.replace(/\?.*$/, '');
  const own = source.picture;
  const latest = useRef(url);
  useEffect(() => {
    latest.current = url;
  });
  useEffect(() => {
    if (!own || key === '') return undefined;
    const work = new AbortController();
    let made: string | undefined;
    own(latest.current, work.signal).then(
      (blob) => {
        if (work.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setHeld({ key, src: made });
      },
      () => {
        if (!work.signal.aborted) setHeld({ key, src: null });
      },
    );
    return () => {
      work.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [own, key]);
  if (url === '') return { src: undefined, state: 'none' };
  if (!own) return { src: url, state: 'ready' };
  if (held?.key !== key) return { src: undefined, state: 'loading' };
  return held.src === null ? { src: undefined, state: 'failed' } : { src: held.src, state: 'ready' };
}
