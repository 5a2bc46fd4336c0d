import type { calls } from '@gongdi/api';
import { partmanage, permission, productivetask, workUnit } from '@gongdi/domain';
import { Link } from 'react-router';
import { useDictionaries } from '../../../../kit/data/dictionaries.tsx';
import { Share } from '../../../generic/figures/share.tsx';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import type { Asked } from './statistics-page.tsx';
import { useStatisticsText } from './text/index.ts';

type Line = calls.production.ProductionLine;

/** Returns the list of the daily work that a line sums up. */
export function listOf({ project_id, from, to, by, part_id }: Asked, { key }: Line): string | undefined {
  if (by === 'team' && key === null) return undefined;
  const query = new URLSearchParams({ project_id, begin_work_date: from, end_work_date: to });
  if (part_id !== undefined) query.set('part_id', part_id);
  if (by === 'part' && key !== null) query.set('part_id', key);
  if (by === 'team' && key !== null) query.set('team_id', key);
  if (by === 'day' && key !== null) {
    query.set('begin_work_date', key);
    query.set('end_work_date', key);
  }
  return `/${productivetask.name}?${query}`;
}

/** Below this share of the plan a line is marked, per cent. */
const ENOUGH = 90;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The lines with planned and done quantities, each with a bar of what is done; units are never mixed. */
export function Lines({ lines, asked }: { lines: readonly Line[]; asked: Asked }) {
  const lang = useLang();
  const text = useStatisticsText();
  const may = usePermissions();
  const units = useDictionaries().of(workUnit.dict_type);
  const unitOf = (unit: number | null) => units.entries.find(({ value }) => value === unit)?.label[lang] ?? '';
  return (
    <div className="gd-figures-scroll">
      <table className="gd-figures-table">
        <thead>
          <tr>
            <th scope="col">{text[asked.by]}</th>
            <th scope="col">{text.share}</th>
            <th scope="col">{text.planned}</th>
            <th scope="col">{text.done}</th>
            <th scope="col">{text.manDays}</th>
            <th scope="col">{text.records}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const to = listOf(asked, line);
            const opens = to !== undefined && may(permission(productivetask.name, 'list'));
            return (
              <tr key={`${line.key} ${line.unit}`}>
                <th scope="row">
                  {asked.by === 'part' && line.key !== null ? (
                    <Link to={`/${partmanage.name}/detail?id=${line.key}`}>{line.label}</Link>
                  ) : (
                    line.label || text.noTeam
                  )}
                </th>
                <td>
                  <Share part={line.done} whole={line.planned} enough={ENOUGH} />
                </td>
                <td>
                  {rounded(line.planned)} {unitOf(line.unit)}
                </td>
                <td>
                  {rounded(line.done)} {unitOf(line.unit)}
                </td>
                <td>{line.man_days}</td>
                <td>{opens ? <Link to={to}>{line.records}</Link> : line.records}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
