import type { Device, DeviceAlarm, LineState } from '../props.ts';
import type { TrendRange } from '../trend/ranges.ts';

export interface ChartState {
  /** Devices that are compared, the first drawn with its limits. */
  devices: readonly string[];
  /** Key of a quantity. */
  quantity: string;
  range: TrendRange;
}

/** What React draws. Values are not in it: they go to where they are shown by themselves. */
export interface DeviceState {
  phase: 'empty' | 'loading' | 'failed' | 'ready';
  message: string | null;
  /** Null: values come from the host alone. */
  line: LineState | null;
  name: string;
  devices: ReadonlyMap<string, Device>;
  chart: ChartState | null;
  alarms: readonly DeviceAlarm[];
  alarmsFailure: string | null;
  /** Shown for a while: how something went. */
  notice: string | null;
  /** For screen readers. */
  said: string;
}

export const BEGIN: DeviceState = {
  phase: 'empty',
  message: null,
  line: null,
  name: '',
  devices: new Map(),
  chart: null,
  alarms: [],
  alarmsFailure: null,
  notice: null,
  said: '',
};
