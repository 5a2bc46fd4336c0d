import { battery, lowBattery, temperature, tiltX, tiltY, windSpeed } from '../../common.ts';
import { defineDeviceType, quantity } from '../../define.ts';
import { limits, type LevelRule, type Measure, type Standard } from '../../level-rule.ts';
import { DAY, HOUR, wave } from '../../profile.ts';
import { DESIGN, GB50330, GB50496, GB50497, JGJ130, PRACTICE } from '../../standards.ts';

const SLOW = 40 * DAY;
/** A movement in mm that changes slowly over weeks. */
const movement = (key: string, zh: string, en: string, swing: number, reach = 1000) =>
  quantity(key, zh, en, 'mm', 2, [-reach, reach], wave(0, swing, SLOW, 0.05));
const force = (key: string, zh: string, en: string, base: number) =>
  quantity(key, zh, en, 'kN', 1, [-20_000, 20_000], wave(base, base / 8, DAY, base / 400));

/**
 * Returns a rule with the same limit in both directions. The warning is at 70 % of the limit, as in the tables of
 * sites.
 */
function both(key: string, from: Standard, alarm: number, control: number, measure: Measure, hold = 300): LevelRule {
  // `toPrecision` gives 9.8 for 14 × 0.7 instead of 9.799999999999999.
  const warning = Number((alarm * 0.7).toPrecision(12));
  const upper = [warning, alarm, control] as const;
  const lower = [-warning, -alarm, -control] as const;
  return limits(key, from, { measure, upper, lower, duration: hold, hysteresis: alarm / 20 });
}

const settlement = movement('settlement', '沉降', 'Settlement', 6);
const horizontal = movement('horizontal', '水平位移', 'Horizontal displacement', 5);

export const pit = defineDeviceType({
  code: 17,
  quantities: [
    movement('horizontal', '坡顶水平位移', 'Wall-top horizontal', 8),
    settlement,
    movement('deep_displacement', '深层水平位移', 'Deep horizontal', 9),
    quantity('water_level', '地下水位', 'Water table', 'mm', 0, [-30_000, 10_000], wave(-6500, 220, 20 * DAY, 4)),
    force('axial_force', '支撑轴力', 'Strut force', 1450),
    quantity('crack', '裂缝宽度', 'Crack width', 'mm', 2, [0, 200], wave(0.4, 0.1, SLOW, 0.01)),
    tiltX,
    tiltY,
    battery,
  ],
  main: 'settlement',
  interval: 600,
  levels: [
    both('horizontal', GB50497('8.0.4'), 25, 30, 'cumulative'),
    both('horizontal', GB50497('8.0.4'), 2.5, 3, 'rate'),
    both('settlement', GB50497('8.0.4'), 16, 20, 'cumulative'),
    both('settlement', GB50497('8.0.4'), 2, 3, 'rate'),
    both('deep_displacement', GB50497('8.0.4'), 40, 50, 'cumulative'),
    both('deep_displacement', GB50497('8.0.4'), 2.5, 3, 'rate'),
    both('water_level', GB50497('8.0.5'), 1000, 2000, 'cumulative'),
    both('water_level', GB50497('8.0.5'), 500, 750, 'rate'),
    limits('axial_force', DESIGN, { upper: [1750, 2000, 2500], duration: 300, hysteresis: 30 }),
    limits('crack', GB50497('8.0.5'), { upper: [1.5, 3, 5], duration: 300, hysteresis: 0.1 }),
    lowBattery,
  ],
});

export const highFormwork = defineDeviceType({
  code: 18,
  quantities: [
    movement('settlement', '模板沉降', 'Settlement', 3, 300),
    force('axial_force', '立杆轴力', 'Post force', 12),
    movement('horizontal', '水平位移', 'Horizontal displacement', 3, 300),
    tiltX,
    tiltY,
    battery,
  ],
  main: 'settlement',
  interval: 30,
  levels: [
    both('settlement', PRACTICE, 8, 10, 'cumulative', 60),
    both('horizontal', DESIGN, 8, 10, 'cumulative', 60),
    limits('axial_force', DESIGN, { upper: [16, 20, 24], duration: 30, hysteresis: 0.5 }),
    both('tilt_x', PRACTICE, 1, 1.5, 'value', 60),
    both('tilt_y', PRACTICE, 1, 1.5, 'value', 60),
    lowBattery,
  ],
});

