import { fill } from '@gongdi/domain';
import { useId, useState } from 'react';
import type { PlanDrawing, PlanPoint } from '../../plan/index.ts';
import { MOST_COMPARED } from '../../device/session/device-session.ts';
import type { Monitor } from '../session/monitor.ts';
import type { MonitorState } from '../session/state.ts';
import { AlarmList } from '../../device/view/alarm-list.tsx';
import { Button } from '../../device/controls/button.tsx';
import { DeviceDetail } from '../../device/view/device-detail.tsx';
import { PointTable } from './point-table.tsx';

interface SideProps {
  monitor: Monitor;
  state: MonitorState;
  drawing: PlanDrawing;
  wall: boolean;
  onReveal(point: PlanPoint): void;
}

/** Side panel: the table of points with the selection, and the alarms. */
export function Side({ monitor, state, drawing, wall, onReveal }: SideProps) {
  const { text, source } = monitor;
  const id = useId();
  const [tab, setTab] = useState<'points' | 'alarms'>(wall && source.alarms ? 'alarms' : 'points');
  const chosen = monitor.devicesOf(state.selected);
  const device = chosen.length === 1 ? state.devices.get(chosen[0]!) : undefined;
  const open = state.alarms.filter((one) => one.state !== 4).length;
  const locate = (wanted: string) => {
    const found = state.drawings.find(({ points }) => points.some((one) => one.device_id === wanted));
    const point = found?.points.find((one) => one.device_id === wanted);
    if (!found || !point) return;
    monitor.state.set({ drawing: found.key });
    monitor.select(new Set([point.key]));
    setTab('points');
    onReveal(point);
  };
  const tabs = [
    { key: 'points', label: text.points },
    ...(source.alarms ? [{ key: 'alarms', label: fill(text.alarmsCount, { count: open }) }] : []),
  ] as const;
  return (
    <aside className="gd-monitor-side">
      <div className="gd-monitor-tabs" role="tablist" aria-label={text.monitor}>
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-selected={tab === key}
            aria-controls={`${id}panel`}
            tabIndex={tab === key ? 0 : -1}
            onClick={() => setTab(key as 'points' | 'alarms')}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const other = tabs.find((one) => one.key !== tab);
              if (!other) return;
              setTab(other.key as 'points' | 'alarms');
              event.currentTarget.parentElement?.querySelector<HTMLElement>(`#${CSS.escape(id + other.key)}`)?.focus();
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="gd-monitor-panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {tab === 'alarms' ? (
          <AlarmList session={monitor} state={state} onLocate={locate} />
        ) : (
          <>
            <PointTable monitor={monitor} state={state} drawing={drawing} onReveal={onReveal} />
            {device ? (
              <DeviceDetail key={device.id} session={monitor} device={device} />
            ) : (
              <div className="gd-device-detail">
                <p className="gd-device-none">
                  {chosen.length > 1 ? fill(text.chosenMany, { count: chosen.length }) : text.chooseOne}
                </p>
                {chosen.length > 1 && source.trend && (
                  <Button
                    label={text.compareMany}
                    primary
                    onClick={() => monitor.chart(chosen.slice(0, MOST_COMPARED))}
                  >
                    {text.compareMany}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </aside>
  );
}
