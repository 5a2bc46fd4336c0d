import { battery, CLOSED_OPEN, fault, lowBattery, NO_YES, onOne, tiltX, tiltY, windSpeed } from '../../common.ts';
import { counter, defineDeviceType, quantity, state } from '../../define.ts';
import { limits } from '../../level-rule.ts';
import { cycle, DAY, HOUR, seldom, wave } from '../../profile.ts';
import { GB5144, GB6067, GBT12602, GBT19155, GBT26557, JGJ80, PRACTICE } from '../../standards.ts';

const load = quantity('load', '吊重', 'Load', 't', 2, [0, 500], cycle(0, 4.5, 300));
const moment = quantity('moment_percent', '力矩百分比', 'Moment', '%', 1, [0, 300], cycle(0, 88, 300));
const height = quantity('height', '高度', 'Height', 'm', 2, [-100, 700], cycle(2, 85, 300));
const radius = quantity('radius', '幅度', 'Radius', 'm', 2, [0, 200], cycle(4, 48, 420));
const rotation = quantity('rotation', '回转角度', 'Rotation', '°', 1, [-540, 540], wave(0, 170, 600, 1));
const loadPercent = quantity('load_percent', '载重百分比', 'Load ratio', '%', 1, [0, 300], cycle(0, 86, 240));
const ropeLoad = quantity('rope_load', '主绳载重', 'Main rope load', 't', 2, [0, 100], cycle(0, 0.9, 900));

// At 90 % of the rated moment or load the device must warn, at 105 to 110 % it must cut off.
const overMoment = limits('moment_percent', GB5144('6.1'), { upper: [90, 100, 105], duration: 2, hysteresis: 2 });
const overLoad = limits('load_percent', GBT12602('4.3'), { upper: [90, 100, 105], duration: 2, hysteresis: 2 });
const windy = limits('wind_speed', GB5144('10.2'), { upper: [10.8, 13.8, 17.2], duration: 10, hysteresis: 1 });
const tilted = (limit: number) =>
  (['tilt_x', 'tilt_y'] as const).map((key) =>
    limits(key, PRACTICE, {
      upper: [limit * 0.7, limit, limit * 1.5],
      lower: [-limit * 0.7, -limit, -limit * 1.5],
      duration: 5,
      hysteresis: limit / 20,
    }),
  );

export const towerCrane = defineDeviceType({
  code: 3,
  quantities: [load, moment, height, radius, rotation, windSpeed, tiltX, tiltY, fault],
  main: 'load',
  interval: 10,
  levels: [overMoment, windy, ...tilted(1), onOne('fault', 10)],
});

export const elevator = defineDeviceType({
  code: 4,
  quantities: [
    quantity('load', '载重', 'Load', 't', 2, [0, 20], cycle(0, 1.6, 180)),
    loadPercent,
    quantity('height', '行程高度', 'Travel height', 'm', 1, [-20, 700], cycle(0, 95, 180)),
    quantity('lift_speed', '运行速度', 'Speed', 'm/s', 2, [-5, 5], wave(0, 0.7, 180, 0.02)),
    quantity('people', '人数', 'People', '人', 0, [0, 60], cycle(0, 8, 180)),
    windSpeed,
    tiltX,
    tiltY,
    state('front_door', '前门锁', 'Front door', CLOSED_OPEN, seldom(0.2, 180)),
    state('back_door', '后门锁', 'Back door', CLOSED_OPEN, seldom(0.15, 180)),
  ],
  main: 'load',
  interval: 10,
  levels: [
    overLoad,
    limits('people', GBT26557('5.6'), { upper: [9, 10, null], duration: 3 }),
    limits('lift_speed', GBT26557('5.6'), { upper: [0.9, 1, 1.2], lower: [-0.9, -1, -1.2], hysteresis: 0.05 }),
    windy,
    ...tilted(0.5),
  ],
});

export const unloadingPlatform = defineDeviceType({
  code: 14,
  quantities: [
    quantity('load', '实际载重', 'Load', 't', 2, [0, 50], cycle(0, 0.85, 900)),
    loadPercent,
    ropeLoad,
    quantity('side_rope_load', '副绳载重', 'Side rope load', 't', 2, [0, 100], cycle(0, 0.7, 900)),
    tiltX,
    tiltY,
    battery,
  ],
  main: 'load',
  interval: 30,
  levels: [
    limits('load_percent', JGJ80('6.4'), { upper: [80, 100, 110], duration: 5, hysteresis: 2 }),
    ...tilted(2),
    lowBattery,
  ],
});

export const gantryCrane = defineDeviceType({
  code: 27,
  quantities: [
    load,
    loadPercent,
    quantity('hook_height', '吊钩高度', 'Hook height', 'm', 2, [-20, 200], cycle(1, 12, 300)),
    quantity('trolley_position', '小车位置', 'Trolley position', 'm', 2, [0, 200], cycle(1, 28, 360)),
    quantity('gantry_position', '大车位置', 'Gantry position', 'm', 2, [0, 2000], cycle(5, 180, 900)),
    windSpeed,
  ],
  main: 'load',
  interval: 10,
  levels: [overLoad, windy],
});

