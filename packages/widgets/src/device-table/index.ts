import type { MountWidget } from '../kit/mount.ts';
import type { DeviceTableProps } from './props.ts';

/**
 * Mounts `gd-device-table`. What it is made of is named here and not in the loader, which every page reads: the names of
 * its many chunks would be more than all of the loader's own code.
 */
export const mount: MountWidget<DeviceTableProps> = async (context, props) =>
  (await import('./mount.tsx')).mount(context, props);
export type {
  AlarmEvent,
  Device,
  DeviceAlarm,
  DeviceReading,
  DeviceSource,
  Follower,
  LineState,
  TrendAsk,
  TrendPoint,
} from '../device/props.ts';
export type {
  DeviceTableProps,
  DeviceTableSource,
  GivenDevice,
  TableConnection,
  TableDevice,
  WholeTable,
} from './props.ts';
