import {
  battery,
  fault,
  lowBattery,
  NO_YES,
  NORMAL_ALARM,
  NORMAL_FAULT,
  OFF_ON,
  onOne,
  signal,
  temperature,
} from '../../common.ts';
import { defineDeviceType, quantity, state } from '../../define.ts';
import { limits } from '../../level-rule.ts';
import { cycle, DAY, HOUR, seldom, wave } from '../../profile.ts';
import { GB14287, GB50974, GBT50493, PRACTICE } from '../../standards.ts';

const alarm = state('alarm', '报警状态', 'Alarm', NORMAL_ALARM, seldom(0.002));
const pipe = quantity('pressure', '管网压力', 'Pipe pressure', 'MPa', 2, [0, 4], wave(0.38, 0.08, HOUR, 0.01));
const lowPressure = limits('pressure', GB50974('7.4.12'), { lower: [0.25, 0.2, 0.1], duration: 60, hysteresis: 0.02 });
const always = [alarm, fault, battery] as const;
const usual = [onOne('alarm'), onOne('fault', 60), lowBattery] as const;

export const smoke = defineDeviceType({
  code: 6,
  quantities: [
    quantity('smoke', '烟雾浓度', 'Smoke', '%obs/m', 2, [0, 100], wave(0.2, 0.15, HOUR, 0.05)),
    temperature,
    alarm,
    battery,
    signal,
  ],
  main: 'smoke',
  interval: 300,
  levels: [limits('smoke', PRACTICE, { upper: [3, 5, 10], hysteresis: 0.3 }), onOne('alarm'), lowBattery],
});

export const fireAlarm = defineDeviceType({
  code: 42,
  quantities: [
    ...always,
    quantity('loop_voltage', '回路电压', 'Loop voltage', 'V', 1, [0, 60], wave(24, 0.4, DAY, 0.05)),
  ],
  main: 'alarm',
  interval: 300,
  levels: [...usual, limits('loop_voltage', PRACTICE, { lower: [22, 20, null], duration: 60, hysteresis: 0.2 })],
});

export const fireWater = defineDeviceType({
  code: 43,
  quantities: [
    pipe,
    quantity('flow', '瞬时流量', 'Flow', 'L/s', 2, [0, 500], cycle(0, 3, 3600)),
    state('pump', '消防泵', 'Pump', OFF_ON, seldom(0.05)),
    fault,
  ],
  main: 'pressure',
  interval: 120,
  levels: [lowPressure, onOne('fault', 60)],
});

export const smokeControl = defineDeviceType({
  code: 44,
  quantities: [
    state('fan', '风机', 'Fan', OFF_ON, seldom(0.1)),
    quantity('pressure_difference', '余压', 'Pressure difference', 'Pa', 0, [-200, 500], wave(35, 10, HOUR, 2)),
    quantity('fan_current', '风机电流', 'Fan current', 'A', 1, [0, 500], cycle(0, 30, 3600)),
    fault,
  ],
  main: 'pressure_difference',
  interval: 120,
  levels: [
    limits('pressure_difference', PRACTICE, { upper: [50, 60, null], duration: 30, hysteresis: 2 }),
    onOne('fault', 60),
  ],
});

export const electricalFire = defineDeviceType({
  code: 45,
  quantities: [
    quantity('residual_current', '剩余电流', 'Residual current', 'mA', 0, [0, 10_000], wave(120, 60, DAY, 10)),
    quantity('cable_temperature', '线缆温度', 'Cable temperature', '℃', 1, [-40, 300], wave(38, 9, DAY, 0.5)),
    quantity('current', '电流', 'Current', 'A', 1, [0, 5000], wave(90, 50, DAY, 4)),
    quantity('voltage', '电压', 'Voltage', 'V', 1, [0, 1000], wave(230, 5, HOUR, 1)),
  ],
  main: 'residual_current',
  interval: 60,
  levels: [
    limits('residual_current', GB14287('2-5.3'), { upper: [300, 500, 1000], duration: 30, hysteresis: 20 }),
    limits('cable_temperature', GB14287('3-5.3'), { upper: [55, 70, 90], duration: 30, hysteresis: 2 }),
  ],
});

