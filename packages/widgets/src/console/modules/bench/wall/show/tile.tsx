import type { calls, MapConfig } from '@gongdi/api';
import type { Label, WallTile } from '@gongdi/domain';
import { memo, Suspense } from 'react';
import { lazyPart } from '../../../../../kit/lazy/index.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useWallText } from '../text/index.ts';
import { ClockTile } from './tiles/clock-tile.tsx';
import { FigureTile } from './tiles/figure-tile.tsx';
import { NewestTile } from './tiles/newest-tile.tsx';
import { RankTile } from './tiles/rank-tile.tsx';
import { TrendTile } from './tiles/trend-tile.tsx';
import { WeatherTile } from './tiles/weather-tile.tsx';

type Data = calls.wall.WallData;

const WallMap = lazyPart(() => import('./tiles/wall-map.tsx'));

interface TileProps {
  tile: WallTile;
  data: Data;
  map: MapConfig | null | undefined;
  shown: boolean;
}

/** A tile at its place on the grid. */
export const Tile = memo(function Tile({ tile, data, map, shown }: TileProps) {
  const text = useWallText();
  const lang = useLang();
  const { kind, of, x, y, w, h } = tile;
  const figure = data.figures.find(({ key }) => key === of);
  const label = labelOf(tile, data);
  const heading = label?.[lang];
  return (
    <article
      className="gd-wall-tile"
      style={{ gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }}
      data-kind={kind}
      aria-label={heading ?? text[`kind_${kind}`]}
    >
      {kind === 'map' ? (
        data.map &&
        map !== undefined && (
          <Suspense fallback={null}>
            <WallMap data={data.map} config={map} shown={shown} />
          </Suspense>
        )
      ) : kind === 'clock' ? (
        <ClockTile />
      ) : kind === 'weather' ? (
        <WeatherTile weather={data.weather} />
      ) : label === undefined ? (
        <p className="gd-wall-none">{text.gone}</p>
      ) : (
        <>
          <h2>{heading}</h2>
          {kind === 'figure' && figure && <FigureTile figure={figure} />}
          {kind === 'trend' && figure && <TrendTile figure={figure} />}
          {kind === 'rank' && <RankTile of={of} projects={data.projects} />}
          {kind === 'newest' && <NewestTile newest={data.newest.find(({ resource }) => resource === of)!} />}
        </>
      )}
    </article>
  );
});

/** Returns the label of what a module declares; undefined: it is gone, or the reader may not see it. */
function labelOf({ kind, of }: WallTile, { figures, ranked, newest }: Data): Label | undefined {
  if (kind === 'rank') return ranked.find(({ key }) => key === of)?.label;
  if (kind === 'newest') return newest.find(({ resource }) => resource === of)?.label;
  return figures.find(({ key }) => key === of)?.label;
}
