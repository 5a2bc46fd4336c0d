import type { Client } from '@gongdi/api';
import type { Device, DeviceReading, DeviceSource } from '../device/props.ts';
import type { Look } from '../kit/shadow/index.ts';

/** A device as a host gives it. */
export interface GivenDevice {
  device_id: string;
  device_name: string;
  /** Code of the dictionary `device_type`: which values it has. */
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
  /** How many there are in all, where not all of them are here. */
  total?: number;
}

/** Where a table has its data from. What a source leaves out is not offered. */
export interface DeviceTableSource extends DeviceSource {
  load?(signal: AbortSignal): Promise<WholeTable>;
  /** Which devices are on view: only these have to be followed. */
  watch?(ids: readonly string[]): void;
  /** One device alone; absent: what this source says of it. */
  device?(device: TableDevice): DeviceSource;
  /** `menu|operation` codes of what the user may do with records; absent: nothing. */
  permissions?(signal: AbortSignal): Promise<ReadonlySet<string>>;
  /** Over which records are read and written; absent: there are none. */
  client?: Client;
}

/** Reads and writes through the Gongdi server that the page's configuration names. */
export interface TableConnection {
  kind: 'gongdi';
}

export interface DeviceTableProps extends Look {
  devices?: readonly GivenDevice[] | null;
  values?: readonly DeviceReading[] | null;
  /** The host's own data; what it leaves out comes from `devices` and `values`. */
  source?: DeviceTableSource | null;
  connection?: TableConnection | null;
  /** Codes of the types that the connection reads; absent: all. */
  types?: readonly number[] | null;
  /** What the connection reads: of one project, of one area. */
  projectId?: string;
  areaId?: string;
  /** Without adding, changing, deleting and importing. */
  readOnly?: boolean;
  /** Title above the table. */
  heading?: string;
}
