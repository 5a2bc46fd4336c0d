import type { Lang } from '@gongdi/domain';

const zh = {
  resend: '重新下发全部名单',
  resendAsk: '设备将以完整名单替换现有名单，确认前旧名单仍有效。',
  resent: '已下发，等待设备确认',
  queued: '设备未连接本服务器：上线或下次取名单时下发',
  title: '名单下发情况',
  mayPass: '可通行',
  byFace: '其中可刷脸',
  refused: '不予放行',
  version: '名单版本 {version}，设备已确认 {acked}',
  none: '无',
  due: '名单有变更，正在重新计算',
  connected: '设备已连接',
  away: '设备未连接（HTTP 设备按周期取名单）',
  fresh: '设备上的名单是最新的',
  waiting: '设备尚缺 {count} 项变更',
  removed: '移出',
  added: '更新',
};
const en: typeof zh = {
  resend: 'Send the whole list again',
  resendAsk: 'The gate replaces its list by the whole one; until it acknowledges, the old one holds.',
  resent: 'Sent; the gate has to acknowledge',
  queued: 'The gate is not connected here: it gets the list when it comes back or asks',
  title: 'How far the list is',
  mayPass: 'May pass',
  byFace: 'By face',
  refused: 'Refused',
  version: 'Version {version}, the gate has {acked}',
  none: 'none',
  due: 'Something changed; the list is being computed',
  connected: 'The gate is connected',
  away: 'Not connected (gates over HTTP fetch the list)',
  fresh: 'The gate has the newest list',
  waiting: 'The gate lacks {count} changes',
  removed: 'removed',
  added: 'changed',
};

export const gateText: Record<Lang, typeof zh> = { zh, en };
