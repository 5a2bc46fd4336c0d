import { battery, CLOSED_OPEN, fault, latitude, longitude, lowBattery, NO_YES, onOne, signal } from '../../common.ts';
import { counter, defineDeviceType, quantity, state } from '../../define.ts';
import { limits } from '../../level-rule.ts';
import { cycle, HOUR, seldom, wave } from '../../profile.ts';
import { PRACTICE } from '../../standards.ts';

export const faceGate = defineDeviceType({
  code: 2,
  quantities: [
    counter('entered', '累计进场', 'Entered', '人次', 0, 24),
    counter('left', '累计出场', 'Left', '人次', 0, 23),
    quantity('present', '在场人数', 'Present', '人', 0, [0, 100_000], cycle(4, 180, 86_400, 1)),
    quantity('refused', '今日拒绝', 'Refused today', '次', 0, [0, 100_000], cycle(0, 9, 86_400)),
    state('gate', '闸门', 'Gate', CLOSED_OPEN, seldom(0.2, 60)),
    fault,
  ],
  main: 'present',
  interval: 60,
  levels: [limits('refused', PRACTICE, { upper: [30, 60, null], hysteresis: 3 }), onOne('fault', 60)],
});

export const smartHelmet = defineDeviceType({
  code: 13,
  quantities: [
    longitude,
    latitude,
    quantity('altitude', '高度', 'Altitude', 'm', 1, [-500, 9000], cycle(3, 60, 3600)),
    quantity('heart_rate', '心率', 'Heart rate', '次/分', 0, [0, 250], wave(88, 16, HOUR, 2)),
    quantity('body_temperature', '体表温度', 'Skin temperature', '℃', 1, [20, 45], wave(36.4, 0.3, 6 * HOUR, 0.05)),
    state('worn', '佩戴', 'Worn', NO_YES, seldom(0.92)),
    state('sos', '呼救', 'SOS', NO_YES, seldom(0.001)),
    state('fall', '跌落', 'Fall', NO_YES, seldom(0.001)),
    state('hook', '安全带挂钩', 'Harness hooked', NO_YES, seldom(0.9)),
    battery,
    signal,
  ],
  main: 'heart_rate',
  interval: 30,
  levels: [
    onOne('sos'),
    onOne('fall'),
    limits('heart_rate', PRACTICE, { upper: [130, 150, 170], lower: [50, 45, 40], duration: 120, hysteresis: 3 }),
    limits('body_temperature', PRACTICE, { upper: [37.5, 38.5, 39.5], duration: 300, hysteresis: 0.2 }),
    lowBattery,
  ],
});
