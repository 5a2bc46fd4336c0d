import { expect, it, vi } from 'vitest';
import { fakeFrames } from '../../kit/testing/fake-frames.ts';
import type { Follower, MonitorAlarm, MonitorSource, WholeArea } from '../host/props.ts';
import { Monitor } from './monitor.ts';
import { lastBefore, levelAt } from './replay.ts';

fakeFrames();

const AREA: WholeArea = {
  name: '一号基坑',
  drawings: [
    {
      key: 'main',
      name: '',
      width: 1000,
      height: 500,
      url: '',
      points: [
        { device_id: 'a', name: '', x: 0.1, y: 0.1 },
        { device_id: 'b', name: 'B1', x: 0.5, y: 0.5 },
      ],
    },
  ],
  devices: [
    { id: 'a', name: 'A', number: '1', type: 17 },
    { id: 'b', name: 'B', number: '2', type: 17 },
  ],
  readings: [
    { device_id: 'a', values: {}, level: 0 },
    { device_id: 'b', values: {}, level: 0 },
  ],
};

function made(source: MonitorSource) {
  const events: [string, unknown][] = [];
  const monitor = new Monitor({
    host: undefined as never,
    emit: (type, detail) => {
      events.push([type, detail]);
      return true;
    },
  });
  monitor.open(source);
  return { monitor, events };
}

it('keeps selection, drawing and chart when a gap makes it read everything anew', async () => {
  let follower: Follower | undefined;
  let loads = 0;
  const { monitor } = made({
    load: async () => {
      loads += 1;
      return { ...AREA, name: `${AREA.name} ${loads}` };
    },
    follow: (one) => {
      follower = one;
      return () => undefined;
    },
  });
  await vi.advanceTimersByTimeAsync(20);
  monitor.select(new Set(['main/b']));
  monitor.state.set({ chart: { devices: ['b'], quantity: 'x', range: 'hour1' } });
  const { chart, selected } = monitor.state.get();
  follower!.onGap();
  await vi.advanceTimersByTimeAsync(20);
  expect(loads).toBe(2);
  expect(monitor.state.get()).toMatchObject({ phase: 'ready', name: '一号基坑 2' });
  expect(monitor.state.get().selected).toBe(selected);
  expect(monitor.state.get().chart).toBe(chart);
});

it('tells of a level that has risen, not of those that were so at the start, and reads alarms again', async () => {
  const alarms = vi.fn(async () => [] as MonitorAlarm[]);
  const { monitor, events } = made({ load: async () => AREA, alarms });
  await vi.advanceTimersByTimeAsync(20);
  expect(events).toEqual([]);
  expect(alarms).toHaveBeenCalledTimes(1);
  monitor.push([{ device_id: 'b', values: {}, level: 2 }]);
  await vi.advanceTimersByTimeAsync(20);
  expect(events).toEqual([['gd-level', { device_id: 'b', level: 2 }]]);
  expect(monitor.state.get().announcement).toBe('B：报警');
  await vi.advanceTimersByTimeAsync(1000);
  expect(alarms).toHaveBeenCalledTimes(2);
});

it('says why it could not load, and loads when asked again', async () => {
  let broken = true;
  const { monitor, events } = made({
    load: async () => {
      if (broken) throw new Error('网络不通');
      return AREA;
    },
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(monitor.state.get()).toMatchObject({ phase: 'failed', message: '网络不通' });
  expect(events[0]![0]).toBe('gd-error');
  broken = false;
  await monitor.reload();
  expect(monitor.state.get().phase).toBe('ready');
});

it('asks for alarms anew when acknowledging failed, and says so', async () => {
  const alarms = vi.fn(async () => [] as MonitorAlarm[]);
  const acknowledge = vi.fn(async () => Promise.reject(new Error('已被他人确认')));
  const { monitor } = made({ load: async () => AREA, alarms, acknowledge });
  await vi.advanceTimersByTimeAsync(20);
  const done = await monitor.act({ id: '1' } as MonitorAlarm);
  expect(done).toBe(false);
  expect(monitor.state.get().notice).toContain('已被他人确认');
  expect(alarms).toHaveBeenCalledTimes(2);
});

it('knows levels and values of an instant', () => {
  const alarm = (level: 1 | 2 | 3, from: number, to: number | null) =>
    ({
      level,
      started_at: new Date(from).toISOString(),
      recovered_at: to === null ? null : new Date(to).toISOString(),
    }) as MonitorAlarm;
  const list = [alarm(1, 1000, 5000), alarm(3, 2000, 3000), alarm(2, 9000, null)];
  expect([500, 1000, 2500, 4000, 6000, 9500].map((at) => levelAt(list, at))).toEqual([0, 1, 3, 1, 0, 2]);
  const points = [10, 20, 30].map((at) => [at, 0, 0, 0, at * 2] as const);
  expect([5, 10, 25, 99].map((at) => lastBefore(points, at)?.[4])).toEqual([undefined, 20, 40, 60]);
});

it('replays what has told nothing, or has fallen silent, as offline and not as normal', async () => {
  const hour = 3_600_000;
  const { monitor } = made({
    load: async () => AREA,
    trend: async ({ device_id, quantities, begin }) => [
      {
        quantity: quantities[0]!,
        points: device_id === 'a' ? [[begin + hour, 1, 1, 1, 1]] : [],
      },
    ],
  });
  await vi.advanceTimersByTimeAsync(20);
  await monitor.replay.begin('hour6');
  const { begin } = monitor.state.get().replay!;
  const shown = (at: number) => {
    monitor.replay.seek(at);
    return [monitor.shown('a')?.online, monitor.shown('b')?.online];
  };
  expect(shown(begin)).toEqual([0, 0]);
  expect(shown(begin + hour)).toEqual([1, 0]);
  expect(monitor.shown('a')?.values).toEqual({ settlement: 1 });
  expect(shown(begin + 4 * hour)).toEqual([0, 0]);
});
