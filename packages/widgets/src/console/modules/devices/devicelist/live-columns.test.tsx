import { expect, test } from 'vitest';
import { deviceColumns } from './live-columns.tsx';

const column = (key: string) => ({ key, title: key, render: () => `stored ${key}` });
const keysOf = (...keys: string[]) => deviceColumns.extend(keys.map(column), 'zh').map(({ key }) => key);

test('what is only live stands behind the level, the other columns stay where they are', () => {
  expect(keysOf('device_name', 'online', 'warn_level', 'project_id')).toEqual([
    'device_name',
    'online',
    'warn_level',
    'live_values',
    'live_at',
    'project_id',
  ]);
});

test('a column that does not change with messages of the device is not touched', () => {
  const name = column('device_name');
  const extended = deviceColumns.extend([name, column('online')], 'zh');
  expect(extended.find(({ key }) => key === 'device_name')).toBe(name);
  expect(extended.find(({ key }) => key === 'online')).not.toMatchObject({ render: column('online').render });
});

test('a device that is offline is not called normal; an alarm of before stays an alarm', () => {
  const value = (online: number, warn_level: number | null) =>
    deviceColumns.value!('warn_level', { id: 'd', online, warn_level }, 'zh');
  expect([value(0, 0), value(0, null), value(0, 2), value(1, 0)]).toEqual(['--', '--', undefined, undefined]);
  expect(deviceColumns.value!('device_name', { id: 'd', online: 0 }, 'zh')).toBeUndefined();
});
