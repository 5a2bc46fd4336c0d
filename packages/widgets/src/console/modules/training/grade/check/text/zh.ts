/** Texts of the page behind the code of a certificate. */
export const zh = {
  title: '合格证核验',
  heading: '安全教育考试合格证',
  nothingAsked: '请扫描合格证上的二维码打开此页',
  unknown: '没有这份合格证',
  unknownHint: '二维码不是本系统签发的，或已被改动。请联系发证单位核实。',
  failed: '核验失败，请重试',
  retry: '重试',
  valid: '证书真实，在有效期内',
  expired: '证书真实，但已过有效期',
  compare: '请与纸质证书上的姓名、编号核对。',
  number: '证书编号',
  person: '姓名',
  trade: '工种',
  paper: '考试',
  company: '发证单位',
  passed: '合格日期',
  until: '有效期至',
  always: '长期有效',
  read: '核验时间 {at}',
};

export type CheckText = Record<keyof typeof zh, string>;
