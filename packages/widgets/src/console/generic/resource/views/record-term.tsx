import { ClockCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { fill, termOf, type AnyResource } from '@gongdi/domain';
import { useState } from 'react';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useViewText } from './text/index.ts';
import type { Row } from './view-props.ts';

/** The deadline that runs for a record, with the days that are left; nothing when none runs. */
export function RecordTerm({ resource, row }: { resource: AnyResource; row: Row }) {
  const text = useViewText();
  const { zone } = useTimes();
  const [now] = useState(() => Date.now());
  const term = termOf(resource, row, { now, zone });
  if (!term) return null;
  const { day, left } = term;
  const late = left < 0;
  const words = late ? fill(text.overdue, { days: -left }) : left === 0 ? text.today : fill(text.left, { days: left });
  return (
    <span className={`gd-views-term${late ? ' gd-views-term-late' : left <= 1 ? ' gd-views-term-near' : ''}`}>
      {late ? <WarningOutlined aria-hidden /> : <ClockCircleOutlined aria-hidden />} {day} · {words}
    </span>
  );
}
