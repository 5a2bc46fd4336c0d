/** Messages for applicants. */
export const zh = {
  closed: '{site}暂未开放，请联系受理单位',
  notHere: '{site}不受理{what}',
  ticketLate: '提交已超时，请重新输入验证码后提交',
  tooManyFiles: '一次申请最多上传 {count} 个文件',
  tooManyBytes: '一次申请的附件合计最多 {size} MB，请压缩后重试',
  noRoom: '当前提交人数过多，附件暂时无法接收，请稍后重试或联系受理单位',
  notFound: '没有查到申请，请核对编号和手机号码',
  notReturned: '该申请当前不能补正，请重新查询',
  actor: '对外申请',
};

export type ApplicantText = Record<keyof typeof zh, string>;
