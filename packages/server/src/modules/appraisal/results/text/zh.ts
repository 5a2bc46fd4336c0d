/** Messages about appraisals. */
export const zh = {
  otherTarget: '模板“{name}”用于考评{target}，与计划的对象类型不符；请换模板或改对象类型',
  fewScorers: '模板要求至少 {least} 人评分，计划只有 {count} 人；请增加评分人',
  noChair: '模板按组长加权，请先选择评分组长',
  ownScore: '{name} 不能给自己评分，请更换评分人',
  goneTargets: '有 {count} 个被考评对象已删除或不在您的管理范围内，请重新选择',
  notScorer: '只有评分人本人能评分',
  otherItems: '评分表的指标与计划不一致，请重新打开评分页',
  otherProof: '“{item}”的证据没有上传成功，请重新添加',
  nothingThere: '全部指标都是缺项，无法计分；如对象不适用，请联系计划发起人取消',
  settled: '结果已汇总，不能再修改评分；需要更正的，由批准人退回重评',
  waiting: '已提交 {handed} 份评分表，模板要求至少 {least} 份；还差 {missing} 份',
  scorerApproves: '评分人不能批准结果或处理异议，请由其他人办理',
  scorerObjects: '评分人不能对自己评的结果提出异议',
  publicityOver: '公示已于 {day} 结束，不能再提出异议',
  newSheets: '请在 {day} 前评分：{name}',
  sheetsAgain: '请在 {day} 前重新评分：{name}',
  counted: '考评结果待批准：{name}，{score} 分',
  barred:
    '{name} 最近一次考评为不合格（{plan}，{day} 批准），{months} 个月内不能参建或进场；整改后重新考评合格即可解除',
};

export type AppraisalText = Record<keyof typeof zh, string>;
