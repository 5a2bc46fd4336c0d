import { Spin } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '../context/console-context.tsx';

/** Delay before the spinner appears, ms: for shorter work a flash of a spinner only disturbs. */
const SHOW_AFTER = 150;

export function PageLoading() {
  const text = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="gd-console-center" role="status" aria-live="polite" aria-label={text.loading}>
      {shown && <Spin size="large" />}
    </div>
  );
}
