export { mount } from './mount.tsx';
export type {
  AlarmEvent,
  Follower,
  LineState,
  MonitorAlarm,
  MonitorArea,
  MonitorConnection,
  MonitorDevice,
  MonitorDrawing,
  MonitorPoint,
  MonitorProps,
  MonitorReading,
  MonitorSource,
  TrendAsk,
  TrendPoint,
  WholeArea,
} from './host/props.ts';
