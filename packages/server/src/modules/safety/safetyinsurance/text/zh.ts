export const zh = {
  future: '出险时间不能晚于现在',
  outside: '出险日期 {day} 不在保障期 {from} 至 {to} 内，请选择当时在保的保单',
  elsewhere: '伤员不属于该项目，请选择本项目的人员',
  notNamed: '该保单为记名承保，伤员当日不在参保名单中，请选择其他保单',
  claim: '{kind}出险：{place}',
  overAssessed: '赔付 {paid} 元超过定损 {assessed} 元',
  overInsured: '保单累计保额 {insured} 元，已赔付 {claimed} 元，只能再赔付 {rest} 元',
  notAbove: '金额必须大于零',
  laterPaid: '赔付日期不能晚于今天',
  everybody: '不记名保单覆盖项目全部人员，不需要名单',
  twice: '该人员已在这张保单的名单中',
  ending: '{kind}保单 {number} 将于 {day} 到期，请及时续保',
  endedGap: '{kind}保单 {number} 已到期，项目没有在保的{kind}，请立即续保',
  ended: '{kind}保单 {number} 已到期，项目另有在保的{kind}',
};
export type InsuranceText = typeof zh;
