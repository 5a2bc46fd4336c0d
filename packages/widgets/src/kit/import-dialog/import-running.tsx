import { fill } from '@gongdi/domain';
import { Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useKitText } from '../data/index.ts';

/** How far an import is after it was started: the file on its way, then the server at work, and for how long. */
export function ImportRunning({ sent }: { sent: number }) {
  const text = useKitText();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="gd-import-running">
      <span role="status">{sent < 1 ? text.importSending : text.importStoring}</span>
      {/* Read aloud, every second would be said. */}
      <small aria-hidden> {fill(text.importSeconds, { seconds })}</small>
      <Progress percent={Math.round(sent * 100)} status="active" aria-label={text.importSending} />
    </div>
  );
}
