import { DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import type { PutAsked } from '../../ground/page/use-asked.ts';

interface PeriodProps {
  label: string;
  from: string;
  to: string;
  put: PutAsked;
  /** `2026-11` instead of `2026-11-30`. */
  months?: boolean;
}

/** Asks for a period, in the form of a page of figures: its first and last day, or month. */
export function Period({ label, from, to, put, months = false }: PeriodProps) {
  const written = months ? 'YYYY-MM' : 'YYYY-MM-DD';
  return (
    <Form.Item label={label}>
      <DatePicker.RangePicker
        picker={months ? 'month' : 'date'}
        allowClear={false}
        value={[dayjs(from), dayjs(to)]}
        onChange={(next) => next?.[0] && next[1] && put({ from: next[0].format(written), to: next[1].format(written) })}
      />
    </Form.Item>
  );
}
