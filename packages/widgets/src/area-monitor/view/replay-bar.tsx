import { dateTime, fill } from '@gongdi/domain';
import { useState } from 'react';
import type { Monitor } from '../session/monitor.ts';
import type { ReplayState } from '../session/state.ts';
import { RANGE_NAMES, type TrendRange } from '../../device/trend/ranges.ts';
import { Button } from '../../device/view/button.tsx';

/** Steps of an arrow key on the slider, of the whole. */
const STEPS = 240;

/** Another instant than now: range, slider, play. */
export function ReplayBar({ monitor, replay }: { monitor: Monitor; replay: ReplayState }) {
  const { text } = monitor;
  const [range, setRange] = useState<TrendRange>('hour6');
  const { begin, end, at, playing, done, total, cut, failure } = replay;
  const shown = dateTime(new Date(at).toISOString());
  return (
    <div className="gd-monitor-replay" role="group" aria-label={text.replay} part="replay">
      <select
        className="gd-monitor-input"
        aria-label={text.range}
        value={range}
        onChange={({ target }) => {
          setRange(target.value as TrendRange);
          void monitor.replay.begin(target.value as TrendRange);
        }}
      >
        {RANGE_NAMES.map((one) => (
          <option key={one} value={one}>
            {text[one]}
          </option>
        ))}
      </select>
      <Button
        label={playing ? text.pause : text.play}
        sign={playing ? '❚❚' : '▶'}
        onClick={() => monitor.replay.play(!playing)}
      />
      <input
        type="range"
        aria-label={text.replayAt}
        aria-valuetext={shown}
        min={begin}
        max={end}
        step={(end - begin) / STEPS}
        value={at}
        onChange={({ target }) => monitor.replay.seek(Number(target.value))}
      />
      <output>{shown}</output>
      <Button label={text.replayEnd} onClick={() => monitor.replay.end()}>
        {text.replayEnd}
      </Button>
      {failure ? (
        <span role="alert">{fill(text.replayFailed, { reason: failure })}</span>
      ) : (
        done < total && <span>{fill(text.replayLoading, { done, total })}</span>
      )}
      {cut && <span className="gd-monitor-secondary">{fill(text.replayMost, { count: total })}</span>}
    </div>
  );
}
