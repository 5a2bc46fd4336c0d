import { useEffect, useState } from 'react';
import { useText } from '../context/console-context.tsx';

/** Delay before the outline appears, ms: for shorter work a flash of it only disturbs. */
const SHOW_AFTER = 150;
/** Widths of the lines, percent: those of a title and of rows of different length. */
const LINES = [24, 96, 88, 92, 70, 84];

/** The outline of a page whose code or data is on its way. */
export function PageLoading() {
  const text = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="gd-console-center" role="status" aria-live="polite" aria-label={text.loading}>
      {shown && (
        <div className="gd-console-outline" aria-hidden>
          {LINES.map((width) => (
            <i key={width} style={{ width: `${width}%` }} />
          ))}
        </div>
      )}
    </div>
  );
}
