import type { LineState } from '../../device/host/props.ts';
import { useLate } from '../../device/view/use-late.ts';
import type { TableText } from '../text/index.ts';

/** Banner: the data on view is no longer live, and the reason. */
export function LineBanner({ line, text }: { line: LineState | null; text: TableText }) {
  const down = useLate(line === 'connecting' || line === 'refused');
  return (
    <div role="status" className="gd-table-line">
      {down && (
        <p className="gd-device-banner gd-table-banner">{line === 'refused' ? text.refused : text.reconnecting}</p>
      )}
    </div>
  );
}
