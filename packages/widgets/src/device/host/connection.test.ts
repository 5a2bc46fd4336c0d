import type { Client, Live, LiveState } from '@gongdi/api';
import { expect, it } from 'vitest';
import { connectDevice } from './connection.ts';
import type { DeviceReading } from './props.ts';

const crane = (id: string, name: string) => ({ id, name, number: `N-${id}`, type: 3 });

/** A fake line that records its subscriptions and delivers the frames that a test passes. */
function lineOf() {
  const followed = new Map<string, (frame: { data: unknown }) => void>();
  const line = {
    subscribe: (topic: string, { onData }: { onData: (frame: { data: unknown }) => void }) => {
      followed.set(topic, onData);
      return () => void followed.delete(topic);
    },
    close: () => undefined,
  } as unknown as Live;
  return { followed, open: (_onState: (state: LiveState) => void) => line };
}

it('follows the device, and others as long as they are compared with it', () => {
  const { followed, open } = lineOf();
  const source = connectDevice({} as Client, crane('a', '1# 塔吊'), open);
  // Requested before the line is open.
  source.watch!(['a', 'b']);
  const received: DeviceReading[] = [];
  const end = source.follow!({
    onReadings: (readings) => void received.push(...readings),
    onState: () => {},
    onGap: () => {},
  });
  expect([...followed.keys()]).toEqual(['device/a', 'device/b']);
  followed.get('device/b')!({ data: { device_id: 'b', values: { load: 2 } } });
  expect(received).toEqual([{ device_id: 'b', values: { load: 2 } }]);
  source.watch!(['c']);
  expect([...followed.keys()]).toEqual(['device/a', 'device/c']);
  source.watch!([]);
  expect([...followed.keys()]).toEqual(['device/a']);
  source.watch!(['b']);
  end();
  expect([...followed.keys()]).toEqual([]);
});

it('offers the others of its type by name', async () => {
  const asked: unknown[] = [];
  const client = {
    call: async (_call: unknown, input: unknown) => {
      asked.push(input);
      const row = (id: string, device_name: string) => ({ id, device_name, device_number: `N-${id}` });
      return { list: [row('c', '丙'), row('a', '甲'), row('b', '乙')] };
    },
  } as unknown as Client;
  const peers = await connectDevice(client, crane('a', '甲'), lineOf().open).peers!(new AbortController().signal);
  expect(asked).toEqual([{ body: { device_type: 3, page: 1, page_size: 500 } }]);
  expect(peers).toEqual([crane('c', '丙'), crane('b', '乙')]);
});
