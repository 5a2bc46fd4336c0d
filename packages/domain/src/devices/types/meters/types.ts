import { battery, lowBattery, signal } from '../../common.ts';
import { counter, defineDeviceType, quantity } from '../../define.ts';
import { limits } from '../../level-rule.ts';
import { cycle, DAY, HOUR, wave } from '../../profile.ts';
import { PRACTICE } from '../../standards.ts';

export const waterMeter = defineDeviceType({
  code: 15,
  quantities: [
    counter('water_total', '累计水量', 'Water used', 'm³', 2, 3.2),
    quantity('flow', '瞬时流量', 'Flow', 'm³/h', 2, [-100, 1000], cycle(0, 9, 3600)),
    quantity('pressure', '水压', 'Pressure', 'MPa', 2, [0, 4], wave(0.34, 0.05, HOUR, 0.01)),
    battery,
    signal,
  ],
  main: 'water_total',
  interval: 900,
  levels: [
    limits('flow', PRACTICE, { upper: [20, 40, null], duration: 1800, hysteresis: 1 }),
    limits('water_total', PRACTICE, { measure: 'rate', upper: [200, 300, null], hysteresis: 5 }),
    lowBattery,
  ],
});

export const electricMeter = defineDeviceType({
  code: 16,
  quantities: [
    counter('energy_total', '累计电量', 'Energy used', 'kWh', 2, 42),
    quantity('power', '有功功率', 'Active power', 'kW', 2, [-10_000, 10_000], wave(60, 45, DAY, 3)),
    quantity('voltage', '电压', 'Voltage', 'V', 1, [0, 1000], wave(230, 4, HOUR, 0.8)),
    quantity('current', '电流', 'Current', 'A', 1, [0, 5000], wave(95, 60, DAY, 4)),
    quantity('power_factor', '功率因数', 'Power factor', '', 2, [-1, 1], wave(0.93, 0.04, HOUR, 0.01)),
  ],
  main: 'energy_total',
  interval: 300,
  levels: [
    limits('voltage', PRACTICE, { upper: [242, 253, 264], lower: [209, 198, 187], duration: 60, hysteresis: 2 }),
    limits('energy_total', PRACTICE, { measure: 'rate', upper: [1500, 2000, null], hysteresis: 20 }),
  ],
});
