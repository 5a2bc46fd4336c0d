/** Texts of the work points of a project. */
export const zh = {
  title: '作业点',
  add: '新增作业点',
  edit: '编辑作业点',
  name: '名称',
  nameMissing: '请输入名称',
  address: '地址',
  place: '坐标',
  longitude: '经度',
  latitude: '纬度',
  longitudeMissing: '请输入经度，或在地图上选点',
  latitudeMissing: '请输入纬度，或在地图上选点',
  system: '坐标系',
  radius: '作业半径（米）',
  remark: '备注',
  pick: '地图选点',
  updated: '更新时间',
  operation: '操作',
  change: '编辑',
  remove: '删除',
  removeConfirm: '确定删除作业点「{name}」吗？',
  removeConsequence: '删除后不能恢复。',
  save: '保存',
  cancel: '取消',
  saved: '保存成功',
};

export type WorkPointText = Record<keyof typeof zh, string>;
