export const zh = {
  form: '验收记录表',
  below: '验收进展',
  belowAbout: '下级全部验收合格后才能报验；点击名称查看',
  name: '名称',
  state: '状态',
  lots: '检验批',
  accepted: '合格',
  failing: '不合格',
  firstTime: '一次验收合格率',
  total: '合计',
  none: '下面还没有检验批或下级工程，先完成划分',
  openLeft: '还有 {count} 项未验收合格，暂不能报验',
  ready: '下级已全部验收合格，可以报验',
  more: '超过 500 项，只显示前 500 项',
  signers: '验收签字',
  signed: '已签',
  unsigned: '未签',
  nobody: '没有登记人员',
  parts: { presents: '报验', besides: '参加', accepts: '验收' },
};

export type QualityText = typeof zh;
