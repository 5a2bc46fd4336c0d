import type { MapConfig } from '@gongdi/api';
import { boxOf } from '@gongdi/geo';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { format } from '../../diagram/format.ts';
import { useTimes } from '../../kit/clock/index.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { adoptMapCss } from '../sheets.ts';
import { MapStage } from '../stage/map-stage.tsx';
import { MapView } from '../view/map-view.ts';
import { browserClock, SPEEDS, TrackPlayer } from './player.ts';
import { trackTexts } from './text/index.ts';
import { TrackLayer, type ShownTrack } from './track-layer.ts';
import { TrackLegend } from './track-legend.tsx';
import { markAfter, TrackMarks, type TrackMark } from './track-marks.tsx';
import css from './track.css?inline';

interface TrackStageProps {
  root: ShadowRoot;
  config: MapConfig | null;
  lang: Lang;
  mode: string;
  /** They may grow; other tracks need another `key`. */
  tracks: readonly ShownTrack[];
  /** What happened: shown over the slider. */
  marks?: readonly TrackMark[];
  /** Where it opens: the end is the present place of an object that is followed live. */
  from?: 'begin' | 'end';
  /** A new object moves the replay to its instant, epoch ms. */
  asked?: { at: number } | undefined;
}

/** Arrow-key steps over the whole slider. */
const STEPS = 240;
const NEAREST = 18;
const NO_MARKS: readonly TrackMark[] = [];

/** A map with tracks and the moving objects: play, slider, speed, follow, legend, marks of what happened. */
export function TrackStage({
  root,
  config,
  lang,
  mode,
  tracks,
  marks = NO_MARKS,
  from = 'end',
  asked,
}: TrackStageProps) {
  const { dateTime } = useTimes();
  const text = trackTexts(lang);
  const [made] = useState(() => {
    const view = new MapView({ config: config ?? undefined, lang });
    return { view, layer: new TrackLayer(view), player: new TrackPlayer(browserClock()) };
  });
  const { view, layer, player } = made;
  const several = tracks.length > 1;
  const [followed, setFollowed] = useState(several ? null : (tracks[0]?.id ?? null));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
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
  // A hidden track keeps its place in the list, and with it its colour.
  const seen = useMemo(() => tracks.map((one) => (hidden.has(one.id) ? { ...one, track: [] } : one)), [tracks, hidden]);
  useEffect(() => {
    layer.show(seen);
    const ways = tracks.map(({ track }) => track);
    if (shown.current) player.extend(ways);
    else player.show(ways, from);
    layer.set(player.state.get().at);
    const places = ways.flatMap((track) => track.flatMap((part) => part.map(({ place }) => place)));
    if (!shown.current && places.length > 0) view.fit(boxOf(places), 'WGS-84', NEAREST);
    shown.current = true;
  }, [view, layer, player, tracks, seen, from]);
  useEffect(() => player.state.subscribe(() => layer.set(player.state.get().at)), [layer, player]);
  useEffect(() => layer.setFollowed(followed), [layer, followed]);
  useEffect(() => {
    if (asked) player.seek(asked.at);
  }, [player, asked]);
  const { at, playing, speed } = useSyncExternalStore(player.state.subscribe, player.state.get);
  const { begin, end } = player;
  const timeOf = (instant: number) => dateTime(new Date(instant).toISOString());
  const nextMark = () => {
    const mark = markAfter(marks, player.state.get().at);
    if (mark) player.seek(mark.at);
  };
  const toggle = (id: string) =>
    setHidden((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <div className="gd-track" role="group" aria-label={text.control} onKeyDown={keysOf(player, nextMark)}>
      <div className="gd-track-map">
        <MapStage view={view} lang={lang} mode={mode} locate />
      </div>
      {several && <TrackLegend tracks={tracks} hidden={hidden} at={at} text={text} onToggle={toggle} />}
      <div className="gd-track-bar">
        <button
          type="button"
          className="gd-track-button"
          disabled={end <= begin}
          aria-keyshortcuts="K"
          onClick={() => player.toggle()}
        >
          <span aria-hidden>{playing ? '❚❚' : '▶'}</span>
          {playing ? text.pause : text.play}
        </button>
        <div className="gd-track-seek">
          <TrackMarks player={player} marks={marks} label={text.marks} timeOf={timeOf} />
          <input
            type="range"
            aria-label={text.at}
            aria-valuetext={timeOf(at)}
            min={begin}
            max={end}
            step={(end - begin) / STEPS || 1}
            value={at}
            onChange={({ target }) => player.seek(Number(target.value))}
          />
        </div>
        <output>{timeOf(at)}</output>
        {marks.length > 0 && (
          <button type="button" className="gd-track-button" aria-keyshortcuts="N" onClick={nextMark}>
            {text.nextMark}
          </button>
        )}
        <select
          className="gd-track-select"
          aria-label={text.speed}
          aria-keyshortcuts=", ."
          value={speed}
          onChange={({ target }) => player.setSpeed(Number(target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {format(text.times, { n: one })}
            </option>
          ))}
        </select>
        {several ? (
          <select
            className="gd-track-select"
            aria-label={text.follow}
            value={followed ?? ''}
            onChange={({ target }) => setFollowed(target.value || null)}
          >
            <option value="">{text.followNone}</option>
            {tracks.map(({ id, name, nameAt }) => (
              <option key={id} value={id}>
                {format(text.followOne, { name: nameAt?.(at) ?? name })}
              </option>
            ))}
          </select>
        ) : (
          <label>
            <input
              type="checkbox"
              checked={followed !== null}
              onChange={({ target }) => setFollowed(target.checked ? (tracks[0]?.id ?? null) : null)}
            />
            {text.follow}
          </label>
        )}
      </div>
    </div>
  );
}

/** Keys of the replay, except where a control takes letters itself. */
const keysOf =
  (player: TrackPlayer, nextMark: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    const act = {
      k: () => player.toggle(),
      n: nextMark,
      ',': () => player.shiftSpeed(-1),
      '.': () => player.shiftSpeed(1),
    }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
