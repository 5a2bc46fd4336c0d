import type { calls } from '@gongdi/api';
import { useWallText } from '../../text/index.ts';

/** Most projects; those without room are cut off by the tile. */
const MOST = 8;

/** The projects with the highest numbers. */
export function RankTile({ of, projects }: { of: string; projects: calls.wall.WallData['projects'] }) {
  const text = useWallText();
  const rows = projects
    .map(({ id, title, totals }) => ({ id, title, count: totals[of] ?? 0 }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST);
  if (rows.length === 0) return <p className="gd-wall-none">{text.noRank}</p>;
  const most = Math.max(1, rows[0]!.count);
  return (
    <ol className="gd-wall-rows">
      {rows.map(({ id, title, count }) => (
        <li key={id}>
          <span className="gd-wall-title">{title}</span>
          <progress max={most} value={count} aria-label={title} />
          <strong>{count}</strong>
        </li>
      ))}
    </ol>
  );
}
