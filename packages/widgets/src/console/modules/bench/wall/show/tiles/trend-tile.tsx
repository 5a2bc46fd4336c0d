import type { calls } from '@gongdi/api';
import { useWallText } from '../../text/index.ts';

type Figure = calls.wall.WallData['figures'][number];

/** Records of each of the last days, as bars. */
export function TrendTile({ figure: { trend } }: { figure: Figure }) {
  const text = useWallText();
  if (!trend) return <p className="gd-wall-none">{text.gone}</p>;
  const most = Math.max(1, ...trend);
  return (
    <>
      <svg className="gd-wall-bars" viewBox={`0 0 ${trend.length} 100`} preserveAspectRatio="none" aria-hidden>
        {trend.map((count, day) => {
          const height = Math.max(1, (count / most) * 100);
          return <rect key={day} x={day + 0.12} width={0.76} y={100 - height} height={height} />;
        })}
      </svg>
      <p className="gd-wall-axis">
        <span>{text.last30}</span>
        <strong>{trend.reduce((sum, count) => sum + count, 0)}</strong>
        <span>
          {text.today} {trend.at(-1)}
        </span>
      </p>
    </>
  );
}
