import { calls } from '@gongdi/api';
import { fill, textOf, trade as tradeDictionary } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { useAttendanceText } from './text/index.ts';

/** Whether the project leader and the safety officers are present as the rules ask. */
export function PostsView({ project, month }: { project: string; month: string }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useAttendanceText();
  const trades = useDictionaries().of(tradeDictionary.dict_type).entries;
  const query = { project_id: project, month };
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'attendancerecord', 'posts', query],
    queryFn: ({ signal }) => client.call(calls.attendance.keyPosts, { query }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const { warnings, people, floor_area, officers_required, officers, required_ratio } = data;
  const tradeOf = (value: number) => {
    const entry = trades.find((one) => one.value === value);
    return entry ? textOf(entry.label, lang) : String(value);
  };
  return (
    <>
      {warnings.length === 0 && <Alert type="success" showIcon title={text.fine} />}
      {warnings.map((one) => (
        <Alert
          key={one}
          type={one === 'area_unknown' ? 'warning' : 'error'}
          showIcon
          title={text[one]}
          action={one === 'area_unknown' && <Link to={`/projectmanage/edit?id=${project}`}>{text.goProject}</Link>}
        />
      ))}
      <p>{fill(text.leader, { ratio: required_ratio })}</p>
      {officers_required !== null && (
        <p>{fill(text.officers, { area: floor_area ?? 0, required: officers_required, count: officers })}</p>
      )}
      {people.length === 0 ? (
        <Empty description={text.noPosts} />
      ) : (
        <div className="gd-attendance-scroll" role="region" aria-label={text.posts} tabIndex={0}>
          <table className="gd-attendance-sheet">
            <thead>
              <tr>
                {[text.person, text.post, text.ratio, text.expected, text.present, text.consented, text.unagreed].map(
                  (label, at) => (
                    <th key={at} scope="col">
                      {label}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {people.map((one) => (
                <tr key={one.staff_id}>
                  <th scope="row">
                    <Link to={`/attendancerecord?staff_id=${encodeURIComponent(one.staff_id)}`}>{one.name}</Link>
                  </th>
                  <td>{tradeOf(one.trade)}</td>
                  <td>{one.ratio === null ? '--' : `${one.ratio}%`}</td>
                  <td>{one.expected}</td>
                  <td>{one.halves / 2}</td>
                  <td>{one.consented}</td>
                  <td>{one.leave}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
