import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { DeviceSession } from '../session/device-session.ts';
import { AlarmList } from './alarm-list.tsx';
import { Button } from '../controls/button.tsx';
import { DeviceDetail } from './device-detail.tsx';
import { useSession } from './use-session.ts';

const PeerTrend = lazyPart(() => import('../trend/peer-trend.tsx'));

/** Live view of one device. */
export function DeviceView({ session, deviceId }: { session: DeviceSession; deviceId: string }) {
  const state = useSession(session);
  const { text, source } = session;
  const device = state.devices.get(deviceId);
  if (state.phase === 'failed')
    return (
      <div className="gd-device-message" role="alert">
        <p>{state.message}</p>
        <Button label={text.retry} primary onClick={() => void session.reload()}>
          {text.retry}
        </Button>
      </div>
    );
  if (!device)
    return (
      <div className="gd-device-message" role="status" aria-busy>
        <span className="gd-device-spinner" aria-hidden />
      </div>
    );
  return (
    <div className="gd-device">
      {(state.line === 'connecting' || state.line === 'refused') && (
        <p className="gd-device-banner" role="status">
          {state.line === 'refused' ? text.refused : text.reconnecting}
        </p>
      )}
      <DeviceDetail session={session} device={device}>
        {state.chart && (
          <Suspense fallback={<p className="gd-device-none">{text.chartLoading}</p>}>
            <PeerTrend session={session} chart={state.chart} device={device} />
          </Suspense>
        )}
      </DeviceDetail>
      {source.alarms && (
        <section aria-label={text.alarms}>
          <h3>{text.alarms}</h3>
          <AlarmList session={session} state={state} />
        </section>
      )}
      <div className="gd-device-said" aria-live="polite">
        {state.announcement}
      </div>
    </div>
  );
}
