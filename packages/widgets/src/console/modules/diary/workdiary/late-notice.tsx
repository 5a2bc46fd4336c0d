import { fill } from '@gongdi/domain';
import { Alert } from 'antd';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useDiaryText } from './text/index.ts';

/** Says above a diary that it was written after its day. */
export default function LateNotice({ row }: ScreenRowProps) {
  const text = useDiaryText();
  if (row['late_flag'] !== true) return null;
  return <Alert type="warning" showIcon title={fill(text.late, { count: Number(row['late_days'] ?? 0) })} />;
}
