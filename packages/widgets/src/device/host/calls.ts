import { calls, stepCalls, type Client } from '@gongdi/api';
import { earlywarn, type LevelNumber } from '@gongdi/domain';
import { NO_LIMITS } from '../limits/no-limits.ts';
import type { DeviceAlarm, DeviceSource, ShownRule } from './props.ts';

/** The client does not display failures of these calls: the session displays them. */
export const quiet = { quiet: true } as const;

/** Calls about single devices and alarms. */
export function deviceCalls(client: Client): Omit<DeviceSource, 'load' | 'follow' | 'alarms'> {
  const { acknowledge, clear } = stepCalls(earlywarn);
  return {
    async trend({ device_id, quantities, begin, end, points }, signal) {
      const query = {
        device_id,
        quantities: quantities.join(','),
        begin: new Date(begin).toISOString(),
        end: new Date(end).toISOString(),
        points,
      };
      return (await client.call(calls.device.trend, { query }, { signal, ...quiet })).series;
    },
    async limits(device_id, signal) {
      const held = await client.call(calls.device.levelRules, { query: { device_id } }, { signal, ...quiet });
      const wrong = held.invalid.map(({ quantity, measure, origin, reasons }): ShownRule => ({
        ...NO_LIMITS,
        verified: true,
        quantity,
        measure,
        origin,
        invalid: reasons,
      }));
      return [...held.rules, ...wrong];
    },
    async bases(device_id, signal) {
      return (await client.call(calls.device.bases, { params: { device_id } }, { signal, ...quiet })).current;
    },
    acknowledge: ({ id, version }) => client.call(acknowledge!, { body: { id, version } }, quiet),
    clear: ({ id, version }, handling) => client.call(clear!, { body: { id, version, handling } }, quiet),
    async alarmHistory({ id }, signal) {
      const events = await client.call(calls.device.alarmEvents, { params: { alarm_id: id } }, { signal, ...quiet });
      return events.map(({ alarm_state: state, account_name: who, at, level, value }) => ({
        at,
        state,
        level,
        value,
        who,
      }));
    },
  };
}

interface AlarmRow {
  id: string;
  device_id: string;
  alarm_content: string;
  quantity?: string | null;
  level: number;
  alarm_state: number;
  value?: number | null;
  limit_value?: number | null;
  started_at: string;
  recovered_at?: string | null;
  closed_at?: string | null;
  version: number;
}

/** Converts an alarm from the form that the API returns. */
export function alarmOf(row: AlarmRow): DeviceAlarm {
  return {
    id: row.id,
    device_id: row.device_id,
    content: row.alarm_content,
    quantity: row.quantity ?? null,
    level: row.level as LevelNumber,
    state: row.alarm_state,
    value: row.value ?? null,
    limit: row.limit_value ?? null,
    started_at: row.started_at,
    recovered_at: row.recovered_at,
    closed_at: row.closed_at,
    version: row.version,
  };
}
