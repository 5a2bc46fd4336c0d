import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { TileFigure, TileWaiting } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Link } from 'react-router';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useWorkbenchText } from '../text/index.ts';
import { linePoints, trendFacts } from './trend.ts';

/** A tile as the server answers it; without a level it counts what waits for nobody. */
export type AnyTile = TileFigure & Partial<Pick<TileWaiting, 'level'>>;

/** Size of the line of a trend, px. */
const LINE = { width: 72, height: 24 };

export const addressOfTile = ({ resource, page, filters }: Pick<AnyTile, 'resource' | 'page' | 'filters'>): string => {
  const query = new URLSearchParams(filters);
  return `/${resource}${page === undefined ? '' : `/${page}`}${query.size > 0 ? `?${query}` : ''}`;
};

export const numberOf = ({ total, total_capped }: Pick<AnyTile, 'total' | 'total_capped'>): string =>
  `${total}${total_capped ? '+' : ''}`;

/** Returns whether a tile has nothing to say now. */
export const isZero = ({ total }: Pick<AnyTile, 'total'>): boolean => total === 0;

/** A number with its trend; opens the list of the records that it counts. */
export function TileCard({ tile, days }: { tile: AnyTile; days: number }) {
  const text = useWorkbenchText();
  const lang = useLang();
  const { label, total, level = 'figure', trend } = tile;
  return (
    <Link className={`gd-tiles-card gd-tiles-${total === null ? 'calm' : level}`} to={addressOfTile(tile)}>
      <span>{label[lang]}</span>
      <span className="gd-tiles-number">
        <strong>{total === null ? <small>{text.attentionFailed}</small> : numberOf(tile)}</strong>
        {trend && <Line counts={trend.slice(-days)} />}
      </span>
      {trend && <Change trend={trend} days={days} />}
    </Link>
  );
}

function Line({ counts }: { counts: readonly number[] }) {
  const { width, height } = LINE;
  return (
    <svg
      className="gd-tiles-line"
      width={width}
      height={height}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      aria-hidden
    >
      <polyline points={linePoints(counts, width, height)} />
    </svg>
  );
}

function Change({ trend, days }: { trend: readonly number[]; days: number }) {
  const text = useWorkbenchText();
  const { now, before } = trendFacts(trend, days);
  const change = before === null ? 0 : now - before;
  return (
    <small>
      {fill(text.trend, { days, count: now })}
      {before !== null && change !== 0 && (
        <span title={fill(text.trendBefore, { days, count: before })}>
          {' '}
          {change > 0 ? <ArrowUpOutlined aria-label={text.more} /> : <ArrowDownOutlined aria-label={text.less} />}
          {Math.abs(change)}
        </span>
      )}
    </small>
  );
}
