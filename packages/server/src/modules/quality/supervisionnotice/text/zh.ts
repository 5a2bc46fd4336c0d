/** Messages about notices of the supervision and orders that stop the works. */
export const zh = {
  issue: '签发监理通知',
  recheck: '复查监理通知',
  stop: '签发工程暂停令',
  review: '复工审核',
  ask: '复工报审',
  approve: '复工审批',
  resume: '签发复工令',
  samePerson: '回复人不能是签发人，请另选回复人',
  dueBefore: '回复期限不能早于今天，请改选日期',
  stopBefore: '停工日期不能早于签发日 {day}，不能倒填',
  resumeBefore: '复工日期不能早于签发复工令的日期 {day}，不能倒填',
};

export type NoticeText = Record<keyof typeof zh, string>;
