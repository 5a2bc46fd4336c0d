/** Messages about samples and deliveries. */
export const zh = {
  future: '日期不能晚于今天，请改选日期',
  beforeTaken: '日期不能早于取样日期 {day}，请改选日期',
  wrongCode: '报告上的委托编号与送检时的“{code}”不一致：请核对是否为该样品的报告',
  strengths: '混凝土强度试块请填写三个试件的强度',
  verdict: '请选择报告结论',
  tooYoung: '试验日期的龄期为 {days} 天，设计龄期为 {age} 天：请核对试验日期',
  tooOld: '试验日期的龄期为 {days} 天，超过设计龄期 {age} 天的允许时间：请在报告说明中写明原因',
  noTemperature: '从 {first} 起有 {count} 天没有温度，无法计算等效龄期：请在“天气记录”补充日平均气温，或选择测温设备',
  notCured: '到试验日期累计 {degrees} ℃·d、{days} 天，未达到 600 ℃·d 且 14 天：请核对试验日期和天气记录',
  noRelease: '“{kind}”出结果前不得放行使用：请等待报告',
  noDelivery: '请选择进场验收单',
  onlyMaterial: '只有进场材料的样品可以紧急放行',
  openSamples: '还有 {count} 组试件没有报告：全部登记后再评定，不能挑选',
  openFailures: '有 {count} 组试件无效或不合格正在处理：处理关闭后再评定',
  fewGroups: '应取 {planned} 组，只有 {taken} 组有结果：请补足取样，或核对方量、班次和楼层',
  fewWitnessed: '应有 {needed} 组见证取样，只有 {taken} 组：请核对样品的见证人',
  notPassed: '最近一次处理没有合格，不能认可：请继续处理，或选“返工或退场”',
  reworkOnly: '最近一次处理是返工、更换或退场：请选“返工或退场”关闭',
  notAcceptable: '“{kind}”不合格不得使用：只能退场',
  voidGroup: '三个试件的最大值和最小值与中间值之差都超过 15%，该组无效',
  labFailed: '报告 {report} 结论为不合格',
  lotFailed:
    'C{grade} 共 {groups} 组，平均值 {mean} MPa（应不小于 {requiredMean}），最小值 {least} MPa（应不小于 {requiredLeast}）',
  failed: '不合格：{name}',
  ready: '同条件试块达到 600 ℃·d，可以试验：{name}',
  planExcess: '订货量超出计划量 {planned} 的 {share}%：请调整订货量，或先增加计划',
  followsDelivery: '该批材料由进场验收单带入，请在“材料进场验收”办理',
  recalled: '在用材料批次被召回，已停止领用：{name} {batch}',
};

export type SampleText = typeof zh;
