import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { PreviewPanel } from '../../../generic/attendance/preview-panel.tsx';

/** What this draft would change. */
export default function Changes({ row }: ScreenRowProps) {
  return <PreviewPanel row={row} by="rule_id" />;
}
