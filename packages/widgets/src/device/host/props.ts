import type { LevelNumber, LevelRule, RuleOrigin } from '@gongdi/domain';

/** Latest values of a device. Absent properties keep their earlier values. */
export interface DeviceReading {
  device_id: string;
  /** 1 online, 0 offline; absent: online. */
  online?: 0 | 1;
  /** 0 normal, 1 预警, 2 报警, 3 控制; absent: the highest of `levels`; without `levels`, the earlier level stays. */
  level?: LevelNumber;
  /** Time of the measurement, ISO 8601. */
  at?: string | null;
  /** Values by quantity of the device's type, in the quantity's unit. */
  values: Readonly<Record<string, number>>;
  /** Levels of quantities that are not normal. */
  levels?: Readonly<Record<string, LevelNumber>>;
}

/** A limit with its origin. `invalid`: the reason why it cannot apply; its numbers are then left out. */
export interface ShownRule extends LevelRule {
  origin?: RuleOrigin;
  invalid?: readonly string[];
}

/** Base of a quantity's cumulative values; `at` null: counted from the first reading on. */
export interface ShownBase {
  quantity: string;
  value: number;
  at: string | null;
}

export interface Device {
  id: string;
  name: string;
  number: string;
  type: number;
}

/** `[at (epoch ms), lowest, mean, highest, last]` of one time interval. */
export type TrendPoint = readonly [at: number, low: number, mean: number, high: number, last: number];

export interface TrendAsk {
  device_id: string;
  quantities: readonly string[];
  /** Epoch ms: `begin` is included, `end` is excluded. */
  begin: number;
  end: number;
  /** Maximum number of points for each quantity. */
  points: number;
}

export interface DeviceAlarm {
  id: string;
  device_id: string;
  content: string;
  /** Null for alarms that no limit caused, such as silence. */
  quantity: string | null;
  level: LevelNumber;
  /** 1 new, 2 acknowledged, 3 back to normal, 4 closed. */
  state: number;
  value: number | null;
  limit: number | null;
  /** ISO 8601. */
  started_at: string;
  recovered_at?: string | null;
  closed_at?: string | null;
  version?: number;
}

/** A step in the history of an alarm. */
export interface AlarmEvent {
  at: string;
  state: number;
  level: LevelNumber;
  value: number | null;
  /** Null: the server did it. */
  who: string | null;
}

export type LineState = 'open' | 'connecting' | 'refused';

export interface Follower {
  onReadings(readings: readonly DeviceReading[]): void;
  onState(state: LineState): void;
  /** Called when readings may have been missed: everything is read again. */
  onGap(): void;
}

/** Devices with the latest reading of each. */
export interface WholeDevices {
  name: string;
  devices: readonly Device[];
  readings: readonly DeviceReading[];
}

/** Data source of live views of devices. A feature whose function the source does not have is not offered. */
export interface DeviceSource {
  load?(signal: AbortSignal): Promise<WholeDevices>;
  /** @returns a function that ends the subscription */
  follow?(follower: Follower): () => void;
  /** Returns devices of the same type: candidates for the comparison in a trend. */
  peers?(signal: AbortSignal): Promise<readonly Device[]>;
  /** Sets the further devices whose readings are followed, besides the source's own. */
  watch?(ids: readonly string[]): void;
  trend?(ask: TrendAsk, signal: AbortSignal): Promise<readonly { quantity: string; points: readonly TrendPoint[] }[]>;
  limits?(device_id: string, signal: AbortSignal): Promise<readonly ShownRule[]>;
  bases?(device_id: string, signal: AbortSignal): Promise<readonly ShownBase[]>;
  /** Returns alarms, newest first. @param since epoch ms; absent: those that are not closed */
  alarms?(signal: AbortSignal, since?: number): Promise<readonly DeviceAlarm[]>;
  acknowledge?(alarm: DeviceAlarm): Promise<unknown>;
  clear?(alarm: DeviceAlarm, handling: string): Promise<unknown>;
  alarmHistory?(alarm: DeviceAlarm, signal: AbortSignal): Promise<readonly AlarmEvent[]>;
}