export const pressureTransmitter = defineDeviceType({
  code: 19,
  quantities: [
    quantity('pressure', '压力', 'Pressure', 'MPa', 3, [-0.1, 100], wave(0.62, 0.1, HOUR, 0.005)),
    temperature,
    quantity('loop_current', '回路电流', 'Loop current', 'mA', 2, [0, 25], wave(11, 1.5, HOUR, 0.02)),
  ],
  main: 'pressure',
  interval: 60,
  levels: [
    limits('pressure', PRACTICE, { upper: [0.8, 1, 1.2], lower: [0.3, 0.2, 0.1], duration: 60, hysteresis: 0.02 }),
    // Below 3.6 mA and above 21 mA the current loop itself is broken.
    limits('loop_current', PRACTICE, { upper: [null, 21, null], lower: [null, 3.6, null], duration: 10 }),
  ],
});

export const baileyFrame = defineDeviceType({
  code: 23,
  quantities: [
    movement('deflection', '跨中挠度', 'Deflection', 4, 300),
    quantity('stress', '弦杆应力', 'Chord stress', 'MPa', 1, [-500, 500], wave(96, 25, DAY, 1)),
    settlement,
    tiltX,
    tiltY,
  ],
  main: 'deflection',
  interval: 60,
  levels: [
    both('deflection', PRACTICE, 20, 30, 'cumulative', 120),
    limits('stress', DESIGN, { upper: [170, 210, 240], lower: [-170, -210, -240], duration: 60, hysteresis: 3 }),
    both('settlement', PRACTICE, 10, 15, 'cumulative'),
  ],
});

export const concrete = defineDeviceType({
  code: 24,
  quantities: [
    quantity('core_temperature', '里温', 'Core', '℃', 1, [-40, 120], wave(54, 4, 6 * DAY, 0.1)),
    quantity('surface_temperature', '表温', 'Surface', '℃', 1, [-40, 120], wave(36, 3, DAY, 0.1)),
    quantity('air_temperature', '环境温度', 'Air', '℃', 1, [-40, 80], wave(24, 6, DAY, 0.2)),
    quantity('difference', '里表温差', 'Core to surface', '℃', 1, [-50, 100], wave(18, 4, 6 * DAY, 0.1)),
    battery,
  ],
  main: 'core_temperature',
  interval: 600,
  levels: [
    limits('difference', GB50496('3.0.4'), { upper: [22, 25, 30], duration: 600, hysteresis: 0.5 }),
    limits('core_temperature', PRACTICE, { upper: [70, 75, 80], duration: 600, hysteresis: 0.5 }),
    // Concrete that cools by more than 2 ℃ a day cracks.
    limits('core_temperature', GB50496('3.0.4'), {
      measure: 'rate',
      lower: [-1.5, -2, -3],
      duration: 3600,
      hysteresis: 0.1,
    }),
    lowBattery,
  ],
});

export const smartBolt = defineDeviceType({
  code: 40,
  quantities: [
    quantity('preload', '预紧力', 'Preload', 'kN', 1, [0, 2000], wave(186, 4, SLOW, 0.3)),
    quantity('loosening', '松动角', 'Loosening', '°', 1, [-360, 360], wave(0, 0.8, SLOW, 0.1)),
    temperature,
    battery,
  ],
  main: 'preload',
  interval: 3600,
  levels: [
    limits('preload', PRACTICE, { lower: [165, 150, 120], duration: 3600, hysteresis: 2 }),
    both('loosening', PRACTICE, 5, 10, 'value', 0),
    lowBattery,
  ],
});

