import { calls } from '@gongdi/api';
import { fill, textOf, trade as tradeDictionary } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Empty, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { useAttendanceText } from './text/index.ts';

/** Colours of the parts of a bar; more trades than these share them. */
const COLOURS = 8;

/** Heads on site at each hour of a day, by trade: a picture, and the same as a table. */
export function HeadsView({ project, day }: { project: string; day: string }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useAttendanceText();
  const names = useDictionaries().of(tradeDictionary.dict_type).entries;
  const query = { project_id: project, day };
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'attendancerecord', 'heads', query],
    queryFn: ({ signal }) => client.call(calls.attendance.heads, { query }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  if (data.people === 0) return <Empty description={text.noHeads} />;
  const nameOf = (trade: number) => {
    const entry = names.find(({ value }) => value === trade);
    return entry ? textOf(entry.label, lang) : String(trade);
  };
  const totals = data.hours.map((hour) => hour?.reduce((sum, count) => sum + count, 0) ?? 0);
  const most = Math.max(1, ...totals);
  const records = `/attendancerecord?project_id=${encodeURIComponent(project)}&begin_work_date=${day}&end_work_date=${day}`;
  return (
    <>
      <p>
        {fill(text.headsOf, { day, count: data.people })} · <Link to={records}>{text.openDay}</Link>
      </p>
      <ul className="gd-attendance-legend">
        {data.trades.map((trade, at) => (
          <li key={trade}>
            <span className={`gd-attendance-part gd-attendance-part-${at % COLOURS}`} aria-hidden />
            <Link to={`${records}&trade=${trade}`}>{nameOf(trade)}</Link>
          </li>
        ))}
      </ul>
      <ol className="gd-attendance-hours">
        {data.hours.map((hour, at) => (
          <li key={at} title={fill(text.hourOf, { hour: at, count: totals[at]! })}>
            <span className="gd-attendance-count">{hour ? totals[at] : ''}</span>
            <span className="gd-attendance-bar" aria-hidden>
              {hour?.map((count, part) => (
                <span
                  key={part}
                  className={`gd-attendance-part-${part % COLOURS}`}
                  style={{ height: `${(count * 100) / most}%` }}
                />
              ))}
            </span>
            <span>{at}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
