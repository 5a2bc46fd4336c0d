/** Texts of trainings. */
export const zh = {
  sign: '签到',
  person: '人员培训档案',
  who: '人员',
  choose: '请选择人员',
  complete: '三级安全教育和考试齐全',
  missing: '缺 {count} 项，不满足上岗要求',
  met: '已满足',
  company: '公司级安全教育',
  project: '项目级安全教育',
  team: '班组级安全教育',
  comeBack: '复工教育',
  yearly: '年度继续教育',
  exam: '考试',
  card: '打印三级教育卡',
  signs: '签到记录',
  exams: '考试记录',
};

export type TrainText = Record<keyof typeof zh, string>;
