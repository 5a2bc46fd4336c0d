import type { Device, DeviceAlarm, LineState } from '../host/props.ts';
import type { TrendRange } from '../model/ranges.ts';

export interface ChartState {
  /** The compared devices; the chart draws the limits of the first. */
  devices: readonly string[];
  /** Key of a quantity. */
  quantity: string;
  range: TrendRange;
}

/** What React draws. Values are not part of it: they are written directly to where they are shown. */
export interface DeviceState {
  phase: 'empty' | 'loading' | 'failed' | 'ready';
  message: string | null;
  /** Null: values come only from the host. */
  line: LineState | null;
  name: string;
  devices: ReadonlyMap<string, Device>;
  chart: ChartState | null;
  alarms: readonly DeviceAlarm[];
  alarmsFailure: string | null;
  /** Result of an action, shown for a while. */
  notice: string | null;
  /** Announcement for screen readers. */
  announcement: string;
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
  announcement: '',
};
