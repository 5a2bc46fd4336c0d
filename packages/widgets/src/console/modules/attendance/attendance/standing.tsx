import { calls, type CallResult } from '@gongdi/api';
import { contractState, fill, safetyLight, textOf } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useAttendanceText } from './text/index.ts';

type Sheet = CallResult<typeof calls.labourv2.sheetStanding>;
export type PersonStanding = Sheet['people'][number];

/** How the people of a monthly sheet stand (labour v2), by person; undefined until it has arrived. */
export interface SheetStanding extends Pick<Sheet, 'wages' | 'points'> {
  people: ReadonlyMap<string, PersonStanding>;
}

/** @param asked whether the page shows it at all */
export function useStanding(
  asked: boolean,
  query: { project_id: string; team_id?: string; month: string },
): SheetStanding | undefined {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: ['list', 'attendance_v2', query],
    queryFn: ({ signal }) => client.call(calls.labourv2.sheetStanding, { query }, { signal, quiet: true }),
    enabled: asked,
    staleTime: 0,
  });
  return data && { ...data, people: new Map(data.people.map((one) => [one.staff_id, one])) };
}

/** Headers of the columns, as many as `StandingCells` has cells. */
export function StandingHeads({ standing: { wages, points } }: { standing: SheetStanding }) {
  const text = useAttendanceText();
  const labels = [
    text.contract,
    ...(wages ? [text.earned, text.paid, text.owed] : []),
    ...(points ? [text.points] : []),
  ];
  return labels.map((label) => (
    <th key={label} scope="col">
      {label}
    </th>
  ));
}

export const standingColumns = ({ wages, points }: SheetStanding): number => 1 + (wages ? 3 : 0) + (points ? 1 : 0);

/** The cells of one person. Wages open the person's lines, points the behaviour that they come from. */
export function StandingCells({
  standing: { wages, points, people },
  staff_id,
  month,
}: {
  standing: SheetStanding;
  staff_id: string;
  month: string;
}) {
  const one = people.get(staff_id);
  const id = encodeURIComponent(staff_id);
  const line = (value: string | null | undefined) =>
    value && <Link to={`/payline?staff_id=${id}&wage_month=${month}`}>{value}</Link>;
  return (
    <>
      <td>{one && <CodeTag of={contractState.dict_type} value={one.contract_state} />}</td>
      {wages && (
        <>
          <td className="gd-attendance-sum">{line(one?.earned)}</td>
          <td className="gd-attendance-sum">{line(one?.paid)}</td>
          <td className="gd-attendance-sum">
            {one?.owed && one.owed !== '0.00' && (
              <Link to={`/payline?staff_id=${id}&pay_status=1,2,4`}>{one.owed}</Link>
            )}
          </td>
        </>
      )}
      {points && (
        <td>
          {one && (one.points ?? 0) > 0 && (
            <Link to={`/safebehaviour_v2?staff_id=${id}`}>
              {one.points} <CodeTag of={safetyLight.dict_type} value={one.light} />
            </Link>
          )}
        </td>
      )}
    </>
  );
}

/** The same in one line, for phones. */
export function StandingLine({
  one,
  wages,
  points,
}: Pick<SheetStanding, 'wages' | 'points'> & { one: PersonStanding }) {
  const text = useAttendanceText();
  return (
    <small className="gd-attendance-narrow">
      <CodeTag of={contractState.dict_type} value={one.contract_state} />
      {wages && fill(text.wagesLine, { earned: one.earned ?? '–', paid: one.paid ?? '–', owed: one.owed ?? '0.00' })}
      {points && ` · ${fill(text.pointsLine, { points: one.points ?? 0 })}`}
    </small>
  );
}

function CodeTag({ of, value }: { of: string; value: number | null }) {
  const lang = useLang();
  const entry = useDictionaries()
    .of(of)
    .entries.find((one) => one.value === value);
  return entry && <Tag color={entry.color_type}>{textOf(entry.label, lang)}</Tag>;
}
