import { attendancerecord, permission } from '@gongdi/domain';
import { Link } from 'react-router';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen, type ScreenRow } from '../../../generic/resource/screen/screen.ts';
import { useLineText } from './text/index.ts';

const DAYS = 'attended_days';

/** Days of attendance of a line: they open the days that they are the sum of. */
function AttendedDays({ row }: { row: ScreenRow }) {
  const may = usePermissions();
  const { attended_days, staff_id, wage_month } = row;
  if (typeof attended_days !== 'number') return null;
  if (typeof wage_month !== 'string' || !may(permission(attendancerecord.name, 'list'))) return attended_days;
  const query = new URLSearchParams({
    staff_id: String(staff_id),
    begin_work_date: `${wage_month}-01`,
    end_work_date: lastDay(wage_month),
  });
  return <Link to={`/${attendancerecord.name}?${query}`}>{attended_days}</Link>;
}

/** The last day of a month written `2026-10`. */
function lastDay(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Leads to the slip of a line, to be printed. */
const slip = ownActions((row) => {
  const text = useLineText();
  const may = usePermissions()('payslip|list');
  const does = `/payslip/slip?id=${encodeURIComponent(row.id)}`;
  return { actions: may ? [{ key: 'slip', label: text.slip, does }] : [] };
});

export default defineScreen({
  rowActions: slip,
  columns: {
    value: (name, row) => (name === DAYS ? <AttendedDays row={row} /> : undefined),
    extend: (columns) =>
      columns.map((column) =>
        column.key === DAYS ? { ...column, render: (row) => <AttendedDays row={row} /> } : column,
      ),
  },
});
