/** What applicants are told. */
export const zh = {
  closed: '{site}暂未开放，请联系受理单位',
  noPersons: '{site}不受理人员登记',
  ticketLate: '提交已超时，请重新输入验证码后提交',
  tooManyFiles: '一次申请最多上传 {count} 个文件',
  notFound: '没有查到申请，请核对编号和手机号码',
  notReturned: '该申请当前不能补正，请重新查询',
  actor: '对外申请',
};

export type ApplicantText = Record<keyof typeof zh, string>;
