/** Messages about gates. */
export const zh = {
  noGate: '该设备没有登记为使用中的门禁：请在“门禁考勤”中登记设备与方向',
  noKey: '设备编号或密钥不正确',
  malformed: '报文格式不正确：应为 { sent_at, passages: […] }',
  noFace: '名单中没有这张人脸：未同意、已撤回或已离场',
  notGateDevice: '请选择设备类型为人脸闸机的设备',
  nowhere: '服务器没有配置文件存储，无法提供人脸照片',
};

export type GateText = Record<keyof typeof zh, string>;
