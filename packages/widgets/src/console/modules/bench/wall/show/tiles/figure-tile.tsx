import type { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useWallText } from '../../text/index.ts';

type Figure = calls.wall.WallData['figures'][number];

const WEEK = 7;

/** A number, as large as its tile allows. */
export function FigureTile({ figure }: { figure: Figure }) {
  const text = useWallText();
  const { total, total_capped, trend } = figure;
  const level = 'level' in figure && total !== 0 ? figure.level : 'calm';
  if (total === null) return <p className="gd-wall-none">{text.late}</p>;
  return (
    <>
      <strong className={`gd-wall-number gd-wall-${level}`}>
        {total}
        {total_capped && '+'}
      </strong>
      {trend && <small>{fill(text.last7, { count: trend.slice(-WEEK).reduce((sum, count) => sum + count, 0) })}</small>}
    </>
  );
}
