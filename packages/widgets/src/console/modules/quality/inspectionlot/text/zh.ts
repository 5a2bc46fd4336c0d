export const zh = {
  wizard: '批量划分',
  wizardHelp: '按部位划分检验批：所选部位下该层级的每个部位一个检验批，已有的不重复；检查项目取自该分项最近的检验批。',
  needed: '请填写',
  partBelow: '部位范围',
  partKind: '每个检验批的部位层级',
  preview: '预览',
  generate: '划分',
  willAdd: '将新增 {count} 个检验批，最小抽样数量 {least}，确认后划分',
  nothingToAdd: '没有可划分的部位：该层级没有部位，或都已有检验批',
  generated: '已划分 {count} 个检验批',
};

export type LotText = typeof zh;