export const scaffold = defineDeviceType({
  code: 54,
  quantities: [
    settlement,
    movement('horizontal', '水平位移', 'Horizontal displacement', 4, 500),
    force('axial_force', '立杆轴力', 'Post force', 9),
    tiltX,
    tiltY,
    windSpeed,
    battery,
  ],
  main: 'horizontal',
  interval: 60,
  levels: [
    both('settlement', PRACTICE, 10, 15, 'cumulative', 120),
    both('horizontal', PRACTICE, 14, 20, 'cumulative', 120),
    limits('axial_force', DESIGN, { upper: [14, 18, 22], duration: 60, hysteresis: 0.5 }),
    limits('wind_speed', JGJ130('9.0.8'), { upper: [8, 10.8, 13.8], duration: 60, hysteresis: 0.5 }),
    lowBattery,
  ],
});

export const highSlope = defineDeviceType({
  code: 55,
  quantities: [
    movement('horizontal', '表面水平位移', 'Surface horizontal', 9),
    settlement,
    movement('deep_displacement', '深部位移', 'Deep displacement', 7),
    force('anchor_force', '锚索拉力', 'Anchor force', 420),
    quantity('pore_pressure', '孔隙水压力', 'Pore pressure', 'kPa', 1, [-100, 2000], wave(38, 8, 10 * DAY, 0.4)),
    quantity('rain_hour', '小时雨量', 'Rain in an hour', 'mm', 1, [0, 300], wave(1.5, 1.5, DAY, 0.2)),
    battery,
  ],
  main: 'horizontal',
  interval: 600,
  levels: [
    both('horizontal', GB50330('19.1.7'), 20, 30, 'cumulative'),
    both('horizontal', GB50330('19.1.7'), 2, 3, 'rate'),
    both('settlement', PRACTICE, 20, 30, 'cumulative'),
    limits('anchor_force', DESIGN, { upper: [500, 560, 620], lower: [340, 300, 250], duration: 600, hysteresis: 8 }),
    lowBattery,
  ],
});

export const highFill = defineDeviceType({
  code: 56,
  quantities: [
    movement('settlement', '表面沉降', 'Surface settlement', 14),
    movement('layer_settlement', '分层沉降', 'Layer settlement', 10),
    horizontal,
    quantity('pore_pressure', '孔隙水压力', 'Pore pressure', 'kPa', 1, [-100, 2000], wave(24, 6, 10 * DAY, 0.4)),
    quantity('earth_pressure', '土压力', 'Earth pressure', 'kPa', 1, [0, 5000], wave(180, 12, 10 * DAY, 1)),
    battery,
  ],
  main: 'settlement',
  interval: 600,
  levels: [
    // Embankments: 10 to 15 mm a day at the centre line or 5 mm a day at the side stop the filling.
    both('settlement', PRACTICE, 10, 15, 'rate'),
    both('horizontal', PRACTICE, 5, 8, 'rate'),
    both('settlement', PRACTICE, 200, 300, 'cumulative'),
    lowBattery,
  ],
});

export const bridge = defineDeviceType({
  code: 63,
  quantities: [
    quantity('strain', '应变', 'Strain', 'με', 1, [-5000, 5000], wave(120, 90, DAY, 4)),
    movement('deflection', '挠度', 'Deflection', 7),
    quantity('vibration', '振动加速度', 'Vibration', 'm/s²', 3, [-50, 50], wave(0.03, 0.02, HOUR, 0.02)),
    force('cable_force', '索力', 'Cable force', 3200),
    movement('bearing', '支座位移', 'Bearing displacement', 6),
    tiltX,
    tiltY,
    temperature,
  ],
  main: 'deflection',
  interval: 60,
  levels: [
    limits('strain', DESIGN, { upper: [400, 600, 800], lower: [-400, -600, -800], duration: 60, hysteresis: 20 }),
    both('deflection', PRACTICE, 30, 45, 'cumulative', 120),
    limits('cable_force', DESIGN, {
      upper: [3700, 4000, 4400],
      lower: [2700, 2400, 2000],
      duration: 120,
      hysteresis: 40,
    }),
    limits('vibration', PRACTICE, { upper: [0.3, 0.5, 1], duration: 5, hysteresis: 0.02 }),
  ],
});
