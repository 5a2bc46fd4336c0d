import type {
  Device as MonitorDevice,
  DeviceAlarm as MonitorAlarm,
  DeviceReading as MonitorReading,
  DeviceSource,
  WholeDevices,
} from '../../device/host/props.ts';
import type { Look } from '../../kit/shadow/index.ts';

export type { AlarmEvent, Follower, LineState, TrendAsk, TrendPoint } from '../../device/host/props.ts';
export type { MonitorAlarm, MonitorDevice, MonitorReading };

/** A picture that carries points. */
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
  /** Code of the dictionary `device_type`; it decides what the device measures. */
  device_type: number;
  /** Name of the point; absent: the name of the device. */
  name?: string;
  device_name?: string;
  device_number?: string;
  /** Fractions of the drawing's width from the left and of its height from the top. */
  x: number;
  y: number;
}

export interface MonitorDrawing {
  key: string;
  name: string;
  width: number;
  height: number;
  url: string;
  points: readonly { device_id: string; name: string; x: number; y: number }[];
}

/** An area with all data that a monitor needs to start. */
export interface WholeArea extends WholeDevices {
  project?: string;
  drawings: readonly MonitorDrawing[];
}

/** Data source of a monitor. A feature whose function the source does not have is not offered. */
export interface MonitorSource extends DeviceSource {
  load?(signal: AbortSignal): Promise<WholeArea>;
  /** The list of values as a file. */
  exportValues?(): Promise<{ blob: Blob; name: string }>;
  /** Returns the bytes of a drawing's picture; absent: the page loads its address. */
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
  /** The host's own data source; data that it does not supply comes from `area`, `points` and `values`. */
  source?: MonitorSource | null;
  connection?: MonitorConnection | null;
  /** Which area the connection reads. */
  areaId?: string;
  /** For a wall screen: only the drawing and the alarms, enlarged. */
  wall?: boolean;
}
