export const zh = {
  preparing: '正在准备 {count} 台设备…',
  running: '每秒 {rate} 条，共 {devices} 台设备，按 Ctrl-C 停止',
  status: '已发送 {sent} · 已接收 {accepted} · 未接收 {refused} · 失败 {failed}',
  done: '{seconds} 秒内发送 {sent} 条，接收 {accepted} 条，未接收 {refused} 个值，失败 {failed} 次',
  badRange: '{flag} 应在 {min} 到 {max} 之间',
  badFault: '未知的故障 {name}，可用：{known}',
  badType: '没有编码为 {code} 的设备类型',
  noProject: '没有找到项目“{name}”',
  httpRate: '经 HTTP 每秒最多约 100 条；更高的频率请用 --mqtt',
  brokerGone: '无法连接 {url}：{reason}',
};

export type SimulateText = Record<keyof typeof zh, string>;
