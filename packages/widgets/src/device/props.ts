import type { LevelNumber, LevelRule, RuleOrigin } from '@gongdi/domain';

/** The last that a device has told. What is left out stays as it was. */
export interface DeviceReading {
  device_id: string;
  /** 1 online, 0 offline; absent: online. */
  online?: 0 | 1;
  /** 0 normal, 1 预警, 2 报警, 3 控制; absent: the highest of `levels`, else as it was. */
  level?: LevelNumber;
  /** When it was measured, ISO 8601. */
  at?: string | null;
  /** By quantity of the device's type, in its unit. */
  values: Readonly<Record<string, number>>;
  /** Of quantities that are not normal. */
  levels?: Readonly<Record<string, LevelNumber>>;
}

/** A limit with where it comes from. `invalid`: why it cannot hold; its numbers are left out then. */
export interface ShownRule extends LevelRule {
  origin?: RuleOrigin;
  invalid?: readonly string[];
}

/** From which value cumulative ones of a quantity are counted; `at` null: from the first reading on. */
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

/** `[at (epoch ms), lowest, mean, highest, last]` of a stretch of time. */
export type TrendPoint = readonly [at: number, low: number, mean: number, high: number, last: number];

export interface TrendAsk {
  device_id: string;
  quantities: readonly string[];
  /** Epoch ms, included and left out. */
  begin: number;
  end: number;
  /** At most so many points of each. */
  points: number;
}

export interface DeviceAlarm {
  id: string;
  device_id: string;
  content: string;
  /** Null in alarms of another kind than limits, such as silence. */
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

/** What became of an alarm. */
export interface AlarmEvent {
  at: string;
  state: number;
  level: LevelNumber;
  value: number | null;
  /** Null: the server. */
  who: string | null;
}

export type LineState = 'open' | 'connecting' | 'refused';

export interface Follower {
  onReadings(readings: readonly DeviceReading[]): void;
  onState(state: LineState): void;
  /** Something was missed: the whole is read anew. */
  onGap(): void;
}

/** Devices with the last that each has told. */
export interface WholeDevices {
  name: string;
  devices: readonly Device[];
  readings: readonly DeviceReading[];
}

/** Where live views of devices have their data from. What a source leaves out is not offered. */
export interface DeviceSource {
  load?(signal: AbortSignal): Promise<WholeDevices>;
  /** @returns ends it */
  follow?(follower: Follower): () => void;
  /** Devices that measure the same: what a trend can be compared with. */
  peers?(signal: AbortSignal): Promise<readonly Device[]>;
  /** Tells of these devices as well, and of no others beside its own from now on. */
  watch?(ids: readonly string[]): void;
  trend?(ask: TrendAsk, signal: AbortSignal): Promise<readonly { quantity: string; points: readonly TrendPoint[] }[]>;
  limits?(device_id: string, signal: AbortSignal): Promise<readonly ShownRule[]>;
  bases?(device_id: string, signal: AbortSignal): Promise<readonly ShownBase[]>;
  /** Newest first. @param since epoch ms; absent: those that are not closed */
  alarms?(signal: AbortSignal, since?: number): Promise<readonly DeviceAlarm[]>;
  acknowledge?(alarm: DeviceAlarm): Promise<unknown>;
  clear?(alarm: DeviceAlarm, handling: string): Promise<unknown>;
  alarmHistory?(alarm: DeviceAlarm, signal: AbortSignal): Promise<readonly AlarmEvent[]>;
}
