import { fill } from '@gongdi/domain';
import { Spin } from 'antd';
import { useViewerText } from '../text/index.ts';

/** A file that is on its way. @param part the part that has arrived, 0 to 1; null: not known */
export function Waiting({ part, text }: { part: number | null; text?: string | undefined }) {
  const words = useViewerText();
  const percent = part === null || part >= 1 ? null : Math.round(part * 100);
  return (
    <div className="gd-file-view-wait" role="status">
      <Spin />
      <span>{percent === null ? (text ?? words.loading) : fill(words.loadingPart, { percent })}</span>
    </div>
  );
}
