import { useEffect, useRef, useState } from 'react';
import type { Device, TrendPoint } from '../host/props.ts';
import { messageOf } from '../session/message-of.ts';
import type { DeviceSession } from '../session/device-session.ts';
import type { ChartState } from '../session/state.ts';
import { RANGES } from '../model/ranges.ts';
import type { Line } from './series.ts';

const POINTS = 600;

export interface Lines {
  state: 'loading' | 'ready' | 'failed';
  lines: readonly Line[];
  reason: string;
  retry(): void;
}

/** Returns the trends of the compared devices; new readings are appended. */
export function useLines(session: DeviceSession, chart: ChartState, devices: ReadonlyMap<string, Device>): Lines {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{
    key: string;
    state: 'ready' | 'failed';
    lines: readonly Line[];
    reason: string;
  }>();
  const { quantity, range } = chart;
  const ids = chart.devices.join(' ');
  const key = `${ids} ${quantity} ${range} ${attempt}`;
  // In a ref, because devices are identified by their ids and their names do not change while a chart is open.
  const names = useRef(devices);
  useEffect(() => {
    names.current = devices;
  });
  useEffect(() => {
    const work = new AbortController();
    const end = Date.now();
    const ask = async (device: string): Promise<Line> => {
      const found = await session.source.trend?.(
        { device_id: device, quantities: [quantity], begin: end - RANGES[range], end, points: POINTS },
        work.signal,
      );
      const points = found?.find((one) => one.quantity === quantity)?.points ?? [];
      return { device, name: names.current.get(device)?.name ?? device, points };
    };
    Promise.all(ids.split(' ').map(ask)).then(
      (lines) => {
        if (!work.signal.aborted) setHeld({ key, state: 'ready', lines, reason: '' });
      },
      (error: unknown) => {
        if (!work.signal.aborted) setHeld({ key, state: 'failed', lines: [], reason: messageOf(error, session.text) });
      },
    );
    return () => work.abort();
  }, [session, key, ids, quantity, range]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const behind = () => {
      timer = undefined;
      setHeld((old) => old && { ...old, lines: old.lines.map((line) => withLast(session, line, quantity)) });
    };
    const wanted = new Set(ids.split(' '));
    const stop = session.readings.listen((changed) => {
      if (timer === undefined && [...wanted].some((id) => changed.has(id))) timer = setTimeout(behind, 1000);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, ids, quantity]);
  const retry = () => setAttempt(attempt + 1);
  return held?.key === key
    ? { state: held.state, lines: held.lines, reason: held.reason, retry }
    : { state: 'loading', lines: [], reason: '', retry };
}

function withLast(session: DeviceSession, line: Line, quantity: string): Line {
  const reading = session.readings.get(line.device);
  const value = reading?.values[quantity];
  const at = reading?.at ? Date.parse(reading.at) : Number.NaN;
  const last = line.points.at(-1)?.[0] ?? 0;
  if (value === undefined || !(at > last)) return line;
  const point: TrendPoint = [at, value, value, value, value];
  return { ...line, points: [...line.points, point] };
}
