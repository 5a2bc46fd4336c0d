import type { Client } from '@gongdi/api';
import type { Device, DeviceReading, DeviceSource } from '../../device/host/props.ts';
import type { Look } from '../../kit/shadow/index.ts';

/** A device as a host supplies it. */
export interface GivenDevice {
  device_id: string;
  device_name: string;
  /** Code of the dictionary `device_type`; it decides which values the device has. */
  device_type: number;
  device_number?: string;
  /** 1 to be installed, 2 installed, 3 removed. */
  install_status?: number | null;
  install_place?: string | null;
  /** HLS address of a camera's or recorder's picture. */
  stream_url?: string | null;
}

/** A row of the table. */
export interface TableDevice extends Device {
  install?: number | null;
  place?: string | null;
  stream?: string | null;
  project?: string | null;
}

export interface WholeTable {
  name: string;
  devices: readonly TableDevice[];
  readings: readonly DeviceReading[];
  /** Number of all devices, when not all of them are included here. */
  total?: number;
}

/** Data source of a table. A feature whose function the source does not have is not offered. */
export interface DeviceTableSource extends DeviceSource {
  load?(signal: AbortSignal): Promise<WholeTable>;
  /** Sets the devices that are on view: only these have to be followed. */
  watch?(ids: readonly string[]): void;
  /** Returns the source of a single device; absent: the table's source is used for it. */
  device?(device: TableDevice): DeviceSource;
  /** Returns the permission codes (`menu|operation`) of the user; absent: none. */
  permissions?(signal: AbortSignal): Promise<ReadonlySet<string>>;
  /** Client for reading and writing records; absent: there are no records. */
  client?: Client;
}

/** Reads and writes through the Gongdi server that the page's configuration names. */
export interface TableConnection {
  kind: 'gongdi';
}

export interface DeviceTableProps extends Look {
  devices?: readonly GivenDevice[] | null;
  values?: readonly DeviceReading[] | null;
  /** The host's own data source; data that it does not supply comes from `devices` and `values`. */
  source?: DeviceTableSource | null;
  connection?: TableConnection | null;
  /** Codes of the types that the connection reads; absent: all. */
  types?: readonly number[] | null;
  /** Limits the connection to one project or one area. */
  projectId?: string;
  areaId?: string;
  /** Hides adding, editing, deleting and importing. */
  readOnly?: boolean;
  /** Title above the table. */
  heading?: string;
}
