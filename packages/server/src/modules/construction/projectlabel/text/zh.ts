export const zh = {
  notLabelled: '这类单据不能打标签',
  readOnly: '只能查看该单位的单据，不能修改它的标签',
  unknown: '标签不存在或不属于本单位，请刷新后重选',
  retired: '标签「{name}」已停用，请选择其他标签',
};
export type LabelsText = typeof zh;
