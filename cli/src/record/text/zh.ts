/** Texts of the commands about single records. */
export const zh = {
  badSet: '“{text}”写法有误，应为 字段=值',
  unknownField: '{resource}没有可填写的字段“{name}”；可用的有：{names}',
  fieldProblem: '「{label}」{problem}',
  passwordBySet: '「{label}」不能写在命令行里：请在终端中输入，或用环境变量 {variable}，或用 --password-stdin',
  passwordNeeded: '没有终端可供输入「{label}」：请设置环境变量 {variable} 或加 --password-stdin',
  passwordPrompt: '{label}：',
  badRecord: '{path} 不是一条记录的 JSON（应为 { "字段": 值 }）：{reason}',
  stdinTwice: '标准输入只能用一次：--file - 与 --password-stdin 不能同时使用',
  nothingGiven: '请用 --set 字段=值 或 --file 给出内容',
  noRecord: '没有找到{resource}“{text}”',
  severalRecords: '有 {count} 条{resource}叫“{text}”，请改用标识：{ids}',
  noSuchReference: '「{label}」没有找到“{text}”',
  severalReferences: '「{label}」有多条“{text}”，请改用标识：{ids}',
  added: '已新增{resource}“{title}”（{id}）',
  edited: '已修改{resource}“{title}”',
  unchanged: '{resource}“{title}”没有变化，未写入',
  deleted: '已删除{resource}“{title}”',
  wouldAdd: '检查通过，将新增{resource}“{title}”（试运行，未写入）',
  wouldEdit: '检查通过，将修改{resource}“{title}”：{fields}（试运行，未写入）',
  wouldDelete: '将删除{resource}“{title}”（试运行，未写入）',
  sureToDelete: '删除{resource}“{title}”？输入 y 确认：',
  notDeleted: '没有删除',
  yesNeeded: '没有终端可供确认：请加 --yes',
} as const;

export type RecordText = Record<keyof typeof zh, string>;
