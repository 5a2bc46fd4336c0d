import type { LevelNumber, LevelRule } from '@gongdi/domain';
import type { Look } from '../kit/shadow/index.ts';

/** A picture that points stand on. */
export interface MonitorArea {
  name?: string;
  /** Pixels of the picture. */
  width?: number;
  height?: number;
  /** Address of the picture that the page may load; absent: points on an empty sheet. */
  url?: string;
}

/** A place on a drawing with the device that measures there. */
export interface MonitorPoint {
  device_id: string;
  /** Code of the dictionary `device_type`: what the device measures. */
  device_type: number;
  /** Own name; absent: as the device. */
  name?: string;
  device_name?: string;
  device_number?: string;
  /** Fractions of the drawing's width from the left and of its height from the top. */
  x: number;
  y: number;
}

/** The last that a device has told. What is left out stays as it was. */
export interface MonitorReading {
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

export interface MonitorDrawing {
  key: string;
  name: string;
  width: number;
  height: number;
  url: string;
  points: readonly { device_id: string; name: string; x: number; y: number }[];
}

export interface MonitorDevice {
  id: string;
  name: string;
  number: string;
  type: number;
}

/** An area with everything that a monitor begins with. */
export interface WholeArea {
  name: string;
  project?: string;
  drawings: readonly MonitorDrawing[];
  devices: readonly MonitorDevice[];
  readings: readonly MonitorReading[];
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

export interface MonitorAlarm {
  id: string;
  device_id: string;
  content: string;
  quantity: string;
  level: LevelNumber;
  /** 1 new, 2 acknowledged, 3 back to normal, 4 closed. */
  state: number;
  value: number;
  limit: number;
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
  value: number;
  /** Null: the server. */
  who: string | null;
}

export type LineState = 'open' | 'connecting' | 'refused';

export interface Follower {
  onReadings(readings: readonly MonitorReading[]): void;
  onState(state: LineState): void;
  /** Something was missed: the whole is read anew. */
  onGap(): void;
}

/** Where a monitor has its data from. What a source leaves out is not offered. */
export interface MonitorSource {
  load?(signal: AbortSignal): Promise<WholeArea>;
  /** @returns ends it */
  follow?(follower: Follower): () => void;
  trend?(ask: TrendAsk, signal: AbortSignal): Promise<readonly { quantity: string; points: readonly TrendPoint[] }[]>;
  limits?(device_id: string, signal: AbortSignal): Promise<readonly LevelRule[]>;
  /** Newest first. @param since epoch ms; absent: those that are not closed */
  alarms?(signal: AbortSignal, since?: number): Promise<readonly MonitorAlarm[]>;
  acknowledge?(alarm: MonitorAlarm): Promise<unknown>;
  clear?(alarm: MonitorAlarm, handling: string): Promise<unknown>;
  alarmHistory?(alarm: MonitorAlarm, signal: AbortSignal): Promise<readonly AlarmEvent[]>;
  /** The list of values as a file. */
  exportValues?(): Promise<{ blob: Blob; name: string }>;
  /** Bytes of a drawing's picture; absent: the page loads its address. */
  picture?(url: string, signal: AbortSignal): Promise<Blob>;
}

/** Reads through the Gongdi server that the page's configuration names. */
export interface MonitorConnection {
  kind: 'gongdi';
}

export interface MonitorProps extends Look {
  area?: MonitorArea | null;
  points?: readonly MonitorPoint[] | null;
  values?: readonly MonitorReading[] | null;
  /** The host's own data; what it leaves out comes from `area`, `points` and `values`. */
  source?: MonitorSource | null;
  connection?: MonitorConnection | null;
  /** Which area the connection reads. */
  areaId?: string;
  /** For a screen on a wall: the drawing and the alarms alone, in large. */
  wall?: boolean;
}
