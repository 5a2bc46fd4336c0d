import { Spin } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '../context/console-context.tsx';

/** Work that ends sooner shows nothing, ms: a flash of a spinner only disturbs. */
const SHOW_AFTER = 150;

export function PageLoading() {
  const text = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="gd-center" role="status" aria-live="polite" aria-label={text.loading}>
      {shown && <Spin size="large" />}
    </div>
  );
}
