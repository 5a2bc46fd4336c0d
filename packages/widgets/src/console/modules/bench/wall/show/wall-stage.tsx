import type { calls, MapConfig } from '@gongdi/api';
import { CallFailure } from '@gongdi/api';
import { ERRORS, fill } from '@gongdi/domain';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { PageMain } from '../../../../ground/page/page-main.tsx';
import { useTitle } from '../../../../ground/page/use-title.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { useWallText } from '../text/index.ts';
import { isStale } from '../turning/rotation.ts';
import { Tile } from './tile.tsx';
import { useRotation } from '../turning/use-rotation.ts';
import { useTicking } from '../turning/use-ticking.ts';
import { WallControls } from './wall-controls.tsx';
import { WallFailure } from './wall-failure.tsx';
import css from './wall.css?inline';

type Data = calls.wall.WallData;

interface WallStageProps {
  found: { data?: Data | undefined; error: Error | null; dataUpdatedAt: number; refetch: () => unknown };
  /** Base maps; undefined while they load. */
  map: MapConfig | null | undefined;
  /** Address that the button for leaving opens. */
  leave?: string;
  /** Shown by a public link: one that ends is over at once. */
  open?: boolean;
}

/** A wall: always dark, as large as the screen, its pages turning. What is not shown now stays mounted and hidden. */
export function WallStage({ found, map, leave, open = false }: WallStageProps) {
  const text = useWallText();
  useSheet(css);
  const { data, error } = found;
  useTitle(data?.title ?? text.title);
  const over = open && error instanceof CallFailure && error.code === ERRORS.notFound.code;
  if (error && (!data || over)) return <WallFailure message={error.message} retry={() => void found.refetch()} />;
  if (!data) return <PageLoading />;
  return <Pages data={data} at={found.dataUpdatedAt} map={map} leave={leave} />;
}

interface PagesProps extends Pick<WallStageProps, 'map' | 'leave'> {
  data: Data;
  at: number;
}

function Pages({ data, at, map, leave }: PagesProps) {
  const text = useWallText();
  const navigate = useNavigate();
  const screen = useRef<HTMLDivElement>(null);
  const seconds = useMemo(() => data.pages.map((page) => page.seconds), [data.pages]);
  const rotation = useRotation(seconds);
  const { page, paused, hold, resume, turn } = rotation;
  useEffect(() => screen.current?.focus({ preventScroll: true }), []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && leave !== undefined) return void navigate(leave);
    if (event.key === ' ' && event.target === event.currentTarget) {
      event.preventDefault();
      return paused ? resume() : hold();
    }
    const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (by !== undefined) turn(by);
    hold();
  };
  return (
    <PageMain className="gd-root gd-dark gd-wall">
      <div
        className="gd-wall-screen"
        ref={screen}
        tabIndex={0}
        role="group"
        aria-label={data.title}
        onKeyDown={onKey}
        onPointerDown={hold}
      >
        <header className="gd-wall-head">
          <WallBrand brand={data.brand} />
          <h1>{data.title}</h1>
          <span className="gd-wall-about">{data.about}</span>
          <Status at={at} paused={paused} />
          <span className="gd-wall-dots" aria-label={fill(text.page, { page: page + 1, count: data.pages.length })}>
            {data.pages.map((_, index) => (
              <i key={index} className={index === page ? 'gd-wall-here' : undefined} />
            ))}
          </span>
          <HeadClock />
        </header>
        {data.pages.map(({ title, tiles }, index) => (
          <section key={index} className="gd-wall-page" hidden={index !== page} aria-label={title}>
            {tiles.length === 0 && <p className="gd-wall-none">{text.emptyPage}</p>}
            {tiles.map((tile) => (
              <Tile key={tile.id} tile={tile} data={data} map={map} shown={index === page} />
            ))}
          </section>
        ))}
      </div>
      <WallControls rotation={rotation} many={data.pages.length > 1} leave={leave} />
    </PageMain>
  );
}

/** Logo and name of who runs the site, where they are configured. */
function WallBrand({ brand: { name, logo } }: { brand: Data['brand'] }) {
  const { client } = useConsole();
  if (logo) return <img className="gd-wall-logo" src={client.resolve(logo)} alt={name ?? ''} />;
  return name ? <span className="gd-wall-owner">{name}</span> : null;
}

/** Says whether what is shown is true now. */
function Status({ at, paused }: { at: number; paused: boolean }) {
  const text = useWallText();
  const { dateTime } = useTimes();
  const now = useTicking(5_000);
  const old = isStale(at, now);
  return (
    <span role="status" className={old ? 'gd-wall-stale' : 'gd-wall-live'}>
      {old ? fill(text.stale, { time: dateTime(at).slice(11, 16) }) : paused ? text.paused : text.live}
    </span>
  );
}

function HeadClock() {
  const { dateTime } = useTimes();
  const now = useTicking(1_000);
  return <time className="gd-wall-clock">{dateTime(now).slice(11, 16)}</time>;
}
