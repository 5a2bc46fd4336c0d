import type { MapConfig } from '@gongdi/api';
import { boxOf } from '@gongdi/geo';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { adoptCss } from '../../kit/shadow/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { adoptMapCss } from '../sheets.ts';
import { MapStage } from '../stage/map-stage.tsx';
import { MapView } from '../view/map-view.ts';
import { browserClock, TrackPlayer } from './player.ts';
import { trackTexts } from './text/index.ts';
import { TrackLayer, type ShownTrack } from './track-layer.ts';
import { TrackLegend } from './track-legend.tsx';
import { TrackBar } from './track-bar.tsx';
import { toNextMark, type TrackMark } from './track-marks.tsx';
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
  const { at } = useSyncExternalStore(player.state.subscribe, player.state.get);
  const toggle = (id: string) =>
    setHidden((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <div className="gd-track" role="group" aria-label={text.control} onKeyDown={keysOf(player, marks)}>
      <div className="gd-track-map">
        <MapStage view={view} lang={lang} mode={mode} locate />
      </div>
      {several && <TrackLegend tracks={tracks} hidden={hidden} at={at} text={text} onToggle={toggle} />}
      <TrackBar player={player} marks={marks} tracks={tracks} text={text} followed={followed} onFollow={setFollowed} />
    </div>
  );
}

/** Keys of the replay, except where a control takes letters itself. */
const keysOf =
  (player: TrackPlayer, marks: readonly TrackMark[]) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    const act = {
      k: () => player.toggle(),
      n: () => toNextMark(player, marks),
      ',': () => player.shiftSpeed(-1),
      '.': () => player.shiftSpeed(1),
    }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
