/** Words for the events of processes and sub-processes, placed after their name. */
const HAPPENED: Readonly<Record<string, string>> = { started: '已开始', finished: '已完成', canceled: '已取消' };

/** Returns the Chinese text for a text of the simulation; undefined for other texts. */
export function simulationZh(text: string): string | undefined {
  const known = SIMULATION_ZH[text];
  if (known !== undefined) return known;
  const [, name = '', happened = ''] = /^(.+) (started|finished|canceled)$/s.exec(text) ?? [];
  return happened ? `${SIMULATION_ZH[name] ?? name} ${HAPPENED[happened]}` : undefined;
}

/** Texts that the simulation writes into the page in English without a translator. */
const SIMULATION_ZH: Readonly<Record<string, string>> = {
  'Business Rule Task': '业务规则任务',
  'Boundary Event': '边界事件',
  'Call Activity': '调用活动',
  'End Event': '结束事件',
  'Exclusive Gateway': '互斥网关',
  'Inclusive Gateway': '相容网关',
  'Intermediate Event': '中间事件',
  'Manual Task': '手工任务',
  'Parallel Gateway': '并行网关',
  'Receive Task': '接收任务',
  'Script Task': '脚本任务',
  'Send Task': '发送任务',
  'Service Task': '服务任务',
  'Start Event': '开始事件',
  'User Task': '用户任务',
  SubProcess: '子流程',
  Process: '流程',
  Task: '任务',
  Finished: '已完成',
  'Found unsupported elements': '存在不支持模拟的元素',
  'Not supported': '不支持',
  'Pause Simulation': '暂停模拟',
  'Play Simulation': '继续模拟',
  'Reset Simulation': '重置模拟',
  'Play/Pause Simulation': '继续/暂停模拟',
  'Toggle Simulation Log': '显示或隐藏模拟日志',
  'Simulation Log': '模拟日志',
  'No Entries': '暂无记录',
  'Set Sequence Flow': '选择顺序流',
  'Trigger Event': '触发事件',
  'Add pause point': '添加暂停点',
  'Remove pause point': '移除暂停点',
  'Set animation speed = Slow': '动画速度：慢',
  'Set animation speed = Normal': '动画速度：正常',
  'Set animation speed = Fast': '动画速度：快',
  'Token Simulation': '令牌模拟',
};
