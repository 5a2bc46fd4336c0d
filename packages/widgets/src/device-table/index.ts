export { mount } from './mount.tsx';
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
