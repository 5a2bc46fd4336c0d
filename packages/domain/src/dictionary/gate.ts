import { defineDictionary } from './define.ts';

/** Values of the dictionary `passage_direction`. */
export const PASSAGE_DIRECTION = { in: 1, out: 2 } as const;

export const passageDirection = defineDictionary('passage_direction', { zh: '进出方向', en: 'Direction' }, [
  { value: PASSAGE_DIRECTION.in, label: { zh: '进场', en: 'In' }, color_type: 'success' },
  { value: PASSAGE_DIRECTION.out, label: { zh: '出场', en: 'Out' }, color_type: 'default' },
]);

/** Values of the dictionary `passage_way`. */
export const PASSAGE_WAY = { face: 1, card: 2, code: 3, hand: 4 } as const;

export const passageWay = defineDictionary('passage_way', { zh: '通行方式', en: 'Way' }, [
  { value: PASSAGE_WAY.face, label: { zh: '人脸', en: 'Face' } },
  { value: PASSAGE_WAY.card, label: { zh: '门禁卡', en: 'Card' } },
  { value: PASSAGE_WAY.code, label: { zh: '二维码', en: 'QR code' } },
  { value: PASSAGE_WAY.hand, label: { zh: '人工核验', en: 'Checked by a guard' } },
]);

/** Values of the dictionary `passage_outcome`: what the gate did. */
export const PASSAGE_OUTCOME = { passed: 1, refused: 2 } as const;

export const passageOutcome = defineDictionary('passage_outcome', { zh: '通行结果', en: 'Outcome' }, [
  { value: PASSAGE_OUTCOME.passed, label: { zh: '放行', en: 'Passed' }, color_type: 'success' },
  { value: PASSAGE_OUTCOME.refused, label: { zh: '拒绝', en: 'Refused' }, color_type: 'error' },
]);

/** Values of the dictionary `passage_judged`: whether the gate did what the server would have done. */
export const PASSAGE_JUDGED = { agrees: 1, against: 2, needless: 3 } as const;

export const passageJudged = defineDictionary('passage_judged', { zh: '服务端复核', en: 'Judged again' }, [
  { value: PASSAGE_JUDGED.agrees, label: { zh: '一致', en: 'Agrees' }, color_type: 'default' },
  { value: PASSAGE_JUDGED.against, label: { zh: '不应放行', en: 'Let in against the list' }, color_type: 'error' },
  { value: PASSAGE_JUDGED.needless, label: { zh: '不应拒绝', en: 'Refused for nothing' }, color_type: 'warning' },
]);

/** Values of the dictionary `passage_clock`: what is known of the time of a passage. */
export const PASSAGE_CLOCK = { right: 1, mended: 2, doubtful: 3 } as const;

export const passageClock = defineDictionary('passage_clock', { zh: '时间可信度', en: 'Time' }, [
  { value: PASSAGE_CLOCK.right, label: { zh: '正常', en: 'Right' }, color_type: 'default' },
  { value: PASSAGE_CLOCK.mended, label: { zh: '已按钟差修正', en: 'Mended by the offset' }, color_type: 'warning' },
  { value: PASSAGE_CLOCK.doubtful, label: { zh: '存疑，不计考勤', en: 'Doubtful, not counted' }, color_type: 'error' },
]);

/** Values of the dictionary `passage_reason`. Up to `file` they are the rules of the admission function. */
export const PASSAGE_REASON = {
  identity: 1,
  blacklist: 2,
  elsewhere: 3,
  age: 4,
  points: 5,
  training: 6,
  certificate: 7,
  medical: 8,
  file: 9,
  away: 10,
  unknown: 11,
  way: 12,
  gate: 13,
} as const;

