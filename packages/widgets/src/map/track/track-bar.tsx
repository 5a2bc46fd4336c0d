import { useSyncExternalStore } from 'react';
import { format } from '../../diagram/format.ts';
import { useTimes } from '../../kit/clock/index.ts';
import { SPEEDS, type TrackPlayer } from './player.ts';
import type { TrackTexts } from './text/zh.ts';
import type { ShownTrack } from './track-layer.ts';
import { toNextMark, TrackMarks, type TrackMark } from './track-marks.tsx';

interface TrackBarProps {
  player: TrackPlayer;
  marks: readonly TrackMark[];
  tracks: readonly ShownTrack[];
  text: TrackTexts;
  /** Id of the track whose object the map follows; null: none. */
  followed: string | null;
  onFollow: (id: string | null) => void;
}

/** Arrow-key steps over the whole slider. */
const STEPS = 240;

/** Controls of the replay: play, slider with marks, time, speed, follow. */
export function TrackBar({ player, marks, tracks, text, followed, onFollow }: TrackBarProps) {
  const { dateTime } = useTimes();
  const { at, playing, speed } = useSyncExternalStore(player.state.subscribe, player.state.get);
  const { begin, end } = player;
  const timeOf = (instant: number) => dateTime(new Date(instant).toISOString());
  return (
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
        <button
          type="button"
          className="gd-track-button"
          aria-keyshortcuts="N"
          onClick={() => toNextMark(player, marks)}
        >
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
      {tracks.length > 1 ? (
        <select
          className="gd-track-select"
          aria-label={text.follow}
          value={followed ?? ''}
          onChange={({ target }) => onFollow(target.value || null)}
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
            onChange={({ target }) => onFollow(target.checked ? (tracks[0]?.id ?? null) : null)}
          />
          {text.follow}
        </label>
      )}
    </div>
  );
}
