/** Messages about the acceptance of works. */
export const zh = {
  present: '{level}报验',
  sign: '{level}签字',
  accept: '{level}验收',
  giveback: '{level}退回',
  modify: '{level}修改评定',
  refuse: '{level}不予验收',
  notDue: '{level}不需要{posts}签字',
  unsigned: '还缺{posts}签字，签完再验收',
  noGrade: '房屋建筑工程只有“合格”，不评优良',
  share: '下级优良的有 {good} 项，共 {all} 项，优良率 {rate}%，低于 {share}%，不能评优良',
  records: '质量控制资料不完整，不能验收；资料缺失时应委托检测鉴定',
  tests: '安全、节能、环保和主要使用功能检验未合格，不能验收',
  look: '请评定观感质量',
  lookPoor: '观感质量为“差”，返修后再验收',
  samples:
    '所含检验批的部位还有试样没有结论（待出结果 {open} 组，不合格未处置 {failed} 组）：{names}；全部有合格结论后再验收',
  sheets: '核查表还没有总监理工程师的符合结论：{forms}；在“验收进展”中打开或新建，完成核查后再报验',
  itemRefused: '分项工程不适用严禁验收；请在检验批上处理',
};

export type AssessText = Record<keyof typeof zh, string>;
