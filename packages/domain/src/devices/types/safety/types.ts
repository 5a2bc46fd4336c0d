import {
  battery,
  fault,
  lowBattery,
  NO_YES,
  NORMAL_ALARM,
  onOne,
  signal,
  temperature,
  tiltX,
  tiltY,
} from '../../common.ts';
import { counter, defineDeviceType, quantity, state } from '../../define.ts';
import { limits } from '../../level-rule.ts';
import { cycle, DAY, HOUR, seldom, wave } from '../../profile.ts';
import { PRACTICE } from '../../standards.ts';

// Device types: edge protection, light barriers, cameras and tags.

const intrusion = state('intrusion', '入侵', 'Intrusion', NORMAL_ALARM, seldom(0.01, 600));

export const edgeProtection = defineDeviceType({
  code: 22,
  quantities: [
    state('opened', '防护开启', 'Opened', NO_YES, seldom(0.01)),
    quantity('displacement', '护栏位移', 'Displacement', 'mm', 0, [0, 5000], wave(3, 2, DAY, 0.5)),
    tiltX,
    tiltY,
    battery,
    signal,
  ],
  main: 'displacement',
  interval: 60,
  levels: [
    onOne('opened', 5),
    limits('displacement', PRACTICE, { upper: [50, 100, 300], duration: 5, hysteresis: 5 }),
    lowBattery,
  ],
});

export const laserWarning = defineDeviceType({
  code: 49,
  quantities: [
    intrusion,
    quantity('distance', '对射距离', 'Distance', 'm', 2, [0, 2000], wave(46, 0.02, DAY, 0.01)),
    quantity('strength', '光强', 'Strength', '%', 0, [0, 100], wave(88, 6, HOUR, 1)),
    counter('times', '累计触发', 'Times', '次', 0, 0.5),
    fault,
  ],
  main: 'intrusion',
  interval: 30,
  levels: [
    onOne('intrusion'),
    limits('strength', PRACTICE, { lower: [50, 30, null], duration: 60, hysteresis: 3 }),
    onOne('fault', 60),
  ],
});

export const videoRecorder = defineDeviceType({
  code: 9,
  quantities: [
    quantity('channels', '通道数', 'Channels', '路', 0, [0, 1024], wave(16, 0, DAY, 0)),
    quantity('channels_online', '在线通道', 'Channels online', '路', 0, [0, 1024], wave(15.6, 0.4, HOUR, 0)),
    quantity('disk_percent', '硬盘占用', 'Disk used', '%', 1, [0, 100], wave(78, 4, 7 * DAY, 0.2)),
    quantity('bitrate', '总码率', 'Bit rate', 'Mbit/s', 1, [0, 10_000], wave(64, 8, HOUR, 1)),
    quantity('recorded_days', '录像天数', 'Days recorded', '天', 0, [0, 3650], wave(30, 0, DAY, 0)),
  ],
  main: 'channels_online',
  interval: 60,
  levels: [
    limits('disk_percent', PRACTICE, { upper: [90, 95, 98], duration: 300, hysteresis: 1 }),
    limits('recorded_days', PRACTICE, { lower: [null, 29, null], duration: 3600 }),
  ],
});

export const captureCamera = defineDeviceType({
  code: 58,
  quantities: [
    counter('captures', '累计抓拍', 'Captures', '张', 0, 14),
    counter('violations', '累计违规', 'Violations', '次', 0, 0.8),
    temperature,
    signal,
    fault,
  ],
  main: 'captures',
  interval: 60,
  levels: [limits('temperature', PRACTICE, { upper: [60, 70, 80], duration: 300, hysteresis: 1 }), onOne('fault', 60)],
});

export const rfid = defineDeviceType({
  code: 59,
  quantities: [
    counter('reads', '累计读取', 'Reads', '次', 0, 40),
    quantity('tags_present', '在场标签', 'Tags present', '个', 0, [0, 100_000], cycle(2, 90, 86_400, 1)),
    quantity('antenna_power', '天线功率', 'Antenna power', 'dBm', 1, [0, 40], wave(27, 1, DAY, 0.1)),
    signal,
    fault,
  ],
  main: 'tags_present',
  interval: 60,
  levels: [
    limits('antenna_power', PRACTICE, { lower: [22, 18, null], duration: 60, hysteresis: 0.5 }),
    onOne('fault', 60),
  ],
});

export const clearance = defineDeviceType({
  code: 65,
  quantities: [
    quantity('clear_height', '净高', 'Clear height', 'm', 2, [0, 200], wave(5.6, 0.1, DAY, 0.01)),
    quantity('object_height', '障碍物高度', 'Object height', 'm', 2, [0, 1000], cycle(0, 42, 1800)),
    quantity('margin', '限高余量', 'Margin', 'm', 2, [-1000, 1000], wave(12, 8, 1800, 0.1)),
    state('intruding', '侵限', 'Intruding', NO_YES, seldom(0.01, 600)),
    quantity('objects', '目标数', 'Objects', '个', 0, [0, 1000], cycle(0, 4, 1800)),
  ],
  main: 'margin',
  interval: 30,
  levels: [limits('margin', PRACTICE, { lower: [3, 1, 0], duration: 5, hysteresis: 0.2 }), onOne('intruding')],
});