export const wireRope = defineDeviceType({
  code: 28,
  quantities: [
    quantity('section_loss', '断面损失率', 'Loss of section', '%', 2, [0, 100], wave(2.2, 0.6, 30 * DAY, 0.05)),
    quantity('broken_wires', '断丝数', 'Broken wires', '根', 0, [0, 500], wave(2, 1, 30 * DAY, 0.2)),
    quantity('rope_diameter', '直径', 'Diameter', 'mm', 2, [0, 200], wave(17.9, 0.05, 30 * DAY, 0.01)),
    quantity('rope_tension', '张力', 'Tension', 'kN', 1, [0, 5000], cycle(4, 36, 300)),
  ],
  main: 'section_loss',
  interval: 300,
  levels: [
    limits('section_loss', GB6067('4.2.1'), { upper: [5, 7, 10], duration: 60, hysteresis: 0.2 }),
    limits('broken_wires', GB6067('4.2.1'), { upper: [4, 6, 8], duration: 60 }),
  ],
});

export const bridgeErectingMachine = defineDeviceType({
  code: 29,
  quantities: [
    quantity('front_load', '前天车吊重', 'Front trolley load', 't', 1, [0, 1000], cycle(0, 72, 1800)),
    quantity('rear_load', '后天车吊重', 'Rear trolley load', 't', 1, [0, 1000], cycle(0, 70, 1800)),
    loadPercent,
    quantity('leg_settlement', '支腿沉降', 'Leg settlement', 'mm', 1, [-200, 200], wave(-1, 0.8, 10 * DAY, 0.05)),
    tiltX,
    tiltY,
    windSpeed,
  ],
  main: 'front_load',
  interval: 10,
  levels: [overLoad, windy, ...tilted(1)],
});

export const hangingBasket = defineDeviceType({
  code: 30,
  quantities: [
    quantity('anchor_force', '后锚力', 'Anchor force', 'kN', 1, [0, 5000], wave(320, 40, DAY, 2)),
    quantity('deflection', '前端挠度', 'Deflection', 'mm', 1, [-500, 500], wave(-8, 3, 2 * DAY, 0.1)),
    quantity('truss_stress', '主桁应力', 'Truss stress', 'MPa', 1, [-600, 600], wave(85, 20, DAY, 1)),
    tiltX,
    tiltY,
    windSpeed,
  ],
  main: 'anchor_force',
  interval: 60,
  levels: [
    limits('deflection', PRACTICE, { upper: [14, 20, 25], lower: [-14, -20, -25], duration: 120, hysteresis: 0.5 }),
    windy,
    ...tilted(1),
  ],
});

export const suspendedPlatform = defineDeviceType({
  code: 41,
  quantities: [
    quantity('load', '载重', 'Load', 'kg', 0, [0, 3000], cycle(0, 480, 1200)),
    quantity('left_rope', '左绳拉力', 'Left rope', 'kN', 2, [0, 100], cycle(0.5, 4.2, 1200)),
    quantity('right_rope', '右绳拉力', 'Right rope', 'kN', 2, [0, 100], cycle(0.5, 4.1, 1200)),
    quantity('level_angle', '平台倾角', 'Platform tilt', '°', 1, [-90, 90], wave(0, 3, HOUR, 0.2)),
    quantity('people', '人数', 'People', '人', 0, [0, 20], cycle(0, 2.4, 1200)),
    windSpeed,
    state('safety_lock', '安全锁动作', 'Safety lock', NO_YES, seldom(0.002)),
  ],
  main: 'load',
  interval: 15,
  levels: [
    limits('load', GBT19155('8'), { upper: [500, 630, 690], duration: 5, hysteresis: 10 }),
    limits('level_angle', GBT19155('8'), { upper: [6, 8, 14], lower: [-6, -8, -14], duration: 3, hysteresis: 0.5 }),
    limits('wind_speed', GBT19155('11'), { upper: [6, 8.3, 10.8], duration: 10, hysteresis: 0.5 }),
    limits('people', GBT19155('11'), { upper: [null, 3, null], duration: 5 }),
  ],
});

export const crawlerCrane = defineDeviceType({
  code: 62,
  quantities: [
    load,
    moment,
    quantity('boom_angle', '臂架仰角', 'Boom angle', '°', 1, [-10, 90], wave(58, 14, 600, 0.3)),
    radius,
    height,
    windSpeed,
    tiltX,
    tiltY,
    counter('work_hours', '工作小时', 'Hours worked', 'h', 1, 0.4),
  ],
  main: 'load',
  interval: 10,
  levels: [
    limits('moment_percent', GB6067('9.2.1'), { upper: [90, 100, 105], duration: 2, hysteresis: 2 }),
    windy,
    ...tilted(1),
  ],
});
