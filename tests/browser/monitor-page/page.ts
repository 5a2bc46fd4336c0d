import type { MonitorAlarm, MonitorReading, MonitorSource, TrendAsk, WholeArea } from '@gongdi/widgets/area-monitor';
import { defineTestElement } from '../support/test-element.ts';

defineTestElement('x-monitor', async () => (await import('@gongdi/widgets/area-monitor')).mount);

/** Deep excavation: its points show settlement. */
const PIT = 17;

/** An area in memory as a data source: it answers like a server and has a connection that a test can break. */
class Site {
  readonly count: number;
  alarms: MonitorAlarm[] = [];
  loads = 0;
  acknowledged: string[] = [];
  follower: Parameters<NonNullable<MonitorSource['follow']>>[0] | undefined;

  constructor(count: number) {
    this.count = count;
  }

  reading(index: number, level: 0 | 1 | 2 | 3 = 0): MonitorReading {
    return {
      device_id: `d${index}`,
      online: index % 17 === 16 ? 0 : 1,
      level,
      at: new Date().toISOString(),
      values: { settlement: index / 10, horizontal: -index / 20, battery: 80 },
    };
  }

  area(): WholeArea {
    const columns = Math.ceil(Math.sqrt(this.count * 1.5));
    const places = Array.from({ length: this.count }, (_, index) => ({
      device_id: `d${index}`,
      name: '',
      x: 0.06 + (0.88 * (index % columns)) / Math.max(1, columns - 1),
      y: 0.1 + (0.8 * Math.floor(index / columns)) / Math.max(1, Math.ceil(this.count / columns) - 1),
    }));
    return {
      name: '一号基坑',
      project: '滨江花园二期',
      drawings: [{ key: 'main', name: '', width: 2000, height: 1400, url: '', points: places }],
      devices: places.map(({ device_id }, index) => ({
        id: device_id,
        name: `测点 ${index + 1}`,
        number: `JK-${index + 1}`,
        type: this.type,
      })),
      readings: places.map((_, index) => this.reading(index, index === 1 ? 1 : 0)),
    };
  }

  type = PIT;

  source(): MonitorSource {
    return {
      load: async () => {
        this.loads += 1;
        return this.area();
      },
      follow: (follower) => {
        this.follower = follower;
        follower.onState('open');
        return () => (this.follower = undefined);
      },
      trend: async ({ device_id, quantities, begin, end, points }: TrendAsk) => {
        const base = Number(device_id.slice(1)) / 10;
        return quantities.map((quantity) => ({
          quantity,
          points: Array.from({ length: points }, (_, index) => {
            const value = base + Math.sin(index / 20) * 4;
            return [begin + ((end - begin) * index) / points, value - 0.4, value, value + 0.4, value] as const;
          }),
        }));
      },
      limits: async () => [this.rule],
      alarms: async () => this.alarms,
      acknowledge: async ({ id }) => {
        this.acknowledged.push(id);
        this.alarms = this.alarms.map((one) => (one.id === id ? { ...one, state: 2 } : one));
      },
      clear: async ({ id }) => {
        this.alarms = this.alarms.filter((one) => one.id !== id);
      },
      alarmHistory: async () => [{ at: new Date().toISOString(), state: 1, level: 2, value: 31.2, who: null }],
    };
  }

  rule = {
    quantity: 'settlement',
    measure: 'value' as const,
    warning_lower: null,
    warning_upper: 3,
    alarm_lower: null,
    alarm_upper: 5,
    control_lower: null,
    control_upper: 6,
    duration: 0,
    hysteresis: 0,
    source: 'GB 50497',
    clause: '8.0.4',
    edition: '2019',
    verified: false,
  };
}

Object.assign(globalThis, { Site });
