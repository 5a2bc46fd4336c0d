import { BEGIN as DEVICES, type DeviceState } from '../../device/session/state.ts';
import type { PlanDrawing } from '../../plan/index.ts';

export interface ReplayState {
  begin: number;
  end: number;
  /** The instant on view, epoch ms. */
  at: number;
  playing: boolean;
  /** Devices whose values are here, of how many. */
  done: number;
  total: number;
  /** More devices than values are replayed of. */
  cut: boolean;
  failure: string | null;
}

/** What React draws. Values are not in it: they go to the drawing and the table by themselves. */
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
