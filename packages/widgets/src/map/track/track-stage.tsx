import type { MapConfig } from '@gongdi/api';
import { boxOf } from '@gongdi/geo';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { format } from '../../diagram/format.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { adoptMapCss } from '../sheets.ts';
import { MapStage } from '../stage/map-stage.tsx';
import { MapView } from '../view/map-view.ts';
import { browserClock, SPEEDS, TrackPlayer } from './player.ts';
import { trackTexts } from './text/index.ts';
import { TrackLayer } from './track-layer.ts';
import type { TrackPoint } from './track.ts';
import css from './track.css?inline';
import { useTimes } from '../../kit/clock/index.ts';

interface TrackStageProps {
  root: ShadowRoot;
  config: MapConfig | null;
  lang: Lang;
  mode: string;
  /** Points sorted by time. The list may grow; another track needs another `key`. */
  track: readonly TrackPoint[];
  /** Points that are farther apart in time are not joined, ms. */
  gap: number;
}

/** Arrow-key steps over the whole slider. */
const STEPS = 240;
const NEAREST = 18;

/** A map with a track and the moving object: play, slider, speed, follow. */
export function TrackStage({ root, config, lang, mode, track, gap }: TrackStageProps) {
  const { dateTime } = useTimes();
  const texts = trackTexts(lang);
  const [made] = useState(() => {
    const view = new MapView({ config: config ?? undefined, lang });
    return { view, layer: new TrackLayer(view), player: new TrackPlayer(browserClock()) };
  });
  const { view, layer, player } = made;
  const [follow, setFollow] = useState(true);
  const shown = useRef(false);
  useLayoutEffect(() => {
    adoptMapCss(root);
    adoptCss(root, css);
  }, [root]);
  useEffect(
    () => () => {
      player.pause();
      layer.remove();
      view.destroy();
    },
    [view, layer, player],
  );
  useEffect(() => {
    layer.show(track, gap);
    if (shown.current) player.extend(track);
    else player.show(track, gap);
    layer.set(player.state.get().at);
    if (!shown.current && track.length > 0) view.fit(boxOf(track.map(({ place }) => place)), 'WGS-84', NEAREST);
    shown.current = true;
  }, [view, layer, player, track, gap]);
  useEffect(() => player.state.subscribe(() => layer.set(player.state.get().at)), [layer, player]);
  useEffect(() => layer.setFollow(follow), [layer, follow]);
  const { at, playing, speed } = useSyncExternalStore(player.state.subscribe, player.state.get);
  const { begin, end } = player;
  const instant = dateTime(new Date(at).toISOString());
  return (
    <div className="gd-track">
      <div className="gd-track-map">
        <MapStage view={view} lang={lang} mode={mode} locate />
      </div>
      <div className="gd-track-bar" role="group" aria-label={texts.control}>
        <button
          type="button"
          className="gd-device-button"
          disabled={track.length < 2}
          onClick={() => (playing ? player.pause() : player.play())}
        >
          <span aria-hidden>{playing ? '❚❚' : '▶'}</span>
          {playing ? texts.pause : texts.play}
        </button>
        <input
          type="range"
          aria-label={texts.at}
          aria-valuetext={instant}
          min={begin}
          max={end}
          step={(end - begin) / STEPS || 1}
          value={at}
          onChange={({ target }) => player.seek(Number(target.value))}
        />
        <output>{instant}</output>
        <select
          className="gd-device-input"
          aria-label={texts.speed}
          value={speed}
          onChange={({ target }) => player.setSpeed(Number(target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {format(texts.times, { n: one })}
            </option>
          ))}
        </select>
        <label>
          <input type="checkbox" checked={follow} onChange={({ target }) => setFollow(target.checked)} />
          {texts.follow}
        </label>
      </div>
    </div>
  );
}
