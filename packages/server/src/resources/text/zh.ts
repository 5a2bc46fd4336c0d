/** Messages about imports and exports. */
export const zh = {
  otherFile: '该上传编号已用于另一个文件或模块，请重新选择文件后再导入',
  otherCall: '该提交编号已用于另一条内容，请刷新后重新填写',
  recordedTooOld: '记录时间早于 {days} 天前，请检查手机时间，重新填写后提交',
  taken: '第 {row} 行「{label}」已存在：{value}',
  wrongState: '当前状态为「{state}」，不能{step}，请刷新后重试',
  notYourTurn: '只有指定的人员可以{step}',
  settled: '当前状态为「{state}」，不能再编辑或删除',
  binGone: '该数据已不在回收站中，请刷新后查看',
  binTaken: '{reason}；占用它的是「{title}」，请先修改或删除后再恢复',
  binNeeds: '「{label}」所引用的「{title}」也在回收站中，请先恢复它',
  binLost: '「{label}」所引用的数据已不存在，无法恢复',
  binIncomplete: '系统升级后新增了必填项「{label}」，该数据缺少此项，无法恢复',
  binPart: '随它一起删除的数据所引用的内容已不存在，无法恢复',
  nothingToExport: '没有符合条件的数据可以导出',
  tooManyRows: '符合条件的数据超过 {limit} 条，请增加查询条件后再导出',
};

export type ResourcesText = Record<keyof typeof zh, string>;
