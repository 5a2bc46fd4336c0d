import { useEffect, useState } from 'react';
import type { LineState } from '../../device/props.ts';
import type { TableText } from '../text/index.ts';

/** A line that is there within this time was never missed, ms. */
const PATIENCE = 800;

/** Says that what is on view is no longer live, and why. */
export function LineBanner({ line, text }: { line: LineState | null; text: TableText }) {
  const down = line === 'connecting' || line === 'refused';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!down) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [down]);
  return (
    <div role="status" className="gd-table-line">
      {down && late && (
        <p className="gd-monitor-banner gd-table-banner">{line === 'refused' ? text.refused : text.reconnecting}</p>
      )}
    </div>
  );
}
