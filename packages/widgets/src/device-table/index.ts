import type { MountWidget } from '../kit/mount.ts';
import type { DeviceTableProps } from './host/props.ts';

/**
 * Mounts `gd-device-table`. The imports are listed here and not in the loader, which every page reads: the names of the
 * table's many chunks would be longer than all of the loader's own code.
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
} from '../device/host/props.ts';
export type {
  DeviceTableProps,
  DeviceTableSource,
  GivenDevice,
  TableConnection,
  TableDevice,
  WholeTable,
} from './host/props.ts';
