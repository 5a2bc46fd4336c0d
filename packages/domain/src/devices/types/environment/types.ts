import { CLOSED_OPEN, fault, humidity, OFF_ON, onOne, temperature, windSpeed } from '../../common.ts';
import { counter, defineDeviceType, quantity, state } from '../../define.ts';
import { limits } from '../../level-rule.ts';
import { cycle, DAY, HOUR, seldom, wave } from '../../profile.ts';
import { GB12523, GB3095, GBT28592, GBT50081, PRACTICE } from '../../standards.ts';

const pm10 = quantity('pm10', 'PM10', 'PM10', 'μg/m³', 0, [0, 2000], wave(92, 50, DAY, 6));
const pressure = quantity('water_pressure', '水压', 'Water pressure', 'MPa', 2, [0, 10], wave(0.45, 0.12, HOUR, 0.01));
const running = (share: number) => state('running', '运行状态', 'Running', OFF_ON, seldom(share, 1200));

export const environment = defineDeviceType({
  code: 7,
  quantities: [
    quantity('pm25', 'PM2.5', 'PM2.5', 'μg/m³', 0, [0, 1000], wave(48, 26, DAY, 3)),
    pm10,
    quantity('tsp', '总悬浮颗粒物', 'TSP', 'μg/m³', 0, [0, 5000], wave(160, 80, DAY, 9)),
    quantity('noise', '噪声', 'Noise', 'dB(A)', 1, [20, 150], wave(60, 8, DAY, 2)),
    temperature,
    humidity,
    windSpeed,
    quantity('wind_direction', '风向', 'Wind direction', '°', 0, [0, 360], wave(140, 90, 6 * HOUR, 8)),
    quantity('air_pressure', '气压', 'Air pressure', 'hPa', 1, [300, 1100], wave(1013, 5, 4 * DAY, 0.2)),
  ],
  main: 'pm10',
  interval: 60,
  levels: [
    limits('pm25', GB3095('4.2'), { upper: [75, 115, 150], duration: 900, hysteresis: 5 }),
    limits('pm10', GB3095('4.2'), { upper: [150, 250, 350], duration: 900, hysteresis: 10 }),
    // Limit by day. At night 55 dB(A) apply; the site sets that limit where it works at night.
    limits('noise', GB12523('4.1'), { upper: [65, 70, 85], duration: 300, hysteresis: 1 }),
    limits('wind_speed', PRACTICE, { upper: [10.8, 13.9, 17.2], duration: 60, hysteresis: 1 }),
  ],
});

export const spray = defineDeviceType({
  code: 5,
  quantities: [
    running(0.3),
    pressure,
    quantity('flow', '瞬时流量', 'Flow', 'm³/h', 2, [0, 500], cycle(0, 12, 1200)),
    counter('water_total', '累计用水', 'Water used', 'm³', 2, 2.4),
    pm10,
  ],
  main: 'running',
  interval: 60,
  levels: [limits('water_pressure', PRACTICE, { lower: [0.25, 0.15, null], duration: 60, hysteresis: 0.02 })],
});

export const fogGun = defineDeviceType({
  code: 12,
  quantities: [
    running(0.25),
    pressure,
    quantity('fan_current', '风机电流', 'Fan current', 'A', 1, [0, 500], cycle(0, 42, 1200)),
    counter('run_hours', '累计运行', 'Hours run', 'h', 1, 0.25),
    fault,
  ],
  main: 'running',
  interval: 60,
  levels: [
    limits('water_pressure', PRACTICE, { lower: [0.25, 0.15, null], duration: 60, hysteresis: 0.02 }),
    onOne('fault', 60),
  ],
});

export const industrialVacuum = defineDeviceType({
  code: 32,
  quantities: [
    running(0.4),
    quantity('vacuum', '真空度', 'Vacuum', 'kPa', 1, [-101, 0], wave(-18, 4, HOUR, 0.3)),
    quantity('filter_difference', '滤筒压差', 'Filter difference', 'Pa', 0, [0, 10_000], wave(800, 300, 3 * DAY, 15)),
    quantity('dust', '排放浓度', 'Dust out', 'mg/m³', 2, [0, 1000], wave(4, 2, HOUR, 0.2)),
    quantity('power', '功率', 'Power', 'kW', 2, [0, 500], cycle(0, 7.2, 1200)),
  ],
  main: 'filter_difference',
  interval: 60,
  levels: [
    limits('filter_difference', PRACTICE, { upper: [1500, 2000, 2500], duration: 120, hysteresis: 50 }),
    limits('dust', PRACTICE, { upper: [10, 20, 30], duration: 120, hysteresis: 0.5 }),
  ],
});

export const curingRoom = defineDeviceType({
  code: 38,
  quantities: [
    quantity('temperature', '温度', 'Temperature', '℃', 1, [-20, 80], wave(20, 1.2, DAY, 0.1)),
    quantity('humidity', '相对湿度', 'Humidity', '%RH', 1, [0, 100], wave(96.5, 1, DAY, 0.2)),
    quantity('water_temperature', '水槽温度', 'Water temperature', '℃', 1, [0, 80], wave(20, 0.8, DAY, 0.1)),
    state('door', '门', 'Door', CLOSED_OPEN, seldom(0.05)),
  ],
  main: 'temperature',
  interval: 300,
  levels: [
    // 20 ± 2 ℃ and at least 95 %.
    limits('temperature', GBT50081('4.2'), {
      upper: [21.5, 22, 24],
      lower: [18.5, 18, 16],
      duration: 600,
      hysteresis: 0.2,
    }),
    limits('humidity', GBT50081('4.2'), { lower: [95.5, 95, 90], duration: 600, hysteresis: 0.3 }),
    onOne('door', 600),
  ],
});

export const rainfall = defineDeviceType({
  code: 57,
  quantities: [
    quantity('rain_hour', '小时雨量', 'Rain in an hour', 'mm', 1, [0, 300], wave(1.5, 1.5, DAY, 0.2)),
    quantity('rain_day', '24 小时雨量', 'Rain in a day', 'mm', 1, [0, 2000], wave(12, 12, 3 * DAY, 0.3)),
    quantity('rain_rate', '雨强', 'Intensity', 'mm/min', 2, [0, 20], wave(0.05, 0.05, HOUR, 0.01)),
    counter('rain_total', '累计雨量', 'Rain in all', 'mm', 1, 0.2),
    temperature,
  ],
  main: 'rain_hour',
  interval: 300,
  levels: [
    limits('rain_hour', GBT28592('4'), { upper: [8, 16, 20], hysteresis: 0.5 }),
    limits('rain_day', GBT28592('4'), { upper: [25, 50, 100], hysteresis: 1 }),
  ],
});
