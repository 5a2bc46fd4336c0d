export const zh = {
  document: '接口文档',
  nextNumber: '下一个编号',
  noGaps: '编号在保存记录时产生，不会跳号；删除的记录，其编号不再使用。没有所属项目的记录，项目编号为 0。',
};
