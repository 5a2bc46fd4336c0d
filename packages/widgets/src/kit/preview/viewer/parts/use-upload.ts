import { calls } from '@gongdi/api';
import { fill, type FileItem } from '@gongdi/domain';
import { useEffect, useState } from 'react';
import { useTimes } from '../../../clock/index.ts';
import { useData } from '../../../data/data-context.tsx';
import { useViewerText } from '../text/index.ts';

/**
 * Returns who uploaded a file and when, in words. Empty until it is known, and for a reader who sees the file through a
 * record but not by itself.
 */
export function useUpload({ id, url }: FileItem): string {
  const { client } = useData();
  const text = useViewerText();
  const times = useTimes();
  const [held, setHeld] = useState<{ uploaded_at: string; uploaded_by: string | null } | null>(null);
  const own = url?.startsWith('blob:') === true;
  useEffect(() => {
    if (own) return undefined;
    const control = new AbortController();
    client.call(calls.file.fileInfo, { params: { id } }, { signal: control.signal, quiet: true }).then(
      (found) => !control.signal.aborted && setHeld(found),
      () => undefined,
    );
    return () => control.abort();
  }, [client, id, own]);
  if (!held) return '';
  const when = times.dateTime(held.uploaded_at);
  return held.uploaded_by === null
    ? fill(text.uploadedWhen, { when })
    : fill(text.uploaded, { who: held.uploaded_by, when });
}