export const passageReason = defineDictionary('passage_reason', { zh: '拒绝原因', en: 'Why it was refused' }, [
  { value: PASSAGE_REASON.identity, label: { zh: '没有有效身份证号', en: 'No valid identity number' } },
  { value: PASSAGE_REASON.blacklist, label: { zh: '黑名单', en: 'Blacklist' }, color_type: 'error' },
  { value: PASSAGE_REASON.elsewhere, label: { zh: '在其他单位在场', en: 'On a site of another company' } },
  { value: PASSAGE_REASON.age, label: { zh: '年龄', en: 'Age' } },
  { value: PASSAGE_REASON.points, label: { zh: '安全积分', en: 'Safety points' } },
  { value: PASSAGE_REASON.training, label: { zh: '安全教育', en: 'Safety education' } },
  { value: PASSAGE_REASON.certificate, label: { zh: '证书', en: 'Certificate' } },
  { value: PASSAGE_REASON.medical, label: { zh: '体检', en: 'Medical check' } },
  { value: PASSAGE_REASON.file, label: { zh: '档案不完整', en: 'File not complete' } },
  { value: PASSAGE_REASON.away, label: { zh: '不在场或已离场', en: 'Not on site' } },
  { value: PASSAGE_REASON.unknown, label: { zh: '不在本项目名单', en: 'Not on the list of the project' } },
  { value: PASSAGE_REASON.way, label: { zh: '未同意人脸，须刷卡或扫码', en: 'No consent for faces: card or code' } },
  { value: PASSAGE_REASON.gate, label: { zh: '设备自行拒绝', en: 'The gate refused by itself' } },
]);

/** Values of the dictionary `gate_direction`. */
export const GATE_DIRECTION = { in: 1, out: 2, both: 3 } as const;

export const gateDirection = defineDictionary('gate_direction', { zh: '门禁方向', en: 'Direction of a gate' }, [
  { value: GATE_DIRECTION.in, label: { zh: '进', en: 'In' } },
  { value: GATE_DIRECTION.out, label: { zh: '出', en: 'Out' } },
  { value: GATE_DIRECTION.both, label: { zh: '双向（设备上报）', en: 'Both, as it reports' } },
]);

/** Values of the dictionary `gate_use`. */
export const GATE_USE = { inUse: 1, ended: 2 } as const;

export const gateUse = defineDictionary('gate_use', { zh: '门禁使用', en: 'Use of a gate' }, [
  { value: GATE_USE.inUse, label: { zh: '使用中', en: 'In use' }, color_type: 'success' },
  { value: GATE_USE.ended, label: { zh: '已停用', en: 'Out of use' }, color_type: 'default' },
]);

/** Values of the dictionary `gate_list_state`. */
export const GATE_LIST = { none: 1, waiting: 2, sent: 3, acknowledged: 4 } as const;

export const gateListState = defineDictionary('gate_list_state', { zh: '名单下发', en: 'List of a gate' }, [
  { value: GATE_LIST.none, label: { zh: '尚无名单', en: 'No list yet' }, color_type: 'default' },
  { value: GATE_LIST.waiting, label: { zh: '待下发', en: 'To be sent' }, color_type: 'warning' },
  { value: GATE_LIST.sent, label: { zh: '已下发，待确认', en: 'Sent, not acknowledged' }, color_type: 'processing' },
  { value: GATE_LIST.acknowledged, label: { zh: '已确认', en: 'Acknowledged' }, color_type: 'success' },
]);

/** Values of the dictionary `gate_pass_state`. */
export const GATE_PASS = { mayPass: 1, refused: 2, deleting: 3, deleted: 4 } as const;

export const gatePassState = defineDictionary('gate_pass_state', { zh: '通行资格', en: 'On the list' }, [
  { value: GATE_PASS.mayPass, label: { zh: '可通行', en: 'May pass' }, color_type: 'success' },
  { value: GATE_PASS.refused, label: { zh: '不予放行', en: 'Refused' }, color_type: 'error' },
  {
    value: GATE_PASS.deleting,
    label: { zh: '已移出，待设备确认', en: 'Removed, not acknowledged' },
    color_type: 'warning',
  },
  {
    value: GATE_PASS.deleted,
    label: { zh: '已移出，设备已确认', en: 'Removed and acknowledged' },
    color_type: 'default',
  },
]);
