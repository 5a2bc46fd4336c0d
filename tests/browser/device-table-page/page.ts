import type { DeviceAlarm, DeviceReading, DeviceTableSource, TrendAsk, WholeTable } from '@gongdi/widgets/device-table';
import { defineTestElement } from '../support/test-element.ts';

defineTestElement('x-table', async () => (await import('@gongdi/widgets/device-table')).mount);

/** Types of the devices: tower cranes, then an elevator, a camera and deep excavations. */
const TYPES = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 9, 17, 17];

/** A site in memory as a data source: it answers like a server and has a connection that a test can break. */
class TableSite {
  loads = 0;
  watched: readonly string[] = [];
  acknowledged: string[] = [];
  refuse = false;
  follower: Parameters<NonNullable<DeviceTableSource['follow']>>[0] | undefined;
  alarms: DeviceAlarm[] = [];
  readonly types: readonly number[];

  constructor(types: readonly number[] = TYPES) {
    this.types = types;
  }

  reading(index: number, level: 0 | 1 | 2 | 3 = 0, load = index + 1.25): DeviceReading {
    return {
      device_id: `d${index}`,
      online: index % 7 === 6 ? 0 : 1,
      level,
      at: new Date().toISOString(),
      values: { load, moment: 40 + index, radius: 20, height: 35, rotation: 120, wind_speed: 4.5, settlement: 3 },
      levels: level > 0 ? { load: level } : {},
    };
  }

  table(): WholeTable {
    return {
      name: '',
      devices: this.types.map((type, index) => ({
        id: `d${index}`,
        name: `设备 ${index + 1}`,
        number: `TC-${String(index + 1).padStart(3, '0')}`,
        type,
        install: (index % 3) + 1,
        place: `${index + 1} 号楼东侧`,
      })),
      readings: this.types.map((_, index) => this.reading(index, index === 3 ? 1 : 0)),
    };
  }

  source(): DeviceTableSource {
    return {
      load: async () => {
        this.loads += 1;
        if (this.refuse) throw new Error('服务器暂时无法访问');
        return this.table();
      },
      follow: (follower) => {
        this.follower = follower;
        follower.onState('open');
        return () => (this.follower = undefined);
      },
      watch: (ids) => (this.watched = ids),
      trend: async ({ device_id, quantities, begin, end, points }: TrendAsk) => {
        const base = Number(device_id.slice(1));
        return quantities.map((quantity) => ({
          quantity,
          points: Array.from({ length: points }, (_, index) => {
            const value = base + Math.sin(index / 20) * 4;
            return [begin + ((end - begin) * index) / points, value - 0.4, value, value + 0.4, value] as const;
          }),
        }));
      },
      limits: async () => [],
      alarms: async () => this.alarms,
      acknowledge: async ({ id }) => {
        this.acknowledged.push(id);
        this.alarms = this.alarms.map((one) => (one.id === id ? { ...one, state: 2 } : one));
      },
    };
  }
}

Object.assign(globalThis, { TableSite });
