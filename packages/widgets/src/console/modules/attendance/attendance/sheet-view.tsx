import { CallFailure, calls, type CallResult } from '@gongdi/api';
import { attendanceState, fill, permission, textOf } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Empty, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import {
  StandingCells,
  StandingHeads,
  StandingLine,
  standingColumns,
  useStanding,
  type SheetStanding,
} from './standing.tsx';
import { useAttendanceText } from './text/index.ts';

type Sheet = CallResult<typeof calls.attendance.sheet>;
type Person = Sheet['people'][number];

/** People of one page: a cell for each day, so thousands of people would be too many at once. */
const PAGE = 50;

const daysOf = (halves: number): string => String(halves / 2);
const hoursOf = (minutes: number): string => (minutes / 60).toFixed(1);

/** The monthly sheet: people and days with a mark for each, and the sums. */
export function SheetView({
  project,
  team,
  month,
  withStanding = false,
}: {
  project: string;
  team: string | null;
  month: string;
  /** Labour v2: contract, wages and points beside the days. */
  withStanding?: boolean;
}) {
  const { client } = useConsole();
  const text = useAttendanceText();
  const { message } = App.useApp();
  const may = usePermissions();
  const [page, setPage] = useState(1);
  const query = { project_id: project, month, ...(team && { team_id: team }) };
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'attendancerecord', 'sheet', query],
    queryFn: ({ signal }) => client.call(calls.attendance.sheet, { query }, { signal, quiet: true }),
    staleTime: 0,
  });
  const standing = useStanding(withStanding, query);
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  if (data.people.length === 0) return <Empty description={text.none} />;
  const save = async () => {
    try {
      saveBlob(
        await client.call(calls.attendance.sheetExport, { query }, { quiet: true }),
        `${text.sheet} ${month}.xlsx`,
      );
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      showFailure(message, failure);
    }
  };
  const people = data.people.slice((page - 1) * PAGE, page * PAGE);
  return (
    <>
      <div className="gd-attendance-tools">
        {may(permission('attendance', 'export')) && <Button onClick={() => void save()}>{text.export}</Button>}
        <Button onClick={() => window.print()}>{text.print}</Button>
        <Legend />
      </div>
      <Grid sheet={data} people={people} standing={standing} month={month} />
      {data.people.length > PAGE && (
        <Pagination
          current={page}
          pageSize={PAGE}
          total={data.people.length}
          onChange={setPage}
          showSizeChanger={false}
          size="small"
        />
      )}
    </>
  );
}

/** The first character of a state stands for it in a cell; the legend says which. */
function useMarks() {
  const lang = useLang();
  const { entries } = useDictionaries().of(attendanceState.dict_type);
  return new Map(
    entries.map(({ value, label, color_type }) => {
      const name = textOf(label, lang);
      return [value, { name, mark: MARKS[value] ?? name.slice(0, 1), colour: color_type ?? 'default' }];
    }),
  );
}

const MARKS: Readonly<Record<number, string>> = {
  1: '√',
  2: '△',
  3: '▽',
  4: '◇',
  5: '?',
  6: '½',
  7: '×',
  8: '○',
  9: '+',
  10: '…',
};

function Legend() {
  const marks = useMarks();
  return (
    <ul className="gd-attendance-legend">
      {[...marks].map(([value, { name, mark, colour }]) => (
        <li key={value}>
          <span className={`gd-attendance-mark gd-attendance-${colour}`} aria-hidden>
            {mark}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

const SUMS = ['late', 'early', 'absent', 'leave', 'missing'] as const;

function Grid({
  sheet: { days, days_off, people: all, total },
  people,
  standing,
  month,
}: {
  sheet: Sheet;
  people: readonly Person[];
  standing: SheetStanding | undefined;
  month: string;
}) {
  const text = useAttendanceText();
  const off = new Set(days_off);
  return (
    <div className="gd-attendance-scroll" role="region" aria-label={text.sheet} tabIndex={0}>
      <table className="gd-attendance-sheet">
        <thead>
          <tr>
            <th scope="col">{text.person}</th>
            {days.map((day) => (
              <th key={day} scope="col" className={off.has(day) ? 'gd-attendance-off' : undefined}>
                {Number(day.slice(8))}
              </th>
            ))}
            <th scope="col">{text.days}</th>
            <th scope="col">{text.hours}</th>
            {SUMS.map((key) => (
              <th key={key} scope="col">
                {text[key]}
              </th>
            ))}
            {standing && <StandingHeads standing={standing} />}
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <PersonRow key={one.staff_id} person={one} days={days} off={off} standing={standing} month={month} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {text.total} ({all.length})
            </th>
            <td colSpan={days.length} />
            <td>{daysOf(total.halves)}</td>
            <td>{hoursOf(total.minutes + total.extra_minutes)}</td>
            {SUMS.map((key) => (
              <td key={key}>{total[key]}</td>
            ))}
            {standing && <td colSpan={standingColumns(standing)} />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function PersonRow({
  person: { staff_id, name, team_name, days: own, sums },
  days,
  off,
  standing,
  month,
}: {
  person: Person;
  days: readonly string[];
  off: ReadonlySet<string>;
  standing: SheetStanding | undefined;
  month: string;
}) {
  const text = useAttendanceText();
  const marks = useMarks();
  const { halves, minutes, extra_minutes } = sums;
  const stands = standing?.people.get(staff_id);
  const records = `/attendancerecord?staff_id=${encodeURIComponent(staff_id)}&begin_work_date=${days[0]}&end_work_date=${days.at(-1)}`;
  return (
    <tr>
      <th scope="row">
        <Link to={records}>{name}</Link>
        <small>{team_name}</small>
        <small className="gd-attendance-narrow">
          {fill(text.sums, {
            days: daysOf(halves),
            hours: hoursOf(minutes + extra_minutes),
            missing: sums.missing,
            absent: sums.absent,
          })}
        </small>
        {stands && <StandingLine one={stands} wages={standing!.wages} points={standing!.points} />}
      </th>
      {days.map((day, at) => {
        const found = own[at];
        const shown = found && marks.get(found.state);
        return (
          <td key={day} data-day={Number(day.slice(8))} className={off.has(day) ? 'gd-attendance-off' : undefined}>
            {found && shown ? (
              <Link
                className={`gd-attendance-mark gd-attendance-${shown.colour}`}
                to={`/attendancerecord/detail?id=${found.id}`}
                aria-label={fill(text.mark, { name, day, state: shown.name })}
                title={fill(text.mark, { name, day, state: shown.name })}
              >
                {shown.mark}
              </Link>
            ) : (
              off.has(day) && text.off
            )}
          </td>
        );
      })}
      <td>{daysOf(halves)}</td>
      <td>{hoursOf(minutes + extra_minutes)}</td>
      {SUMS.map((key) => (
        <td key={key}>{sums[key] === 0 ? '' : sums[key]}</td>
      ))}
      {standing && <StandingCells standing={standing} staff_id={staff_id} month={month} />}
    </tr>
  );
}
