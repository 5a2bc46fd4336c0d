/** Why something did not leave the server. */
export const zh = {
  hostRefused: '不允许发送到主机 {host}：内网地址须由管理员在 GONGDI_MESSAGE_HOSTS 中写明',
  unresolved: '找不到主机 {host}，请检查地址是否正确',
  timeout: '{host} 在 10 秒内没有答复，请检查地址、端口与防火墙',
  unreachable: '无法连接 {host}：{reason}',
  httpStatus: '{host} 答复 HTTP {status}',
  notJson: '{host} 的答复不是预期的格式，请检查地址',
  interrupted: '上次发送时服务中断，是否送达未知',
  failed: '发送失败：{reason}',
  lostSecret: '密钥已无法读取，请重新填写密码或密钥',
};

export type OutsideText = Record<keyof typeof zh, string>;
