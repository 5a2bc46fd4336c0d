import { BEGIN as DEVICES, type DeviceState } from '../../device/session/state.ts';
import type { PlanDrawing } from '../../plan/index.ts';

export interface ReplayState {
  begin: number;
  end: number;
  /** The instant on view, epoch ms. */
  at: number;
  playing: boolean;
  /** Number of devices whose values are loaded; `total` is the number requested. */
  done: number;
  total: number;
  /** True when there are more devices than are replayed (`MOST_DEVICES`). */
  cut: boolean;
  failure: string | null;
}

/** What React draws. Values are not part of it: they are written to the drawing and the table directly. */
export interface MonitorState extends DeviceState {
  project: string;
  drawings: readonly PlanDrawing[];
  /** Key of the drawing on view. */
  drawing: string;
  /** Keys of points. */
  selected: ReadonlySet<string>;
  heat: boolean;
  sound: boolean;
  replay: ReplayState | null;
}

export const BEGIN: MonitorState = {
  ...DEVICES,
  project: '',
  drawings: [],
  drawing: '',
  selected: new Set(),
  heat: false,
  sound: false,
  replay: null,
};
