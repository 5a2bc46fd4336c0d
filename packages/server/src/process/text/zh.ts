/** Messages about process models and instances, as comparable systems word them. */
export const zh = {
  nameMissing: '流程名称不能为空',
  keyTaken: '已经存在流程标识为【{key}】的流程',
  keyFormat: '流程标识格式不正确，需要以字母或下划线开头，后接任意字母、数字、中划线、下划线、句点或美元符号！',
  keyMismatch: '流程定义的标识期望是({expected})，当前是({found})，请修改 BPMN 流程图',
  notExecutable: '流程({key})未设为可执行，请在常规信息中勾选“可执行”',
  noProcess: '图中没有流程，请先画出流程',
  unchanged: '流程定义部署失败，原因：信息未发生变化',
  atLine: '第 {line} 行：{message}',
};

export type ProcessText = Record<keyof typeof zh, string>;
