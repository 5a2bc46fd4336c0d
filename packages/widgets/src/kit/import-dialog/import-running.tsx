import { IMPORT_MODES } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useKitText } from '../data/index.ts';
import type { ImportMode } from './use-import.ts';

/** Progress of a running import: first the upload, then the work of the server, with the elapsed time. */
export function ImportRunning({ sent, mode }: { sent: number; mode: ImportMode | null }) {
  const text = useKitText();
  // Only an overwriting import is stored completely or not at all.
  const storing = mode === IMPORT_MODES.append ? text.importAppending : text.importStoring;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div>
      <span role="status">{sent < 1 ? text.importSending : storing}</span>
      {/* Hidden from screen readers, which would announce every second. */}
      <small aria-hidden> {fill(text.importSeconds, { seconds })}</small>
      <Progress percent={Math.round(sent * 100)} status="active" aria-label={text.importSending} />
    </div>
  );
}
