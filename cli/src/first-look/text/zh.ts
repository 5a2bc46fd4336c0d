/** Texts of `gongdi` without a command. */
export const zh = {
  found: '这个文件夹里有 {count} 个流程模型（{engines}）：',
  foundSoFar: '文件夹很大，只看了最近的部分：已找到 {count} 个流程模型（{engines}）：',
  noModels: '这个文件夹里没有流程模型（.bpmn）。可以从这里开始：',
  noModelsSoFar: '文件夹很大，看过的部分里没有流程模型（.bpmn）。请进入模型所在的文件夹，或从这里开始：',
  configured: '检查按 {names}',
  lint: '检查这些模型',
  info: '看每个模型里有什么',
  render: '把模型画成图',
  baseline: '记下现有的问题，以后只报告新的',
  serve: '启动服务和控制台（带演示数据）',
  serveAgain: '启动这个文件夹里的服务',
  new: '新建一个流程模型',
  more: 'gongdi --help 列出全部命令；gongdi <命令> --help 说明一个命令',
};

export type LookText = Record<keyof typeof zh, string>;
