import { fill } from '@gongdi/domain';
import { saveBlob } from '../../kit/file/save-blob.ts';
import { useHostFullscreen } from '../../kit/layout/use-host-fullscreen.ts';
import { valuesSheet } from '../session/sheet.ts';
import { messageOf } from '../../device/session/message-of.ts';
import type { Monitor } from '../session/monitor.ts';
import type { MonitorState } from '../session/state.ts';
import { Button } from '../../device/controls/button.tsx';
import { Summary } from './summary.tsx';
import { useTimes } from '../../kit/clock/index.ts';

/** Name of the area, its state, and the actions for the whole area. */
export function Toolbar({ monitor, state }: { monitor: Monitor; state: MonitorState }) {
  const { text, source } = monitor;
  const times = useTimes();
  const { drawings, drawing } = state;
  const [full, toggleFull] = useHostFullscreen(monitor.context.host, () => monitor.tell(text.noFullscreen));
  const save = async () => {
    try {
      const file = (await source.exportValues?.()) ?? valuesSheet(monitor, times);
      saveBlob(file.blob, file.name);
      monitor.tell(text.exported);
    } catch (error) {
      monitor.tell(fill(text.exportFailed, { reason: messageOf(error, text) }));
    }
  };
  return (
    <header className="gd-monitor-toolbar" part="toolbar">
      <div className="gd-monitor-title">
        <h2>{state.name || text.monitor}</h2>
        {state.project && <span className="gd-device-secondary">{state.project}</span>}
        <Line state={state} monitor={monitor} />
      </div>
      <Summary monitor={monitor} drawings={drawings} />
      <div className="gd-device-tools">
        {drawings.length > 1 && (
          <select
            className="gd-device-input"
            aria-label={text.drawings}
            value={drawing}
            onChange={(event) => monitor.state.set({ drawing: event.target.value })}
          >
            {drawings.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name || text.mainDrawing}
              </option>
            ))}
          </select>
        )}
        <Button
          label={text.heat}
          sign="◍"
          pressed={state.heat}
          onClick={() => monitor.state.set({ heat: !state.heat })}
        >
          {text.heat}
        </Button>
        {monitor.replay.offered && (
          <Button
            label={text.replay}
            sign="↺"
            pressed={state.replay !== null}
            onClick={() => (state.replay ? monitor.replay.end() : void monitor.replay.begin('hour6'))}
          >
            {text.replay}
          </Button>
        )}
        <Button label={text.sound} sign="♪" pressed={state.sound} onClick={() => void monitor.setSound(!state.sound)} />
        <Button label={text.exportValues} sign="⤓" onClick={() => void save()} />
        <Button label={full ? text.leaveFullscreen : text.fullscreen} sign="⤢" pressed={full} onClick={toggleFull} />
        <slot name="toolbar" />
      </div>
    </header>
  );
}

function Line({ state: { line, replay }, monitor: { text } }: { state: MonitorState; monitor: Monitor }) {
  if (replay) return <span className="gd-monitor-line">{text.replay}</span>;
  if (line === 'open') return <span className="gd-monitor-line">● {text.live}</span>;
  if (line === null) return <span className="gd-monitor-line">{text.liveNone}</span>;
  return <span className="gd-monitor-line">○ {text.offline}</span>;
}
