import { lazy, Suspense } from 'react';
import type { Monitor } from '../session/monitor.ts';
import { AlarmList } from './alarm-list.tsx';
import { Button } from './button.tsx';
import { PointDetail } from './point-detail.tsx';
import { useMonitor } from './use-state.ts';

const TrendPanel = lazy(() => import('../trend/trend-panel.tsx'));

/** One device live. */
export function DeviceView({ monitor, deviceId }: { monitor: Monitor; deviceId: string }) {
  const state = useMonitor(monitor);
  const { text, source } = monitor;
  const device = state.devices.get(deviceId);
  if (state.phase === 'failed')
    return (
      <div className="gd-monitor-message" role="alert">
        <p>{state.message}</p>
        <Button label={text.retry} primary onClick={() => void monitor.reload()}>
          {text.retry}
        </Button>
      </div>
    );
  if (!device)
    return (
      <div className="gd-monitor-message" role="status" aria-busy>
        <span className="gd-monitor-spinner" aria-hidden />
      </div>
    );
  return (
    <div className="gd-monitor gd-monitor-device">
      {(state.line === 'connecting' || state.line === 'refused') && (
        <p className="gd-monitor-banner" role="status">
          {state.line === 'refused' ? text.refused : text.reconnecting}
        </p>
      )}
      <PointDetail monitor={monitor} device={device} />
      {state.chart && (
        <Suspense fallback={<p className="gd-monitor-none">{text.chartLoading}</p>}>
          <TrendPanel monitor={monitor} chart={state.chart} devices={state.devices} />
        </Suspense>
      )}
      {source.alarms && (
        <section aria-label={text.alarms}>
          <h3>{text.alarms}</h3>
          <AlarmList monitor={monitor} state={state} />
        </section>
      )}
      <div className="gd-monitor-said" aria-live="polite">
        {state.said}
      </div>
    </div>
  );
}
