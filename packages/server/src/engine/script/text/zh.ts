/** Error messages about the scripts of process models. */
export const zh = {
  language: '不支持 {format} 脚本，请改写为 JavaScript（scriptFormat="javascript"）',
  noLanguage: '脚本没有写明语言，请设置 scriptFormat="javascript"',
  syntax: '脚本有语法错误{where}：{message}',
  thrown: '脚本执行出错{where}：{message}',
  java: '脚本执行出错{where}：{message}。脚本中没有 Java 类，只有流程变量与 execution',
  time: '脚本运行超过 {milliseconds} 毫秒，已被终止',
  memory: '脚本占用的内存超过 {mebibytes} MB，已被终止',
  stack: '脚本的调用或数据嵌套过深，已被终止',
  crash: '脚本运行环境异常，已重新启动，请重试',
  sourceTooLong: '脚本过长（{length} 个字符），最多 {limit} 个字符',
  inputTooLarge: '流程变量过大，无法交给脚本（最多 {limit} 个字符）',
  outputTooLarge: '脚本的结果过大（最多 {limit} 个字符）',
  outputTooDeep: '脚本的结果“{name}”嵌套超过 {limit} 层',
  outputText: '脚本的结果“{name}”含有无法保存的字符',
  outputName: '脚本不能写入名为“{name}”的变量',
  atLine: '（第 {line} 行）',
};

export type ScriptText = Record<keyof typeof zh, string>;
