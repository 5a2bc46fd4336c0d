import type { PlanDrawing } from '../../plan/index.ts';
import type { LineState, MonitorAlarm, MonitorDevice } from '../props.ts';
import type { TrendRange } from '../trend/ranges.ts';

export interface ChartState {
  /** Devices that are compared, the first drawn with its limits. */
  devices: readonly string[];
  /** Key of a quantity. */
  quantity: string;
  range: TrendRange;
}

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
export interface MonitorState {
  phase: 'empty' | 'loading' | 'failed' | 'ready';
  message: string | null;
  /** Null: values come from the host alone. */
  line: LineState | null;
  name: string;
  project: string;
  drawings: readonly PlanDrawing[];
  /** Key of the drawing on view. */
  drawing: string;
  devices: ReadonlyMap<string, MonitorDevice>;
  /** Keys of points. */
  selected: ReadonlySet<string>;
  chart: ChartState | null;
  heat: boolean;
  sound: boolean;
  replay: ReplayState | null;
  alarms: readonly MonitorAlarm[];
  alarmsFailure: string | null;
  /** Shown for a while: how something went. */
  notice: string | null;
  /** For screen readers. */
  said: string;
}

export const BEGIN: MonitorState = {
  phase: 'empty',
  message: null,
  line: null,
  name: '',
  project: '',
  drawings: [],
  drawing: '',
  devices: new Map(),
  selected: new Set(),
  chart: null,
  heat: false,
  sound: false,
  replay: null,
  alarms: [],
  alarmsFailure: null,
  notice: null,
  said: '',
};
