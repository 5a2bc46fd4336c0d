import { expect, it, vi } from 'vitest';
import { fakeFrames } from '../../kit/testing/fake-frames.ts';
import type { DeviceTableSource, WholeTable } from '../host/props.ts';
import { TableSession } from './table-session.ts';

fakeFrames();

const TABLE: WholeTable = {
  name: '',
  devices: [
    { id: 'a', name: 'A', number: '1', type: 3 },
    { id: 'b', name: 'B', number: '2', type: 3 },
  ],
  readings: [
    { device_id: 'a', values: { load: 1 }, level: 0, at: '2026-11-20T02:00:00.000Z' },
    { device_id: 'b', values: { load: 2 }, level: 0, at: '2026-11-20T02:00:00.000Z' },
  ],
};

async function made(source: DeviceTableSource) {
  const events: [string, unknown][] = [];
  const session = new TableSession({
    host: undefined as never,
    emit: (type, detail) => {
      events.push([type, detail]);
      return true;
    },
  });
  session.open(source);
  await vi.advanceTimersByTimeAsync(50);
  return { session, events };
}

it('keeps the panel and its chart when everything is read anew, and closes it when its device is gone', async () => {
  let table = TABLE;
  const { session, events } = await made({ load: async () => table, trend: async () => [] });
  session.chart(['b'], false, 'load');
  await vi.advanceTimersByTimeAsync(50);
  const { open } = session.state.get();
  expect(open?.id).toBe('b');
  expect(open?.session.state.get().chart).toMatchObject({ devices: ['b'], quantity: 'load' });

  table = { ...TABLE, devices: TABLE.devices.map((one) => ({ ...one, name: `${one.name}2` })) };
  await session.reload();
  expect(session.state.get().open).toBe(open);
  expect(open?.session.state.get()).toMatchObject({ name: 'B2', chart: { devices: ['b'], quantity: 'load' } });

  table = { ...TABLE, devices: TABLE.devices.slice(0, 1) };
  await session.reload();
  expect(session.state.get().open).toBeNull();
  expect(events).toEqual([
    ['gd-select', { device_id: 'b' }],
    ['gd-select', { device_id: null }],
  ]);
  session.destroy();
});

it('tells the panel of a host’s device what the table hears, its own alarms, and a level once', async () => {
  const alarm = { content: '', quantity: 'load', level: 2 as const, state: 1, value: 9, limit: 8, started_at: '' };
  const { session, events } = await made({
    load: async () => TABLE,
    alarms: async () => [
      { ...alarm, id: '1', device_id: 'a' },
      { ...alarm, id: '2', device_id: 'b' },
    ],
  });
  session.select('b');
  await vi.advanceTimersByTimeAsync(50);
  const panel = session.state.get().open!.session;
  expect(panel.state.get().alarms.map(({ id }) => id)).toEqual(['2']);
  expect(panel.readings.get('b')?.values).toEqual({ load: 2 });
  session.push([{ device_id: 'b', values: { load: 9 }, level: 2, at: '2026-11-20T02:00:05.000Z' }]);
  await vi.advanceTimersByTimeAsync(50);
  expect(panel.readings.get('b')?.values).toEqual({ load: 9 });
  expect(events.filter(([type]) => type === 'gd-level')).toEqual([['gd-level', { device_id: 'b', level: 2 }]]);
  session.destroy();
});

it('says that it could not be read again, and keeps what there is', async () => {
  let refuse = false;
  const { session, events } = await made({
    load: async () => {
      if (refuse) throw new Error('服务器暂时无法访问');
      return TABLE;
    },
    permissions: async () => new Set(['devicelist|edit']),
  });
  expect(session.state.get().permissions.has('devicelist|edit')).toBe(true);
  refuse = true;
  await session.reload();
  expect(session.state.get()).toMatchObject({ phase: 'ready', stale: '服务器暂时无法访问' });
  expect(events).toEqual([['gd-error', { code: 'load_failed', message: '服务器暂时无法访问', where: 'load' }]]);
  refuse = false;
  await session.reload();
  expect(session.state.get()).toMatchObject({ phase: 'ready', stale: null });
  session.destroy();
});
