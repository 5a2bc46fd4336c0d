import type { Label } from '../label.ts';
import { limits } from './level-rule.ts';
import { quantity, state } from './define.ts';
import { DAY, HOUR, seldom, wave } from './profile.ts';
import { PRACTICE } from './standards.ts';

// Quantities that many types share.

export const NO_YES: readonly Label[] = [
  { zh: '否', en: 'No' },
  { zh: '是', en: 'Yes' },
];
export const NORMAL_FAULT: readonly Label[] = [
  { zh: '正常', en: 'Normal' },
  { zh: '异常', en: 'Abnormal' },
];
export const NORMAL_ALARM: readonly Label[] = [
  { zh: '正常', en: 'Normal' },
  { zh: '报警', en: 'Alarm' },
];
export const OFF_ON: readonly Label[] = [
  { zh: '停止', en: 'Off' },
  { zh: '运行', en: 'On' },
];
export const CLOSED_OPEN: readonly Label[] = [
  { zh: '关闭', en: 'Closed' },
  { zh: '开启', en: 'Open' },
];

export const battery = quantity('battery', '电量', 'Battery', '%', 0, [0, 100], wave(80, 15, 30 * DAY, 0.5));
export const signal = quantity('signal', '信号强度', 'Signal', 'dBm', 0, [-130, 0], wave(-75, 12, HOUR, 3));
export const temperature = quantity('temperature', '温度', 'Temperature', '℃', 1, [-50, 100], wave(22, 7, DAY, 0.2));
export const humidity = quantity('humidity', '湿度', 'Humidity', '%RH', 1, [0, 100], wave(60, 20, DAY, 0.5));
export const windSpeed = quantity('wind_speed', '风速', 'Wind speed', 'm/s', 1, [0, 60], wave(4.5, 3.5, HOUR, 0.6));
export const tiltX = quantity('tilt_x', 'X 向倾角', 'Tilt X', '°', 2, [-90, 90], wave(0, 0.35, 6 * HOUR, 0.03));
export const tiltY = quantity('tilt_y', 'Y 向倾角', 'Tilt Y', '°', 2, [-90, 90], wave(0, 0.3, 5 * HOUR, 0.03));
export const longitude = quantity('longitude', '经度', 'Longitude', '°', 6, [-180, 180], wave(121.4737, 0.004, HOUR));
export const latitude = quantity('latitude', '纬度', 'Latitude', '°', 6, [-90, 90], wave(31.2304, 0.004, 1.3 * HOUR));
export const speed = quantity('speed', '速度', 'Speed', 'km/h', 1, [0, 250], wave(18, 16, 1200, 1));
export const direction = quantity('direction', '方向', 'Heading', '°', 0, [0, 360], wave(180, 175, 1500, 2));
export const fault = state('fault', '故障状态', 'Fault', NORMAL_FAULT, seldom(0.005));

export const lowBattery = limits('battery', PRACTICE, { lower: [20, 10, null], hysteresis: 2 });

/** A limit on a state that raises an alarm when the value is 1. */
export const onOne = (key: string, duration = 0) =>
  limits(key, PRACTICE, { upper: [null, 0.5, null], duration, hysteresis: 0 });
