import type { DeviceSession } from '../../device/session/device-session.ts';
import { BEGIN as DEVICES, type DeviceState } from '../../device/session/state.ts';
import type { TableDevice } from '../host/props.ts';

export interface TableState extends DeviceState {
  devices: ReadonlyMap<string, TableDevice>;
  /** Number of all devices. */
  total: number;
  /** The device in the panel and the session that shows it. */
  open: { id: string; session: DeviceSession } | null;
  /** Permission codes (`menu|operation`) of the user. */
  permissions: ReadonlySet<string>;
  /** The reason why the data on view could not be read again. */
  stale: string | null;
}

export const BEGIN: TableState = {
  ...DEVICES,
  devices: new Map(),
  total: 0,
  open: null,
  permissions: new Set(),
  stale: null,
};
