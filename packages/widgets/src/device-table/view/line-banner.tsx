import type { LineState } from '../../device/props.ts';
import { useLate } from '../../device/view/use-late.ts';
import type { TableText } from '../text/index.ts';

/** Says that what is on view is no longer live, and why. */
export function LineBanner({ line, text }: { line: LineState | null; text: TableText }) {
  const down = useLate(line === 'connecting' || line === 'refused');
  return (
    <div role="status" className="gd-table-line">
      {down && (
        <p className="gd-monitor-banner gd-table-banner">{line === 'refused' ? text.refused : text.reconnecting}</p>
      )}
    </div>
  );
}
