import { calls } from '@gongdi/api';
import { dateTime, fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, DatePicker, InputNumber, Select, Space } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useCalendarText } from './text/index.ts';

const HOURS = { days: 24, hours: 1 } as const;
const MOST_HOURS = 8760;

/** Shows when a task that arrives at a given time would be due, according to the saved calendar. */
export function DeadlinePreview({ zone, unsaved }: { zone: string; unsaved: boolean }) {
  const { client } = useConsole();
  const text = useCalendarText();
  const [from, setFrom] = useState(() => dayjs(dateTime(Date.now(), zone)).second(0));
  const [count, setCount] = useState<number | null>(3);
  const [unit, setUnit] = useState<keyof typeof HOURS>('days');
  const hours = (count ?? 0) * HOURS[unit];
  const query = { from: from.format('YYYY-MM-DDTHH:mm:ss'), hours };
  const good = hours >= 1 && hours <= MOST_HOURS;
  const due = useQuery({
    queryKey: ['bpm-calendar', 'deadline', query],
    queryFn: ({ signal }) => client.call(calls.workflow.calendarDeadline, { query }, { signal, quiet: true }),
    enabled: good,
  });
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.preview}</h2>
      </div>
      <div className="gd-calendar-deadline">
        <label>
          {text.previewFrom}
          <DatePicker
            showTime={{ format: 'HH:mm' }}
            allowClear={false}
            value={from}
            onChange={(value) => value && setFrom(value.second(0).millisecond(0))}
            components={{}}
          />
        </label>
        <Space>
          <InputNumber
            min={1}
            max={MOST_HOURS / HOURS[unit]}
            precision={0}
            aria-label={text.previewLength}
            value={count}
            onChange={setCount}
          />
          <Select<keyof typeof HOURS>
            aria-label={text.previewLength}
            value={unit}
            onChange={setUnit}
            options={[
              { value: 'days', label: text.previewDays },
              { value: 'hours', label: text.previewHours },
            ]}
          />
        </Space>
        {due.error ? (
          <Alert type="error" showIcon title={due.error.message} />
        ) : (
          good &&
          due.data && (
            <Alert role="status" type="success" showIcon title={fill(text.previewDue, { due: due.data.due })} />
          )
        )}
        {unsaved && <p className="gd-console-hint">{text.previewUnsaved}</p>}
      </div>
    </section>
  );
}
