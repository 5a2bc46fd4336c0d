import type { DeviceSession } from '../../device/session/device-session.ts';
import { BEGIN as DEVICES, type DeviceState } from '../../device/session/state.ts';
import type { TableDevice } from '../props.ts';

export interface TableState extends DeviceState {
  devices: ReadonlyMap<string, TableDevice>;
  /** How many there are in all. */
  total: number;
  /** The device in the panel, with what is shown of it there. */
  open: { id: string; session: DeviceSession } | null;
  /** `menu|operation` codes of what the user may do. */
  permissions: ReadonlySet<string>;
  /** Why what is on view could not be read again. */
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
