import type { calls } from '@gongdi/api';
import { measure } from '@gongdi/domain';
import { Button } from 'antd';
import { Link } from 'react-router';
import { Share } from '../../../generic/figures/share.tsx';
import type { Asked } from './rates-page.tsx';
import { useMeasureText } from './text/index.ts';

type Line = calls.measure.RateLine;

/** Points within the limits that an item asks for, where it says nothing else (GB 50210). */
const ENOUGH = 80;

const FILTER = { part: 'part_id', item: 'standard_id', team: 'team_id' } as const;

/** Returns the list of the measurements that a line sums up; undefined: no filter of the list finds them. */
export function listOf({ project_id, by, part_id }: Asked, { key }: Line): string | undefined {
  if (by === 'place' || key === null) return undefined;
  const query = new URLSearchParams({ project_id, ...(part_id && { part_id }), [FILTER[by]]: key });
  return `/${measure.name}?${query}`;
}

/** The lines of a view: points, share within the limits now and at the first measurement. */
export function RateTable({
  lines,
  asked,
  onPart,
}: {
  lines: readonly Line[];
  asked: Asked;
  onPart: (id: string) => void;
}) {
  const text = useMeasureText();
  return (
    <div className="gd-figures-scroll">
      <table className="gd-figures-table">
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.pointsPassed}</th>
            <th scope="col">{text.first}</th>
            <th scope="col">{text.pointCount}</th>
            <th scope="col">{text.bursts}</th>
            <th scope="col">{text.recordsPassed}</th>
            <th scope="col">{text.records}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const to = listOf(asked, line);
            const label = line.label || text.noTeam;
            const below = asked.by === 'part' && line.key !== null && line.key !== asked.part_id;
            return (
              <tr key={line.key}>
                <th scope="row">
                  {below ? (
                    <Button type="link" size="small" onClick={() => onPart(line.key!)}>
                      {label}
                    </Button>
                  ) : (
                    label
                  )}
                </th>
                <td>
                  <Share part={line.points_passed} whole={line.points} enough={ENOUGH} />
                </td>
                <td>
                  <Share part={line.first_passed} whole={line.first_points} enough={ENOUGH} />
                </td>
                <td>{line.points}</td>
                <td>{line.bursts}</td>
                <td>{line.records_passed}</td>
                <td>{to ? <Link to={to}>{line.records}</Link> : line.records}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
