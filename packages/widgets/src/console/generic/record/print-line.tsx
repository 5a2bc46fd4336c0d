import { fill } from '@gongdi/domain';
import { useEffect, useState } from 'react';
import { useTimes } from '../../../kit/clock/index.ts';
import { usePlatformName } from '../../ground/context/use-platform.ts';
import { useSession } from '../../ground/context/console-context.tsx';
import { useRecordText } from './text/index.ts';

/** Line above a record on paper: whose it is, when it was printed and by whom. It is not on the screen. */
export function PrintLine() {
  const text = useRecordText();
  const { user } = useSession();
  const { dateTime } = useTimes();
  const name = usePlatformName();
  const [at, setAt] = useState<number>();
  useEffect(() => {
    // Also for the browser's own print command.
    const note = () => setAt(Date.now());
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  return (
    <p className="gd-record-print" aria-hidden>
      <span>{name}</span>
      <span>{at !== undefined && fill(text.printed, { time: dateTime(at), who: user?.nickname ?? '' })}</span>
    </p>
  );
}
