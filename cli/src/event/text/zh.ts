/** Texts of the command that sends events to processes. */
export const zh = {
  kindUnknown: '没有名为“{kind}”的事件；可用的有：message（消息）、signal（信号）、condition（条件）',
  nameMissing: '请给出消息或信号的名称',
  nameForCondition: '条件没有名称，请用 --set 或 --variables 给出变量',
  badSet: '“{text}”写法有误，应为 变量=值',
  badVariables: '--variables 应为 JSON 对象：{reason}',
  notForSignal: '信号没有业务标识，请去掉 --business-key',
  notForCondition: '条件不指定流程实例，请去掉 --instance',
  delivered: '消息已送达流程 {id}',
  started: '没有流程在等待，已启动流程 {id}',
  reached: '信号已送达 {count} 处',
  sent: '信号已发送',
  begun: '已启动 {count} 个流程：{ids}',
  nobody: '没有流程在等待，或没有条件成立',
};

export type EventText = Record<keyof typeof zh, string>;