export const hydrant = defineDeviceType({
  code: 46,
  quantities: [
    quantity('pressure', '出口压力', 'Outlet pressure', 'MPa', 2, [0, 4], wave(0.28, 0.06, HOUR, 0.01)),
    state('opened', '开盖', 'Opened', NO_YES, seldom(0.01)),
    tiltOf(),
    battery,
    temperature,
  ],
  main: 'pressure',
  interval: 600,
  levels: [
    limits('pressure', GB50974('7.2.8'), { lower: [0.18, 0.14, 0.1], duration: 60, hysteresis: 0.01 }),
    onOne('opened', 30),
    limits('tilt', PRACTICE, { upper: [10, 20, 30], hysteresis: 1 }),
    lowBattery,
  ],
});

function tiltOf() {
  return quantity('tilt', '倾斜角', 'Tilt', '°', 1, [0, 180], wave(1, 0.6, DAY, 0.1));
}

export const combustibleGas = defineDeviceType({
  code: 47,
  quantities: [
    quantity('gas', '可燃气体浓度', 'Combustible gas', '%LEL', 1, [0, 100], wave(2, 1.5, HOUR, 0.3)),
    temperature,
    quantity('oxygen', '氧气浓度', 'Oxygen', '%VOL', 1, [0, 30], wave(20.8, 0.1, HOUR, 0.05)),
    fault,
  ],
  main: 'gas',
  interval: 30,
  levels: [
    limits('gas', GBT50493('5.5.2'), { upper: [15, 25, 50], duration: 5, hysteresis: 1 }),
    limits('oxygen', PRACTICE, { upper: [null, 23.5, null], lower: [20, 19.5, 18], duration: 5, hysteresis: 0.2 }),
    onOne('fault', 60),
  ],
});

export const firePassage = defineDeviceType({
  code: 48,
  quantities: [
    state('blocked', '通道占用', 'Blocked', NO_YES, seldom(0.08)),
    quantity('blocked_minutes', '占用时长', 'Blocked for', 'min', 0, [0, 100_000], cycle(0, 9, 3600)),
    quantity('distance', '净距', 'Clear width', 'm', 2, [0, 50], wave(4.3, 0.2, HOUR, 0.02)),
    signal,
  ],
  main: 'blocked',
  interval: 60,
  levels: [
    limits('blocked_minutes', PRACTICE, { upper: [5, 10, 30], hysteresis: 1 }),
    limits('distance', PRACTICE, { lower: [4, 3.5, 2], duration: 300, hysteresis: 0.1 }),
  ],
});

export const fireWaterLevel = defineDeviceType({
  code: 52,
  quantities: [
    quantity('water_level', '水位', 'Water level', 'm', 2, [0, 50], wave(2.6, 0.3, DAY, 0.01)),
    quantity('volume_percent', '有效容积', 'Usable volume', '%', 1, [0, 100], wave(86, 9, DAY, 0.3)),
    temperature,
    battery,
  ],
  main: 'water_level',
  interval: 300,
  levels: [
    limits('volume_percent', PRACTICE, { lower: [70, 50, 30], duration: 60, hysteresis: 1 }),
    limits('temperature', PRACTICE, { lower: [5, 2, 0], duration: 600, hysteresis: 0.5 }),
    lowBattery,
  ],
});

export const waterLeak = defineDeviceType({
  code: 53,
  quantities: [
    state('leak', '漏水', 'Leak', NORMAL_ALARM, seldom(0.004)),
    quantity('resistance', '感应电阻', 'Resistance', 'kΩ', 0, [0, 100_000], wave(4800, 500, DAY, 30)),
    state('cable', '感应线', 'Cable', NORMAL_FAULT, seldom(0.003)),
    battery,
  ],
  main: 'leak',
  interval: 300,
  levels: [onOne('leak', 5), onOne('cable', 60), lowBattery],
});
