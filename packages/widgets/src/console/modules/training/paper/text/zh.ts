/** Texts of papers. */
export const zh = {
  assign: '安排考试',
  sittings: '查看考试',
  questions: '试卷题目（发布时冻结）',
  staff: '人员档案',
  staffHint: '没有账号的工人在现场设备上由管理人员开考',
  accounts: '平台账号',
  due: '考试期限',
  choose: '请选择人员',
  chooseAccounts: '请选择账号',
  assigned: '已安排 {added} 人，{left} 人已安排或已合格，未重复安排',
};

export type PaperText = Record<keyof typeof zh, string>;
