export const zh = {
  title: '答复统计',
  all: '全部',
  works: '工程问题',
  feedback: '意见反馈',
  project: '项目',
  allProjects: '全部项目',
  period: '提出日期',
  none: '这段时间没有问题，换一段时间或项目试试',
  byAnswerer: '答复人',
  bySubject: '问题类别',
  share: '按期率',
  asked: '提出',
  waiting: '待答复',
  overdue: '超期未答',
  kept: '按期答复',
  late: '超期答复',
  accepted: '已认可',
  satisfied: '满意',
  mostly: '基本满意',
  reopened: '重开过',
};

export type QuestionsText = Record<keyof typeof zh, string>;
