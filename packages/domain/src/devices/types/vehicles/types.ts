import { battery, direction, latitude, longitude, lowBattery, OFF_ON, signal, speed } from '../../common.ts';
import { counter, defineDeviceType, quantity, state } from '../../define.ts';
import { limits } from '../../level-rule.ts';
import { cycle, seldom, wave } from '../../profile.ts';
import { PRACTICE } from '../../standards.ts';

const overSpeed = (warning: number, alarm: number, control: number) =>
  limits('speed', PRACTICE, { upper: [warning, alarm, control], duration: 5, hysteresis: 2 });
const mileage = counter('mileage', '累计里程', 'Mileage', 'km', 1, 6);

export const vehicleLocation = defineDeviceType({
  code: 50,
  quantities: [
    longitude,
    latitude,
    speed,
    direction,
    mileage,
    state('engine', '发动机', 'Engine', OFF_ON, seldom(0.7)),
    quantity('fuel', '油量', 'Fuel', '%', 0, [0, 100], wave(55, 35, 86_400, 0.5)),
    signal,
  ],
  main: 'speed',
  interval: 30,
  levels: [overSpeed(60, 80, 100), limits('fuel', PRACTICE, { lower: [15, 8, null], duration: 300, hysteresis: 2 })],
});

export const vehicleSpeed = defineDeviceType({
  code: 60,
  quantities: [
    quantity('speed', '车速', 'Speed', 'km/h', 1, [0, 250], cycle(0, 22, 120)),
    counter('vehicles', '累计车辆', 'Vehicles', '辆', 0, 18),
    counter('speeding', '累计超速', 'Speeding', '次', 0, 0.6),
    signal,
  ],
  main: 'speed',
  interval: 30,
  // Speed limit for vehicles on a site: 20 km/h, indoors 5 km/h.
  levels: [overSpeed(15, 20, 30)],
});

export const rickshawLocation = defineDeviceType({
  code: 64,
  quantities: [
    longitude,
    latitude,
    { ...speed, range: [0, 80], profile: cycle(0, 16, 900) },
    direction,
    mileage,
    battery,
    signal,
  ],
  main: 'speed',
  interval: 30,
  levels: [overSpeed(15, 20, 30), lowBattery],
});
