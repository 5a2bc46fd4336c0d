/** Messages for applicants. */
export const zh = {
  closed: '{site}暂未开放，请联系受理单位',
  noPersons: '{site}不受理人员登记',
  ticketLate: '提交已超时，请重新输入验证码后提交',
  tooManyFiles: '一次申请最多上传 {count} 个文件',
  tooManyBytes: '一次申请的附件合计最多 {size} MB，请压缩后重试',
  noRoom: '当前提交人数过多，附件暂时无法接收，请稍后重试或联系受理单位',
  notFound: '没有查到申请，请核对编号和手机号码',
  notReturned: '该申请当前不能补正，请重新查询',
  personOpen: '该人员在本站点已有未办结的登记，不能重复提交；请凭登记编号和手机号码查询进度，被退回的在查询页补正',
  applicationOpen:
    '该申请主体就此项目的同一事项已有未办结的申请，不能重复提交；请凭申请编号和联系电话查询进度，被退回的在查询页补正',
  actor: '对外申请',
};

export type ApplicantText = Record<keyof typeof zh, string>;
