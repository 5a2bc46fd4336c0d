import { useEffect, useMemo, useState } from 'react';
import type { Device } from '../host/props.ts';
import type { DeviceSession } from '../session/device-session.ts';
import type { ChartState } from '../session/state.ts';
import { Failure } from '../controls/failure.tsx';
import { useAsked } from '../controls/use-asked.ts';
import TrendPanel from './trend-panel.tsx';

interface PeerTrendProps {
  session: DeviceSession;
  chart: ChartState;
  device: Device;
}

const NONE: readonly Device[] = [];

/** Trend of a device outside of a table: devices of its type are requested, and followed while they are compared. */
export default function PeerTrend({ session, chart, device }: PeerTrendProps) {
  const { source, text } = session;
  const [attempt, setAttempt] = useState(0);
  const asked = useAsked(source.peers ? `${device.id} ${attempt}` : null, (signal) => source.peers!(signal));
  const peers = asked.state === 'ready' ? asked.value : NONE;
  const known = useMemo(() => new Map([device, ...peers].map((one) => [one.id, one])), [device, peers]);
  const compared = chart.devices.filter((id) => id !== device.id).join(' ');
  useEffect(() => {
    source.watch?.(compared === '' ? [] : compared.split(' '));
    return () => source.watch?.([]);
  }, [source, compared]);
  return (
    <>
      <TrendPanel session={session} chart={chart} devices={known} others={peers} />
      {asked.state === 'failed' && (
        <Failure text={text} message={text.peersFailed} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </>
  );
}
